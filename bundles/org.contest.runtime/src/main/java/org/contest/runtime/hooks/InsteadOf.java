/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.hooks;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.contest.protocol.EventKind;

/**
 * Says of a hook which methods of the JDK it stands for: instrumentation calls the hook in place of them, with the same
 * operands and the site after them. Instrumentation reads it in the class file. A method is written as internal name of
 * the class, dot, name and descriptor, and after a space the first release of the JDK that has it, where that is newer
 * than the oldest one that programs run on.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface InsteadOf {

    /** In place of every call. */
    String[] value() default {};

    /** In place of calls that may come to an override. */
    String[] dispatched() default {};

    /** In place of calls of the very method, as by {@code super}. */
    String[] direct() default {};

    /** The event that the call is. */
    EventKind event();
}
