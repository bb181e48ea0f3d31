/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.weave;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.contest.protocol.jdk.JdkFacts;
import org.contest.protocol.jdk.MissingMember;
import org.objectweb.asm.tree.ClassNode;

/** Finds members of a class of the JDK that ConTest relies on, and that this release of the JDK does not have. */
final class MissingMembers {

    private static final int RELEASE_0 = 44;

    private MissingMembers() {
    }

    /** The sentences for the health report; the JDK compiles its classes for its own release. */
    static List<String> of(ClassNode type) {
        Set<String> present = new HashSet<>();
        type.methods.forEach(method -> present.add(method.name));
        type.fields.forEach(field -> present.add(field.name));
        int release = (type.version & 0xFFFF) - RELEASE_0;
        List<String> sentences = new ArrayList<>();
        for (String member : JdkFacts.SECTION.missing(type.name, present, release)) {
            sentences.add(MissingMember.inWords(member, "what takes its place may show as events of the program"));
        }
        for (String member : JdkFacts.ENTERED.missing(type.name, present, release)) {
            sentences.add(MissingMember.inWords(member, "what happens there is not seen"));
        }
        return sentences;
    }
}
