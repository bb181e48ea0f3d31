/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.markers;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.contest.core.findings.FindingMarkers;
import org.contest.core.findings.MarkedLines;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.dom.AST;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTParser;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.manipulation.SharedASTProviderCore;

/**
 * The source that a finding is about, as a tree.
 *
 * @param unit the file
 * @param root its tree, with bindings
 * @param kind of the finding
 * @param variable name of the field; empty where the finding is about none
 * @param lines of the finding in the file as they are now, the marker's own first
 */
record FixPlace(ICompilationUnit unit, CompilationUnit root, String kind, String variable, List<Integer> lines) {

    /** The place of a marker; null when it is in no source file. */
    static @Nullable FixPlace of(IMarker marker) {
        return of(marker, unit -> {
            ASTParser parser = ASTParser.newParser(AST.getJLSLatest());
            parser.setSource(unit);
            parser.setResolveBindings(true);
            return (CompilationUnit) parser.createAST(null);
        });
    }

    /**
     * The same, to tell which fixes there are, which the platform asks for each marker of a line on the thread of the
     * user interface: the tree that the editor has already is near enough for that.
     */
    static @Nullable FixPlace offered(IMarker marker) {
        return of(marker, unit -> SharedASTProviderCore.getAST(unit, SharedASTProviderCore.WAIT_YES, null));
    }

    private static @Nullable FixPlace of(IMarker marker,
        Function<ICompilationUnit, @Nullable CompilationUnit> parser) {
        ICompilationUnit unit = marker.getResource() instanceof IFile file
            ? JavaCore.createCompilationUnitFrom(file) : null;
        CompilationUnit root = unit == null || !unit.exists() ? null : parser.apply(unit);
        if (unit == null || root == null) {
            return null;
        }
        String variable = marker.getAttribute(FindingMarkers.VARIABLE, ""); //$NON-NLS-1$
        return new FixPlace(unit, root, marker.getAttribute(FindingMarkers.KIND, ""), //$NON-NLS-1$
            variable.substring(variable.lastIndexOf('.') + 1), lines(marker));
    }

    private static List<Integer> lines(IMarker marker) {
        try {
            return MarkedLines.inFileOf(marker);
        } catch (CoreException e) {
            return List.of(marker.getAttribute(IMarker.LINE_NUMBER, 0)); // the file is gone
        }
    }

    /** True for a finding about accesses of a field; what a suspect delays may be guarded as it should. */
    boolean isRace() {
        return !variable.isEmpty()
            && !List.of("potential-deadlock", "notify-before-wait", "suspect").contains(kind); //$NON-NLS-1$
    }

    /** True when nothing may come between the accesses. */
    boolean isAtomicity() {
        return kind.equals("atomicity-violation"); //$NON-NLS-1$
    }

    /** The uses of the field in a line. */
    List<SimpleName> uses(int line) {
        return names().stream().filter(name -> root.getLineNumber(name.getStartPosition()) == line).toList();
    }

    /** All uses and declarations of the field in the file. */
    List<SimpleName> names() {
        List<SimpleName> names = new ArrayList<>();
        root.accept(new ASTVisitor() {
            @Override
            public boolean visit(SimpleName node) {
                if (node.getIdentifier().equals(variable)
                    && node.resolveBinding() instanceof IVariableBinding binding && binding.isField()) {
                    names.add(node);
                }
                return true;
            }
        });
        return names;
    }

    /** The innermost node of a type that begins in a line; null when there is none. */
    <T extends ASTNode> @Nullable T in(int line, Class<T> type) {
        List<T> found = new ArrayList<>();
        root.accept(new ASTVisitor() {
            @Override
            public void preVisit(ASTNode node) {
                if (type.isInstance(node) && root.getLineNumber(node.getStartPosition()) == line) {
                    found.add(type.cast(node));
                }
            }
        });
        return found.isEmpty() ? null : found.getLast();
    }

    /** What declares a name; null when that is in another file. */
    static @Nullable ASTNode declaration(SimpleName name) {
        return ((CompilationUnit) name.getRoot()).findDeclaringNode(name.resolveBinding());
    }

    /** The node of a type that another is in; null when it is in none. */
    static <T extends ASTNode> @Nullable T around(@Nullable ASTNode node, Class<T> type) {
        ASTNode at = node;
        while (at != null && !type.isInstance(at)) {
            at = at.getParent();
        }
        return at == null ? null : type.cast(at);
    }
}
