/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.report;

import org.contest.engine.Campaign;

/** A format to write campaigns in. One format, one class; all are listed in {@link Reports}. */
public interface Report {

    /** The name on the command line. */
    String name();

    /** The whole report. */
    String write(Campaign campaign);
}
