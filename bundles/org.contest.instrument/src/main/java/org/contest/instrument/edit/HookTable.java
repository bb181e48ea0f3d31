/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.contest.protocol.EventKind;
import org.objectweb.asm.tree.MethodNode;

/** The methods of the JDK that hooks stand for, as the annotations of the hooks say. */
public final class HookTable {

    private static final String ANNOTATION = "Lorg/contest/runtime/hooks/InsteadOf;";
    private static final List<InsteadOf> ROWS = rows();

    private HookTable() {
    }

    private static List<InsteadOf> rows() {
        List<InsteadOf> rows = new ArrayList<>();
        for (HookClass type : HookClass.values()) {
            for (MethodNode method : type.methods()) {
                if (method.invisibleAnnotations != null) {
                    HookMethod hook = new HookMethod(type.internalName(), method.name, method.desc);
                    method.invisibleAnnotations.stream().filter(annotation -> annotation.desc.equals(ANNOTATION))
                        .forEach(annotation -> add(rows, annotation.values, hook));
                }
            }
        }
        return List.copyOf(rows);
    }

    /** Names and values of the annotation take turns; an enum constant is its type and its name. */
    private static void add(List<InsteadOf> rows, List<Object> values, HookMethod hook) {
        EventKind event = EventKind.valueOf(((String[]) values.get(values.indexOf("event") + 1))[1]);
        for (int i = 0; i < values.size(); i += 2) {
            if (values.get(i + 1) instanceof List<?> methods) {
                InsteadOf.Calls calls = InsteadOf.Calls.valueOf(((String) values.get(i)).toUpperCase(Locale.ROOT));
                methods.forEach(text -> rows.add(InsteadOf.parse((String) text, calls, event, hook)));
            }
        }
    }

    /** The rows of a class, by internal name. */
    public static List<InsteadOf> of(String owner) {
        return ROWS.stream().filter(row -> row.owner().equals(owner)).toList();
    }

    /** All rows. */
    public static List<InsteadOf> all() {
        return ROWS;
    }
}
