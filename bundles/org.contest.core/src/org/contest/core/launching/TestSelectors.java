/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.launching;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.contest.core.ContestStatus;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IType;

/** Names tests for the engine: {@code package.Class} or {@code package.Class#method}. */
final class TestSelectors {

    private static final String NESTED = "Nested"; //$NON-NLS-1$

    private TestSelectors() {
    }

    /**
     * The tests of a target as it is now; in a container those that were added since are among them.
     *
     * @throws CoreException {@link ContestStatus#NO_TESTS} when there is none
     */
    static List<String> of(StressTarget target, IProgressMonitor monitor) throws CoreException {
        Set<String> names = new TreeSet<>();
        for (IJavaElement element : target.all()) {
            names.addAll(of(element, monitor));
        }
        if (names.isEmpty()) {
            throw ContestStatus.NO_TESTS.exception(target.title());
        }
        return List.copyOf(names);
    }

    private static List<String> of(IJavaElement element, IProgressMonitor monitor) throws CoreException {
        StressTarget one = StressTarget.tests(element);
        if (!one.typeName().isEmpty()) {
            return List.of(one.method().isEmpty() ? one.typeName() : one.typeName() + '#' + one.method());
        }
        return StressTargets.testTypes(element, monitor).stream().filter(TestSelectors::isRunAlone)
            .map(IType::getFullyQualifiedName).toList();
    }

    /** JUnit runs a nested class with the class around it. */
    private static boolean isRunAlone(IType type) {
        return !type.getAnnotation(NESTED).exists();
    }
}
