/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.launching;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.contest.core.internal.Messages;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IPackageFragmentRoot;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.eclipse.osgi.util.NLS;

/**
 * What is stressed: a class with {@code main}, or the JUnit tests of a method, a class, a package, a source folder, a
 * project, or of several of these. Kept in a launch configuration by the attributes of JDT, so that those of a Java or
 * JUnit configuration mean the same here.
 *
 * @param kind program or tests
 * @param element class of the program; method, class or container of the tests
 * @param further methods, classes or containers whose tests are stressed too
 */
public record StressTarget(Kind kind, IJavaElement element, List<IJavaElement> further) {

    /** What a launch configuration may stress. */
    public enum Kind {
        /** A class with {@code main}. */
        PROGRAM,
        /** JUnit tests. */
        TESTS
    }

    /**
     * A package, a source folder or a project, by its handle; empty for a class. As JDT's JUnit launches have it.
     * Several elements stand here below each other, which JDT does not know.
     */
    public static final String CONTAINER = "org.eclipse.jdt.junit.CONTAINER"; //$NON-NLS-1$

    /** Name of the test method; empty for all of the class. As JDT's JUnit launches have it. */
    public static final String METHOD = "org.eclipse.jdt.junit.TESTNAME"; //$NON-NLS-1$

    private static final String LINE = "\n"; //$NON-NLS-1$
    private static final String TEST_KIND = "org.eclipse.jdt.junit.TEST_KIND"; //$NON-NLS-1$
    private static final String KIND = "org.contest.core.kind"; //$NON-NLS-1$

    /** The program of a class. */
    public static StressTarget program(IType main) {
        return new StressTarget(Kind.PROGRAM, main, List.of());
    }

    /** The tests of an element. */
    public static StressTarget tests(IJavaElement element) {
        return new StressTarget(Kind.TESTS, element, List.of());
    }

    /** The tests of some elements, of which there is at least one. */
    public static StressTarget tests(List<IJavaElement> elements) {
        return new StressTarget(Kind.TESTS, elements.get(0), List.copyOf(elements.subList(1, elements.size())));
    }

    /** The elements whose handles {@link #CONTAINER} holds. */
    public static List<IJavaElement> elements(String handles) {
        List<IJavaElement> elements = new ArrayList<>();
        for (String handle : handles.split(LINE)) {
            IJavaElement element = handle.isBlank() ? null : JavaCore.create(handle);
            if (element != null) {
                elements.add(element);
            }
        }
        return elements;
    }

    /** All that is stressed. */
    public List<IJavaElement> all() {
        List<IJavaElement> all = new ArrayList<>(List.of(element));
        all.addAll(further);
        return all;
    }

    /** Whether a configuration stresses tests; one without a word of it was copied from JDT or is of a program. */
    public static Kind kind(ILaunchConfiguration configuration) throws CoreException {
        String kind = text(configuration, KIND);
        if (!kind.isEmpty()) {
            return kind.equals(Kind.TESTS.name()) ? Kind.TESTS : Kind.PROGRAM;
        }
        boolean tests = !text(configuration, TEST_KIND).isEmpty() || !text(configuration, CONTAINER).isEmpty();
        return tests ? Kind.TESTS : Kind.PROGRAM;
    }

    /** Sets whether a configuration stresses tests. */
    public static void setKind(ILaunchConfigurationWorkingCopy configuration, Kind kind) {
        configuration.setAttribute(KIND, kind == Kind.TESTS ? kind.name() : null);
        if (kind == Kind.PROGRAM) {
            configuration.removeAttribute(TEST_KIND);
            configuration.removeAttribute(CONTAINER);
            configuration.removeAttribute(METHOD);
        }
    }

    /** Name of the project. */
    public String project() {
        return element.getJavaProject().getElementName();
    }

    /** Binary name of the class; empty for the tests of a container. */
    public String typeName() {
        @Nullable
        IType type = type();
        return type == null ? "" : type.getFullyQualifiedName(); //$NON-NLS-1$
    }

    /** Name of the test method; empty for all of a class. */
    public String method() {
        return type() != null && element instanceof IMethod method ? method.getElementName() : ""; //$NON-NLS-1$
    }

    /** Handle of the package, source folder or project; empty for a class; the handles of several elements. */
    public String container() {
        return type() != null ? "" //$NON-NLS-1$
            : all().stream().map(IJavaElement::getHandleIdentifier).collect(Collectors.joining(LINE));
    }

    /** What a user calls it, short. */
    public String title() {
        if (!further.isEmpty()) {
            return NLS.bind(Messages.target_several, tests(element).title(), further.size());
        }
        @Nullable
        IType type = type();
        if (type == null) {
            return element instanceof IPackageFragmentRoot ? inProject(element.getElementName())
                : element.getElementName().isEmpty() ? Messages.target_defaultPackage : element.getElementName();
        }
        String name = type.getTypeQualifiedName('.');
        return method().isEmpty() ? name : NLS.bind("{0}.{1}", name, method()); //$NON-NLS-1$
    }

    /** What a user calls it who has it in several projects. */
    String titleWithProject() {
        String title = title();
        return title.contains(project()) ? title : inProject(title);
    }

    /** Source folders are named "test" in each project. */
    private String inProject(String title) {
        return NLS.bind(Messages.target_inProject, title, project());
    }

    /** Writes it to a configuration. */
    public void write(ILaunchConfigurationWorkingCopy configuration) {
        setKind(configuration, kind);
        configuration.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME, project());
        configuration.setAttribute(IJavaLaunchConfigurationConstants.ATTR_MAIN_TYPE_NAME, typeName());
        if (kind == Kind.TESTS) {
            configuration.setAttribute(CONTAINER, container());
            configuration.setAttribute(METHOD, method());
        }
    }

    /** True when a configuration, of ours or of JDT, is of the same element. */
    boolean isOf(ILaunchConfiguration configuration) throws CoreException {
        return project().equals(text(configuration, IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME))
            && typeName().equals(text(configuration, IJavaLaunchConfigurationConstants.ATTR_MAIN_TYPE_NAME))
            && (kind == Kind.PROGRAM || container().equals(text(configuration, CONTAINER))
                && method().equals(methodName(configuration)));
    }

    /** The method that a configuration names, without the types of parameters that JDT writes after it. */
    public static String methodName(ILaunchConfiguration configuration) throws CoreException {
        String method = text(configuration, METHOD);
        int parameters = method.indexOf('(');
        return parameters < 0 ? method : method.substring(0, parameters);
    }

    static String text(ILaunchConfiguration configuration, String attribute) throws CoreException {
        return configuration.getAttribute(attribute, "").trim(); //$NON-NLS-1$
    }

    private @Nullable IType type() {
        return !further.isEmpty() ? null : switch (element) {
        case IType type -> type;
        case IMethod method -> method.getDeclaringType();
        default -> null;
        };
    }
}
