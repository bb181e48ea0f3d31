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
import java.util.Map;
import java.util.TreeMap;
import org.contest.instrument.InstrumentOptions;
import org.contest.instrument.Instrumented;
import org.contest.instrument.Scope;
import org.contest.instrument.edit.Instrumenter;
import org.contest.instrument.Style;
import org.contest.instrument.Treatment;
import org.contest.instrument.types.ClassSources;
import org.contest.protocol.EventNeeds;
import org.contest.protocol.RunOptions;
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

    private static final Path FOLDER = Path.of("src/test/resources/golden");

    @ParameterizedTest
    @EnumSource(Style.class)
    void each_kind_of_event_has_its_golden_bytecode(Style style) throws IOException {
        String actual = text(style, Samples.class) + text(style, Samples.Runner.class);
        Path golden = FOLDER.resolve(style.name().toLowerCase(java.util.Locale.ROOT) + ".txt");
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
            return new Instrumenter(new InstrumentOptions(style,
                new EventNeeds(style == Style.MODEL, true, true, true), new Scope(RunOptions.defaults()))).instrument(
                    in.readAllBytes(), Treatment.PROGRAM,
                    new ClassSources().hierarchy(type.getClassLoader()));
        }
    }

    private static String text(Style style, Class<?> type) throws IOException {
        ClassNode node = new ClassNode();
        new ClassReader(instrument(style, type).bytes(0)).accept(node, ClassReader.SKIP_FRAMES);
        Map<String, String> methods = new TreeMap<>();
        for (MethodNode method : node.methods) {
            if (!List.of("<init>()V", "<clinit>()V", "handle()Ljava/lang/invoke/VarHandle;")
                .contains(method.name + method.desc)) {
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
