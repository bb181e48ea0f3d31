/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.model;

import org.eclipse.debug.core.DebugException;
import org.eclipse.jdt.debug.core.IJavaObject;
import org.eclipse.jdt.debug.core.IJavaStackFrame;

/** Names of classes as a trace has them: the debugger adds type parameters to those of generic classes. */
public final class TypeNames {

    private static final char PARAMETERS = '<';

    private TypeNames() {
    }

    /** The class whose method a frame is in. */
    static String of(IJavaStackFrame frame) throws DebugException {
        return plain(frame.getDeclaringTypeName());
    }

    /** The class of an object. */
    public static String of(IJavaObject object) throws DebugException {
        return plain(object.getReferenceTypeName());
    }

    private static String plain(String name) {
        int end = name.indexOf(PARAMETERS);
        return end < 0 ? name : name.substring(0, end);
    }
}
