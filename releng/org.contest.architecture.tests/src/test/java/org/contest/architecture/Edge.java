/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.architecture;

import java.nio.file.Path;

/**
 * One use of something by a bundle.
 *
 * @param bundle the name of the bundle that uses
 * @param kind how it does
 * @param target a bundle name, a Maven group or, for an import, a package or class
 * @param where the file that says so
 */
record Edge(String bundle, Kind kind, String target, Path where) {

    enum Kind {
        MANIFEST, POM, IMPORT
    }

    @Override
    public String toString() {
        return bundle + " uses " + target + " in " + where + ", which bundles/README.md does not allow";
    }
}
