/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.report;

/** Escapes text for XML and HTML. */
final class Xml {

    private static final int FIRST_PRINTABLE = 0x20;

    private Xml() {
    }

    /**
     * The text for element content and for attributes in double quotes; characters that XML cannot hold are dropped.
     */
    static String escape(String text) {
        StringBuilder escaped = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            switch (c) {
            case '<' -> escaped.append("&lt;");
            case '>' -> escaped.append("&gt;");
            case '&' -> escaped.append("&amp;");
            case '"' -> escaped.append("&quot;");
            case '\n' -> escaped.append("&#10;");
            default -> {
                if (c >= FIRST_PRINTABLE && !Character.isISOControl(c) && c != 0xFFFE && c != 0xFFFF
                    && !(c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) || c == '\t') {
                    escaped.appendCodePoint(c);
                }
            }
            }
        });
        return escaped.toString();
    }
}
