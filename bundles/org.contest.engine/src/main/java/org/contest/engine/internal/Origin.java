/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.ProgramSpec;
import org.contest.protocol.trace.TraceAppendix;
import org.jspecify.annotations.Nullable;

/**
 * What a replay needs besides the trace, kept in its appendix, so that the file can be taken out of its campaign and
 * sent to another machine.
 *
 * @param program that was run
 * @param options of the campaign
 * @param signatures of the failures of the run; empty when it passed
 * @param sites its program locations, as a site table
 */
record Origin(ProgramSpec program, CampaignOptions options, List<String> signatures, byte[] sites) {

    private static final int VERSION = 1;

    /** With the site table of a file, which may be missing when no class was instrumented. */
    Origin(ProgramSpec program, CampaignOptions options, List<String> signatures, Path sites) throws IOException {
        this(program, options, signatures, Files.exists(sites) ? Files.readAllBytes(sites) : new byte[0]);
    }

    /** Appends it to a trace that is whole. */
    void appendTo(Path trace) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Deflater fast = new Deflater(Deflater.BEST_SPEED);
        try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(bytes, fast))) {
            out.writeInt(VERSION);
            texts(out, texts(program.classPath()));
            texts(out, texts(program.modulePath()));
            text(out, program.mainClass());
            texts(out, program.arguments());
            texts(out, program.vmArguments());
            text(out, program.workingDirectory().toString());
            texts(out, List.copyOf(program.environment().keySet()));
            texts(out, program.environment().keySet().stream().map(program.environment()::get).toList());
            text(out, program.javaHome().toString());
            texts(out, options.values().keySet().stream().map(CampaignOption::name).toList());
            texts(out, List.copyOf(options.values().values()));
            texts(out, signatures);
            out.writeInt(sites.length);
            out.write(sites);
        } finally {
            fast.end();
        }
        TraceAppendix.append(trace, bytes.toByteArray());
    }

    /**
     * What a trace says; null when it says nothing.
     *
     * @throws EngineException with a plain sentence when that is damaged
     */
    static @Nullable Origin of(Path trace) {
        try {
            byte[] bytes = TraceAppendix.read(trace);
            return bytes == null ? null : read(bytes, trace);
        } catch (IOException e) {
            throw EngineException.user(String.valueOf(e.getMessage()), e);
        }
    }

    private static Origin read(byte[] bytes, Path trace) throws IOException {
        try (DataInputStream in = new DataInputStream(new InflaterInputStream(new ByteArrayInputStream(bytes)))) {
            int version = in.readInt();
            if (version != VERSION) {
                throw EngineException.user("What the trace " + trace + " says of its program has version " + version
                    + ", but this ConTest reads version " + VERSION + ": use the other ConTest.");
            }
            List<Path> classPath = paths(texts(in));
            List<Path> modulePath = paths(texts(in));
            String main = text(in);
            List<String> arguments = texts(in);
            List<String> vmArguments = texts(in);
            Path directory = Path.of(text(in));
            Map<String, String> environment = new LinkedHashMap<>();
            List<String> names = texts(in);
            List<String> values = texts(in);
            for (int i = 0; i < names.size(); i++) {
                environment.put(names.get(i), values.get(i));
            }
            ProgramSpec program = new ProgramSpec(classPath, modulePath, main, arguments, vmArguments, directory,
                environment, Path.of(text(in)));
            return new Origin(program, options(in), texts(in), in.readNBytes(in.readInt()));
        }
    }

    private static CampaignOptions options(DataInputStream in) throws IOException {
        CampaignOptions options = CampaignOptions.defaults();
        List<String> names = texts(in);
        List<String> values = texts(in);
        for (CampaignOption option : CampaignOption.values()) {
            int at = names.indexOf(option.name());
            options = at < 0 ? options : options.with(option, values.get(at));
        }
        return options;
    }

    private static List<String> texts(List<Path> paths) {
        return paths.stream().map(Path::toString).toList();
    }

    private static List<Path> paths(List<String> texts) {
        return texts.stream().map(Path::of).toList();
    }

    private static void texts(DataOutputStream out, List<String> texts) throws IOException {
        out.writeInt(texts.size());
        for (String text : texts) {
            text(out, text);
        }
    }

    private static List<String> texts(DataInputStream in) throws IOException {
        List<String> texts = new ArrayList<>();
        for (int rest = in.readInt(); rest > 0; rest--) {
            texts.add(text(in));
        }
        return texts;
    }

    private static void text(DataOutputStream out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static String text(DataInputStream in) throws IOException {
        return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
    }
}
