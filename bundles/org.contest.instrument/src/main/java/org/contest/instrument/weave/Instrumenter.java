/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.weave;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.contest.instrument.ClassFiles;
import org.contest.instrument.InstrumentOptions;
import org.contest.instrument.Instrumented;
import org.contest.instrument.Reductions;
import org.contest.instrument.SiteMarks;
import org.contest.instrument.Style;
import org.contest.instrument.Treatment;
import org.contest.instrument.edit.ClassEdit;
import org.contest.instrument.edit.ClassSites;
import org.contest.instrument.edit.MethodEdit;
import org.contest.instrument.edit.VisibleParameters;
import org.contest.instrument.escape.CoverageProbes;
import org.contest.instrument.escape.EscapeAnalysis;
import org.contest.instrument.escape.Freshness;
import org.contest.instrument.rules.BodyRule;
import org.contest.instrument.rules.InstructionRule;
import org.contest.instrument.rules.Rules;
import org.contest.instrument.types.Hierarchy;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/**
 * Instruments single classes: the main entry point of this bundle. Depends on nothing but the bytes, the options, the
 * treatment and what the hierarchy says of other classes; the same input gives the same output.
 */
public final class Instrumenter {

    /** The newest class file version that is understood; ASM refuses newer ones, so they are an error with a name. */
    public static final int NEWEST_CLASS_FILE = Opcodes.V26;

    /** Where a class file has its version. */
    private static final int MAJOR_VERSION = 6;
    /** In older class files the JVM reads no frames; those that a generator wrote have another form. */
    private static final int FRAMES_SINCE = Opcodes.V1_6;

    private static final String LONG_METHOD = "it would exceed the 64 KB limit of the JVM with hooks, so it has none";

    private static final SiteMarks NO_MARKS = new SiteMarks(0, new int[0]);

    private final InstrumentOptions options;

    /** An instrumenter for one JVM. */
    public Instrumenter(InstrumentOptions options) {
        this.options = options;
    }

    /**
     * Instruments a class.
     *
     * @throws RuntimeException what ASM throws when the class file is damaged, too new, or would become too large
     */
    public Instrumented instrument(byte[] bytes, Treatment treatment, Hierarchy hierarchy) {
        Map<String, String> leftAlone = new LinkedHashMap<>();
        Set<String> tight = new HashSet<>();
        while (true) {
            try {
                return attempt(bytes, treatment, hierarchy, leftAlone, tight);
            } catch (MethodTooLargeException e) {
                String method = e.getMethodName() + e.getDescriptor();
                if (!tight.add(method) && leftAlone.put(method, LONG_METHOD) != null) {
                    throw e;
                }
            }
        }
    }

    private Instrumented attempt(byte[] bytes, Treatment treatment, Hierarchy hierarchy,
        Map<String, String> leftAlone, Set<String> tight) {
        ClassReader reader = new ClassReader(bytes);
        ClassNode node = new ClassNode();
        reader.accept(node, reader.readUnsignedShort(MAJOR_VERSION) < FRAMES_SINCE ? ClassReader.SKIP_FRAMES : 0);
        Style style = treatment.hasProgramMonitors() ? options.programStyle() : Style.REAL;
        ClassSites sites = new ClassSites(node.name.replace('/', '.'), SiteMarks.free(bytes));
        ClassEdit edit = new ClassEdit(node, treatment, style, options, hierarchy, sites, new Reductions(), tight);
        boolean changed = treatment != Treatment.JDK_ORDER && MethodReferences.unfold(edit);
        for (MethodNode method : inOrder(node, treatment)) {
            if (method.instructions.size() > 0 && !leftAlone.containsKey(method.name + method.desc)) {
                changed |= method(edit, method, leftAlone);
            }
        }
        List<String> reasons =
            new ArrayList<>(leftAlone.entrySet().stream().map(e -> e.getKey() + ": " + e.getValue()).toList());
        if (treatment.isJdk()) {
            reasons.addAll(MissingMembers.of(node));
        }
        byte[] marked = changed ? write(reader, node) : null;
        SiteMarks marks = changed ? SiteMarks.find(marked, sites.mark(), sites.count()) : NO_MARKS;
        return new Instrumented(node.name.replace('/', '.'), ClassFiles.crc(bytes), marked, marks, sites.count(),
            sites.lines().getBytes(StandardCharsets.UTF_8), sites.variables(), edit.reductions(), reasons);
    }

    /**
     * Sites are numbered in this order. The JVM gives out the methods of a class that it has loaded in another order
     * than the class file: by addresses, which differ between JVMs.
     */
    private static List<MethodNode> inOrder(ClassNode node, Treatment treatment) {
        return treatment.isJdk()
            ? node.methods.stream().sorted(Comparator.comparing(method -> method.name + method.desc)).toList()
            : node.methods;
    }

    private static byte[] write(ClassReader reader, ClassNode node) {
        ClassWriter writer = new ClassWriter(reader, 0);
        node.accept(writer);
        return writer.toByteArray();
    }

    private static boolean method(ClassEdit owner, MethodNode method, Map<String, String> leftAlone) {
        List<InstructionRule> rules = isPlain(owner, method) ? List.of()
            : Rules.instructions(owner.treatment(), owner.node().name, method.name);
        Freshness freshness = Freshness.UNKNOWN;
        if (!rules.isEmpty() && owner.treatment() != Treatment.JDK_ORDER) {
            try {
                freshness = EscapeAnalysis.of(owner.node().name, method);
            } catch (AnalyzerException | RuntimeException e) {
                leftAlone.put(method.name + method.desc, "its code could not be analyzed: " + e.getMessage());
                return false;
            }
        }
        MethodEdit edit = new MethodEdit(owner, method, freshness);
        VisibleParameters parameters = new VisibleParameters(method);
        instructions(edit, rules);
        for (BodyRule rule : Rules.bodies(owner.treatment())) {
            rule.apply(edit);
        }
        if (edit.isChanged()) {
            parameters.widen();
            method.maxStack += MethodEdit.EXTRA_STACK;
        }
        return edit.isChanged();
    }

    /** Applies the rules for single instructions that have events. Returns true when one has changed the method. */
    static boolean instructions(ClassEdit owner, MethodNode method) {
        MethodEdit edit = new MethodEdit(owner, method, Freshness.UNKNOWN);
        instructions(edit, Rules.instructions(Treatment.PROGRAM, owner.node().name, method.name));
        return edit.isChanged();
    }

    private static void instructions(MethodEdit edit, List<InstructionRule> rules) {
        for (AbstractInsnNode node = edit.method().instructions.getFirst(); node != null;) {
            AbstractInsnNode next = node.getNext();
            edit.passed(node);
            apply(rules, node, edit);
            node = next;
        }
    }

    /** Coverage probes of another agent, and JDK methods that are one atomic operation, have no events inside. */
    private static boolean isPlain(ClassEdit owner, MethodNode method) {
        return CoverageProbes.isName(method.name)
            || owner.treatment().hasAtomicMethods() && (method.access & Opcodes.ACC_SYNCHRONIZED) != 0;
    }

    private static void apply(List<InstructionRule> rules, AbstractInsnNode node, MethodEdit edit) {
        if (node.getOpcode() < 0) {
            return;
        }
        for (InstructionRule rule : rules) {
            if (rule.apply(node, edit)) {
                return;
            }
        }
    }
}
