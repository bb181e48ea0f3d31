/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
// kind: correct
// libs: org.apache.commons:commons-lang3:3.0
import org.apache.commons.lang3.time.FastDateFormat;

/** LANG-1055 and before it: caches of formats. */
public class BugLang3FormatCache {

    public static void main(String[] args) throws Exception {
        Together.run(3, i -> Together.check(FastDateFormat.getInstance("yyyy-MM-dd").format(0L).length() == 10, i));
    }
}
