/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The program under test: all that is needed to start it.
 *
 * @param classPath jars and folders, in order
 * @param modulePath jars and folders for {@code --module-path}; usually empty
 * @param mainClass binary name of the class with {@code main}; in a module {@code MODULE/CLASS}, and {@code MODULE/}
 *     where the module itself names its class
 * @param arguments what {@code main} gets
 * @param vmArguments further arguments of the JVM
 * @param workingDirectory where it runs
 * @param environment variables set in addition to those of this process
 * @param javaHome the JRE or JDK, 17 or later, that runs it
 */
public record ProgramSpec(List<Path> classPath, List<Path> modulePath, String mainClass, List<String> arguments,
    List<String> vmArguments, Path workingDirectory, Map<String, String> environment, Path javaHome) {

    /** The class of the harness that runs JUnit tests as a program; its arguments name classes and methods. */
    public static final String JUNIT_MAIN = "org.contest.harness.JUnitMain";
    /** The JVM argument that switches assertions off, which are on otherwise. */
    public static final String NO_ASSERTIONS = "-da";

    private static final char IN_MODULE = '/';

    /** Copies the collections. */
    public ProgramSpec {
        classPath = List.copyOf(classPath);
        modulePath = List.copyOf(modulePath);
        arguments = List.copyOf(arguments);
        vmArguments = List.copyOf(vmArguments);
        environment = Map.copyOf(environment);
    }

    /** A class with {@code main}, run here by the JRE of this process. */
    public static ProgramSpec of(List<Path> classPath, String mainClass, List<String> arguments) {
        return new ProgramSpec(classPath, List.of(), mainClass, arguments, List.of(), Path.of("").toAbsolutePath(),
            Map.of(), Path.of(System.getProperty("java.home")));
    }

    /** JUnit tests: each selector is {@code package.Class} or {@code package.Class#method}. */
    public static ProgramSpec junit(List<Path> classPath, List<String> selectors) {
        return of(classPath, JUNIT_MAIN, selectors);
    }

    /** A copy that is run by another JRE. */
    public ProgramSpec withJavaHome(Path home) {
        return new ProgramSpec(classPath, modulePath, mainClass, arguments, vmArguments, workingDirectory, environment,
            home);
    }

    /** A copy with another working directory. */
    public ProgramSpec withWorkingDirectory(Path directory) {
        return new ProgramSpec(classPath, modulePath, mainClass, arguments, vmArguments, directory, environment,
            javaHome);
    }

    /** A copy with another class path. */
    public ProgramSpec withClassPath(List<Path> path) {
        return new ProgramSpec(path, modulePath, mainClass, arguments, vmArguments, workingDirectory, environment,
            javaHome);
    }

    /** A copy with another module path. */
    public ProgramSpec withModulePath(List<Path> path) {
        return new ProgramSpec(classPath, path, mainClass, arguments, vmArguments, workingDirectory, environment,
            javaHome);
    }

    /** A copy with other JVM arguments. */
    public ProgramSpec withVmArguments(List<String> vm) {
        return new ProgramSpec(classPath, modulePath, mainClass, arguments, vm, workingDirectory, environment,
            javaHome);
    }

    /** A module as {@link #mainClass}: {@code MODULE} or {@code MODULE/CLASS}. */
    public static String module(String name) {
        return name.indexOf(IN_MODULE) < 0 ? name + IN_MODULE : name;
    }

    /** True when the main class is that of a module. */
    public boolean isModule() {
        return mainClass.indexOf(IN_MODULE) > 0;
    }

    /** What the {@code java} command is given to start it. */
    public List<String> start() {
        String module = mainClass.endsWith("/") ? mainClass.substring(0, mainClass.length() - 1) : mainClass;
        return isModule() ? List.of("-m", module) : List.of(mainClass);
    }

    /** True when this runs JUnit tests. */
    public boolean isJUnit() {
        return mainClass.equals(JUNIT_MAIN);
    }

    /** What a user calls it: the main class, or the tests. */
    public String title() {
        return isJUnit() ? String.join(", ", arguments) : mainClass;
    }

    /** Class path and module path together. */
    public List<Path> allPaths() {
        List<Path> all = new ArrayList<>(classPath);
        all.addAll(modulePath);
        return all;
    }
}
