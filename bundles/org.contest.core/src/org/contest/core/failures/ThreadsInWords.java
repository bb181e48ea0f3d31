/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.failures;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contest.core.source.Frame;
import org.contest.core.source.SimpleNames;

/**
 * Reads the message of a deadlock or a hang, which names each thread, what it waits for and where:
 * {@code 0.1 "a" waits for the monitor of a Fork held by 0.2 "b" at Philosopher.run(Philosopher.java:29); ...}.
 */
final class ThreadsInWords {

    private static final Pattern START = Pattern.compile("(?:^|; |: )(\\d+(?:\\.\\d+)*) \"([^\"]*)\" "); //$NON-NLS-1$
    private static final Pattern OWNER =
        Pattern.compile("(?: held by|waits for the end of| initialized by) (\\d+(?:\\.\\d+)*) \"([^\"]*)\"");
    private static final Pattern RESOURCE = Pattern.compile("(?:of|for) (?:class )?([A-Z][\\w$]*)"); //$NON-NLS-1$
    private static final String AT = " at "; //$NON-NLS-1$

    private ThreadsInWords() {
    }

    /** The threads that a message tells of; none when it tells of none. */
    static List<FailureThread> in(String message) {
        List<FailureThread> threads = new ArrayList<>();
        Matcher start = START.matcher(message);
        boolean found = start.find();
        while (found) {
            String identity = String.valueOf(start.group(1));
            String name = String.valueOf(start.group(2));
            int from = start.end();
            found = start.find();
            threads.add(thread(identity, name, message.substring(from, found ? start.start() : message.length())));
        }
        return threads;
    }

    private static FailureThread thread(String identity, String name, String text) {
        int at = text.lastIndexOf(AT);
        String frame = at < 0 ? "" : text.substring(at + AT.length()); //$NON-NLS-1$
        boolean hasFrame = Frame.parse(frame) != null;
        String words = SimpleNames.in(hasFrame ? text.substring(0, at) : text);
        Matcher owner = OWNER.matcher(words);
        String waitsFor = owner.find() ? String.valueOf(owner.group(1)) : ""; //$NON-NLS-1$
        Matcher resource = RESOURCE.matcher(words);
        return new FailureThread(identity, name, withoutIdentities(words), waitsFor,
            resource.find() ? String.valueOf(resource.group(1)) : "", hasFrame ? List.of(frame) : List.of(), -1, true);
    }

    private static String withoutIdentities(String words) {
        return String.valueOf(OWNER.matcher(words).replaceAll(owner -> String.valueOf(owner.group())
            .replace(owner.group(1) + " \"" + owner.group(2) + '"', owner.group(2)))); //$NON-NLS-1$
    }
}
