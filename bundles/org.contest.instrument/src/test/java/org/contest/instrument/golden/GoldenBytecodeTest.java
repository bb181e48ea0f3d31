/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument.golden;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.contest.instrument.InstrumentOptions;
import org.contest.instrument.Instrumented;
import org.contest.instrument.Scope;
import org.contest.instrument.Style;
import org.contest.instrument.Treatment;
import org.contest.instrument.edit.Hook;
import org.contest.instrument.types.ClassSources;
import org.contest.instrument.weave.Instrumenter;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.contest.protocol.needs.EventNeeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.util.CheckClassAdapter;
import org.objectweb.asm.util.Textifier;
import org.objectweb.asm.util.TraceMethodVisitor;

/**
 * Compares what is emitted for each method of {@link Samples} with the golden text. After a wanted change run with
 * {@code -Dcontest.golden.refresh=true} and review the difference.
 */
class GoldenBytecodeTest {

    private static final Set<String> OF_COMPILER = Set.of("<init>()V", "handle()Ljava/lang/invoke/VarHandle;");
    private static final Set<String> OF_SAMPLES =
        Set.of("<init>()V", "handle()Ljava/lang/invoke/VarHandle;", "<clinit>()V");
    private static final RunOptions LEAVING_OUT = RunOptions.defaults().with(Key.EXCLUDE, "org.objectweb.*");
    private static final Path FOLDER = Path.of("src/test/resources/golden");

    private static final List<Class<?>> TYPES = List.of(Samples.class, Samples.Runner.class, Samples.Loud.class,
        Samples.Quiet.class, Samples.Extension.class);

    @ParameterizedTest
    @EnumSource(Style.class)
    void each_kind_of_event_has_its_golden_bytecode(Style style) throws IOException {
        StringBuilder text = new StringBuilder();
        for (Class<?> type : TYPES) {
            text.append(text(instrument(style, type), type == Samples.class ? OF_SAMPLES : OF_COMPILER));
        }
        text.append(text(instrument(style, JdkSamples.linking(), Treatment.PROGRAM), OF_COMPILER));
        compare(style.name().toLowerCase(Locale.ROOT) + ".txt", text.toString());
    }

    @Test
    void each_place_in_the_jdk_has_its_golden_bytecode() throws IOException {
        StringBuilder text = new StringBuilder();
        for (JdkSamples.Sample sample : JdkSamples.all()) {
            assertEquals(sample.treatment(), new Scope(RunOptions.defaults()).treatment(sample.name(), true));
            text.append("==== ").append(sample.name()).append('\n')
                .append(text(instrument(Style.REAL, sample.bytes(), sample.treatment()), Set.of()));
        }
        compare("jdk.txt", text.toString());
    }

    @Test
    void own_code_has_its_golden_bytecode() throws IOException {
        StringBuilder text = new StringBuilder();
        for (Style style : Style.values()) {
            try (InputStream in = OwnSamples.class.getResourceAsStream("OwnSamples.class")) {
                text.append("==== ").append(style).append('\n')
                    .append(text(instrument(style, in.readAllBytes(), Treatment.OWN, LEAVING_OUT), Set.of()));
            }
        }
        compare("own.txt", text.toString());
    }

    @Test
    void each_hook_has_a_golden_sample() throws IOException {
        String golden = "";
        for (String file : List.of("real.txt", "model.txt", "jdk.txt", "own.txt")) {
            golden += Files.readString(FOLDER.resolve(file));
        }
        for (Hook hook : Hook.values()) {
            String call = "INVOKESTATIC " + hook.owner() + '.' + hook.method() + ' ' + hook.descriptor() + '\n';
            assertTrue(golden.contains(call), "no golden sample has " + hook);
        }
    }

    private static void compare(String file, String actual) throws IOException {
        Path golden = FOLDER.resolve(file);
        if (Boolean.getBoolean("contest.golden.refresh")) {
            Files.createDirectories(FOLDER);
            Files.writeString(golden, actual);
        }
        assertEquals(Files.readString(golden), actual,
            "golden bytecode; refresh with -Dcontest.golden.refresh=true and review");
    }

    @ParameterizedTest
    @EnumSource(Style.class)
    void what_is_emitted_is_structurally_valid(Style style) throws IOException {
        StringWriter problems = new StringWriter();
        CheckClassAdapter.verify(new ClassReader(instrument(style, Samples.class).bytes(0)),
            getClass().getClassLoader(), false, new PrintWriter(problems));
        assertEquals("", problems.toString());
    }

    @ParameterizedTest
    @EnumSource(Style.class)
    void the_same_bytes_give_the_same_sites(Style style) throws IOException {
        Instrumented first = instrument(style, Samples.class);
        assertArrayEquals(first.siteLines(), instrument(style, Samples.class).siteLines());
        assertTrue(first.siteCount() > 30);
    }

    private static Instrumented instrument(Style style, Class<?> type) throws IOException {
        String resource = '/' + type.getName().replace('.', '/') + ".class";
        try (InputStream in = type.getResourceAsStream(resource)) {
            return instrument(style, in.readAllBytes(), Treatment.PROGRAM);
        }
    }

    private static Instrumented instrument(Style style, byte[] bytes, Treatment treatment) {
        return instrument(style, bytes, treatment, RunOptions.defaults());
    }

    private static Instrumented instrument(Style style, byte[] bytes, Treatment treatment, RunOptions options) {
        return new Instrumenter(
            new InstrumentOptions(style, new EventNeeds(style == Style.MODEL, true, true, true, true),
                new Scope(options)))
            .instrument(bytes, treatment,
                new ClassSources().hierarchy(Samples.class.getClassLoader()));
    }

    private static String text(Instrumented type, Set<String> leftOut) {
        ClassNode node = new ClassNode();
        new ClassReader(type.bytes(0)).accept(node, ClassReader.SKIP_FRAMES);
        Map<String, String> methods = new TreeMap<>();
        for (MethodNode method : node.methods) {
            if (!leftOut.contains(method.name + method.desc)) {
                methods.put(method.name + method.desc, body(method));
            }
        }
        StringBuilder all = new StringBuilder();
        methods.forEach((name, body) -> all.append("== ").append(name).append('\n').append(body));
        return all.toString();
    }

    private static String body(MethodNode method) {
        method.localVariables = null;
        Textifier textifier = new Textifier();
        method.accept(new TraceMethodVisitor(textifier));
        StringWriter text = new StringWriter();
        textifier.print(new PrintWriter(text, true));
        return text.toString().replaceAll("(?m)^ *LINENUMBER.*\\n", "").replaceAll("(?m)^ *MAX.*\\n", "");
    }
}
