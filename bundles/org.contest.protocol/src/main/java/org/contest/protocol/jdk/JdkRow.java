/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol.jdk;

import java.util.ArrayList;
import java.util.List;

/**
 * A class in {@link JdkFacts}, and what of it counts.
 *
 * @param type a class or package, or the beginning of its name
 * @param members names of its members; none where the whole counts
 */
public record JdkRow(JdkName type, List<JdkName> members) {

    /** Copies the list. */
    public JdkRow {
        members = List.copyOf(members);
    }

    /** The rows of a table of words. */
    static List<JdkRow> parse(String table) {
        List<JdkRow> rows = new ArrayList<>();
        List<JdkName> members = new ArrayList<>();
        JdkName type = null;
        for (JdkName word : words(table)) {
            if (word.text().indexOf('/') < 0) {
                members.add(word);
            } else {
                if (type != null) {
                    rows.add(new JdkRow(type, members));
                }
                type = word;
                members = new ArrayList<>();
            }
        }
        if (type != null) {
            rows.add(new JdkRow(type, members));
        }
        return List.copyOf(rows);
    }

    private static List<JdkName> words(String table) {
        List<JdkName> words = new ArrayList<>();
        int begin = 0;
        for (int at = 0; at <= table.length(); at++) {
            if (at == table.length() || table.charAt(at) <= ' ') {
                if (at > begin) {
                    words.add(JdkName.parse(table.substring(begin, at)));
                }
                begin = at + 1;
            }
        }
        return words;
    }
}
