/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.agent.jars;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Locates the agent jar and the three jars that it expects beside itself. The answer is the same from a folder of
 * classes, from a jar on a plain class path and inside OSGi, where resources are not files.
 */
public final class AgentJars {

    /** Names a folder that holds the four jars and wins over the ones packed with this class. */
    public static final String DIRECTORY_PROPERTY = "contest.agent.jars";

    private static final String AGENT = "contest-agent.jar";
    private static final String BOOT = "contest-boot.jar";
    private static final String INSTRUMENT = "contest-instrument.jar";
    private static final String HARNESS = "contest-harness.jar";
    private static final List<String> NAMES = List.of(AGENT, BOOT, INSTRUMENT, HARNESS);

    private AgentJars() {
    }

    /** The jar for {@code -javaagent}. */
    public static Path agent() {
        return directory().resolve(AGENT);
    }

    /** Protocol and runtime, for the boot class path. */
    public static Path boot() {
        return directory().resolve(BOOT);
    }

    /** Instrumentation, analysis and ASM, for an isolated class loader. */
    public static Path instrument() {
        return directory().resolve(INSTRUMENT);
    }

    /** The harness, for the class path of a program that iterates in one JVM. */
    public static Path harness() {
        return directory().resolve(HARNESS);
    }

    /**
     * The folder that holds all four jars.
     *
     * @throws IllegalStateException if a jar is missing; the message names it and says what to do
     * @throws UncheckedIOException if the jars could not be copied to a folder of the user
     */
    public static Path directory() {
        String given = System.getProperty(DIRECTORY_PROPERTY);
        return given == null ? Packed.DIRECTORY : checked(Path.of(given));
    }

    /** The folder in which this user's ConTest keeps what can be made again. */
    public static Path userFolder() {
        String xdg = System.getenv("XDG_CACHE_HOME");
        Path base = xdg == null || xdg.isBlank() ? Path.of(System.getProperty("user.home"), ".cache") : Path.of(xdg);
        return base.resolve("contest");
    }

    private static Path checked(Path directory) {
        for (String name : NAMES) {
            if (!Files.isRegularFile(directory.resolve(name))) {
                throw new IllegalStateException("The agent jar " + name + " is not in " + directory
                    + ". Build the project again or correct the system property " + DIRECTORY_PROPERTY + ".");
            }
        }
        return directory;
    }

    /** Found once in a process, when first asked for. */
    private static final class Packed {
        static final Path DIRECTORY = find();

        private static Path find() {
            URL agent = resource(AGENT);
            if ("file".equals(agent.getProtocol())) {
                return checked(Path.of(URI.create(agent.toString())).resolveSibling(""));
            }
            try {
                return unpack();
            } catch (IOException e) {
                throw new UncheckedIOException("The agent jars could not be copied to " + userFolder()
                    + ". Make that folder writable or name another one by the variable XDG_CACHE_HOME.", e);
            }
        }

        private static Path unpack() throws IOException {
            Map<String, byte[]> jars = read();
            Path directory = Files.createDirectories(userFolder().resolve("agent").resolve(digest(jars)));
            for (Map.Entry<String, byte[]> jar : jars.entrySet()) {
                Path target = directory.resolve(jar.getKey());
                if (!Files.exists(target)) {
                    write(jar.getValue(), target);
                }
            }
            return directory;
        }

        /** Another process may unpack at the same time: a jar appears whole or not at all. */
        private static void write(byte[] bytes, Path target) throws IOException {
            Path part = Files.createTempFile(target.getParent(), "part", null);
            Files.write(part, bytes);
            Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
        }

        private static Map<String, byte[]> read() throws IOException {
            Map<String, byte[]> jars = new LinkedHashMap<>();
            for (String name : NAMES) {
                try (InputStream in = resource(name).openStream()) {
                    jars.put(name, in.readAllBytes());
                }
            }
            return jars;
        }

        private static String digest(Map<String, byte[]> jars) {
            try {
                MessageDigest sha = MessageDigest.getInstance("SHA-256");
                jars.values().forEach(sha::update);
                return HexFormat.of().formatHex(sha.digest(), 0, 16);
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException("Every Java platform has SHA-256.", e);
            }
        }

        private static URL resource(String name) {
            URL url = AgentJars.class.getResource("/jars/" + name);
            if (url == null) {
                throw new IllegalStateException("The agent jar " + name
                    + " is missing from the installation. Build or install ConTest again.");
            }
            return url;
        }
    }
}
