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
import org.contest.core.ContestStatus;
import org.contest.core.internal.Messages;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.core.IAnnotation;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.ITypeRoot;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.search.IJavaSearchConstants;
import org.eclipse.jdt.core.search.IJavaSearchScope;
import org.eclipse.jdt.core.search.SearchEngine;
import org.eclipse.jdt.core.search.SearchMatch;
import org.eclipse.jdt.core.search.SearchParticipant;
import org.eclipse.jdt.core.search.SearchPattern;
import org.eclipse.jdt.core.search.SearchRequestor;
import org.eclipse.jdt.junit.JUnitCore;

/** Finds what can be stressed in a Java element: its tests where it has some, otherwise its programs. */
@NonNullByDefault({})
public final class StressTargets {

    /** Test, ParameterizedTest, RepeatedTest and the like, with or without their package. */
    private static final String TEST_ANNOTATION = "(.*\\.)?(\\w*Test|TestFactory|TestTemplate)"; //$NON-NLS-1$
    private static final String MAIN = "main(String[]) void"; //$NON-NLS-1$
    private static final String JUNIT3 = "test"; //$NON-NLS-1$

    private StressTargets() {
    }

    /**
     * What can be stressed in an element; several programs are for the user to choose from. May take long for a large
     * project.
     */
    public static List<StressTarget> in(IJavaElement element, IProgressMonitor monitor) throws CoreException {
        SubMonitor progress = SubMonitor.convert(monitor, 2);
        IJavaElement member = member(element);
        IJavaElement around = member instanceof IMethod method ? method.getDeclaringType() : member;
        if (around == null) {
            return List.of();
        }
        List<IType> tests = testTypes(around, progress.split(1));
        if (!tests.isEmpty()) {
            return List.of(StressTarget.tests(tested(member, around, tests)));
        }
        return programs(around, progress.split(1)).stream().map(StressTarget::program).toList();
    }

    /** What can be stressed in several elements: the tests of all that have some, or else the programs. */
    public static List<StressTarget> in(List<IJavaElement> elements, IProgressMonitor monitor) throws CoreException {
        SubMonitor progress = SubMonitor.convert(monitor, Messages.target_search, elements.size());
        List<StressTarget> found = new ArrayList<>();
        for (IJavaElement element : elements) {
            found.addAll(in(element, progress.split(1)));
        }
        List<IJavaElement> tests = found.stream().filter(target -> target.kind() == StressTarget.Kind.TESTS)
            .map(StressTarget::element).distinct().toList();
        return tests.isEmpty() ? found.stream().distinct().toList() : List.of(ofOneProject(tests));
    }

    private static StressTarget ofOneProject(List<IJavaElement> tests) throws CoreException {
        IJavaProject project = tests.get(0).getJavaProject();
        for (IJavaElement test : tests) {
            if (!test.getJavaProject().equals(project)) {
                throw ContestStatus.SEVERAL_PROJECTS.exception(project.getElementName(),
                    test.getJavaProject().getElementName());
            }
        }
        return StressTarget.tests(tests);
    }

    /** The test classes in an element. */
    public static List<IType> testTypes(IJavaElement element, IProgressMonitor monitor) throws CoreException {
        return List.of(JUnitCore.findTestTypes(element, monitor));
    }

    /** The classes with {@code main} in an element. */
    public static List<IType> programs(IJavaElement element, IProgressMonitor monitor) throws CoreException {
        if (element instanceof IType type) {
            return StressValidation.hasMain(type) ? List.of(type) : List.of();
        }
        List<IType> found = new ArrayList<>();
        IJavaSearchScope scope =
            SearchEngine.createJavaSearchScope(new IJavaElement[] {element}, IJavaSearchScope.SOURCES);
        SearchPattern pattern = SearchPattern.createPattern(MAIN, IJavaSearchConstants.METHOD,
            IJavaSearchConstants.DECLARATIONS, SearchPattern.R_EXACT_MATCH | SearchPattern.R_CASE_SENSITIVE);
        new SearchEngine().search(pattern, new SearchParticipant[] {SearchEngine.getDefaultSearchParticipant()}, scope,
            new SearchRequestor() {
                @Override
                public void acceptSearchMatch(SearchMatch match) throws CoreException {
                    if (match.getElement() instanceof IMethod method && method.isMainMethod()) {
                        found.add(method.getDeclaringType());
                    }
                }
            }, monitor);
        return found;
    }

    /** True for a method that JUnit runs as a test. */
    public static boolean isTest(IMethod method) throws JavaModelException {
        for (IAnnotation annotation : method.getAnnotations()) {
            if (annotation.getElementName().matches(TEST_ANNOTATION)) {
                return true;
            }
        }
        return method.getElementName().startsWith(JUNIT3) && method.getNumberOfParameters() == 0;
    }

    /** Of what is in a method or class, that one; of a file its class; of anything else the container itself. */
    private static IJavaElement member(IJavaElement element) {
        IJavaElement method = element.getAncestor(IJavaElement.METHOD);
        if (method != null) {
            return method;
        }
        IJavaElement type = element.getAncestor(IJavaElement.TYPE);
        if (type != null) {
            return type;
        }
        if (element instanceof ITypeRoot file) {
            IType primary = file.findPrimaryType();
            return primary == null ? file : primary;
        }
        IJavaElement file = element.getAncestor(IJavaElement.COMPILATION_UNIT);
        return file == null ? element : member(file);
    }

    private static IJavaElement tested(IJavaElement member, IJavaElement around, List<IType> tests)
        throws JavaModelException {
        if (member instanceof IMethod method) {
            return isTest(method) ? method : around;
        }
        return around instanceof ITypeRoot ? tests.get(0) : around;
    }
}
