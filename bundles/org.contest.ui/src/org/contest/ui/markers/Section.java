/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.markers;

import java.util.List;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.SynchronizedStatement;
import org.eclipse.jdt.core.dom.VariableDeclarationStatement;

/**
 * Statements that follow each other in a block and use a field.
 *
 * @param block that they are in
 * @param first index of the first one
 * @param last index of the last one
 * @param use the first use of the field
 */
record Section(Block block, int first, int last, SimpleName use) {

    /**
     * The fewest statements that hold all uses, and all uses of the variables that they declare; null when no block has
     * them, or one of them alone is synchronized already.
     */
    static @Nullable Section of(List<SimpleName> uses) {
        Block block = uses.isEmpty() ? null : common(uses);
        if (block == null) {
            return null;
        }
        int first = Integer.MAX_VALUE;
        int last = -1;
        for (SimpleName use : uses) {
            int index = indexIn(block, use);
            first = Math.min(first, index);
            last = Math.max(last, index);
        }
        Section section = new Section(block, first, lastWithDeclared(block, first, last), uses.get(0));
        boolean locked = section.statements().size() == 1
            && section.statements().get(0) instanceof SynchronizedStatement;
        return locked ? null : section;
    }

    /** The statements of the section. */
    List<Statement> statements() {
        return statements(block).subList(first, last + 1);
    }

    /** Whether all of it is a part of another one. */
    boolean isInside(Section other) {
        return !equals(other) && other.holds(statements().get(0));
    }

    /** Whether a node is in one of its statements. */
    boolean holds(ASTNode node) {
        int index = indexIn(block, node);
        return first <= index && index <= last;
    }

    @SuppressWarnings("unchecked")
    private static List<Statement> statements(Block block) {
        return block.statements();
    }

    /** The innermost block around all uses, each a part of a statement that runs with its block. */
    private static @Nullable Block common(List<SimpleName> uses) {
        Block block = FixPlace.around(uses.get(0), Block.class);
        while (block != null) {
            Block outer = block;
            if (uses.stream().allMatch(use -> indexIn(outer, use) >= 0)) {
                return uses.stream().allMatch(use -> runsWith(outer, use)) ? outer : null;
            }
            block = FixPlace.around(block.getParent(), Block.class);
        }
        return null;
    }

    /** False for a use in a lambda: a lock around the lambda is not held when it runs. */
    private static boolean runsWith(Block block, ASTNode use) {
        LambdaExpression lambda = FixPlace.around(use, LambdaExpression.class);
        return lambda == null || indexIn(block, lambda) < 0;
    }

    /** Index of the statement of a block that a node is in; -1 when it is in none. */
    private static int indexIn(Block block, ASTNode node) {
        ASTNode at = node;
        while (at != null && at.getParent() != block) {
            at = at.getParent();
        }
        return at == null ? -1 : block.statements().indexOf(at);
    }

    private static int lastWithDeclared(Block block, int first, int last) {
        int end = last;
        for (int i = first; i <= end; i++) {
            if (statements(block).get(i) instanceof VariableDeclarationStatement declaration) {
                end = Math.max(end, lastUse(block, declaration));
            }
        }
        return end;
    }

    private static int lastUse(Block block, VariableDeclarationStatement declaration) {
        int last = 0;
        for (int i = 0; i < block.statements().size(); i++) {
            if (has(statements(block).get(i),
                name -> FixPlace.declaration(name) instanceof ASTNode at && at.getParent() == declaration)) {
                last = i;
            }
        }
        return last;
    }

    private static boolean has(Statement statement, Predicate<SimpleName> wanted) {
        boolean[] found = new boolean[1];
        statement.accept(new ASTVisitor() {
            @Override
            public boolean visit(SimpleName node) {
                found[0] |= wanted.test(node);
                return !found[0];
            }
        });
        return found[0];
    }
}
