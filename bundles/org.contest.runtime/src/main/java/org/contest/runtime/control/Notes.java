/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.control;

import java.util.ArrayList;
import java.util.List;

/** Sentences for the user about one run; from any thread. */
final class Notes {

    private static final int MOST = 50;

    private final List<String> sentences = new ArrayList<>();
    private boolean partly;

    synchronized void add(String sentence) {
        if (sentences.size() < MOST && !sentences.contains(sentence)) {
            sentences.add(sentence);
        }
    }

    /** As {@link #add}, for a thread that was out of control. */
    synchronized void addPartly(String sentence) {
        partly = true;
        add(sentence);
    }

    synchronized List<String> list() {
        return List.copyOf(sentences);
    }

    synchronized boolean isPartly() {
        return partly;
    }
}
