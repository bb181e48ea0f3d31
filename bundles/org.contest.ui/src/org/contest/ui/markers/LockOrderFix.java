/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.markers;

import java.util.HashSet;
import java.util.Set;
import org.contest.ui.internal.Messages;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.SynchronizedStatement;
import org.eclipse.jdt.core.dom.rewrite.ASTRewrite;
import org.eclipse.jdt.core.dom.rewrite.ImportRewrite;

/** Takes two nested locks in an order that is the same for every thread: by their identity hash codes. */
final class LockOrderFix implements Fix {

    private static final String NAME = "inOrder"; //$NON-NLS-1$

    @Override
    public String label() {
        return Messages.fix_order;
    }

    @Override
    public String description() {
        return Messages.fix_orderMore;
    }

    @Override
    public boolean fits(FixPlace place) {
        SynchronizedStatement inner = place.kind().equals("potential-deadlock") //$NON-NLS-1$
            ? place.in(place.lines().get(0), SynchronizedStatement.class) : null;
        SynchronizedStatement outer = outer(inner);
        return inner != null && outer != null && outer.getParent() instanceof Block
            && outer.getExpression() instanceof SimpleName && inner.getExpression() instanceof SimpleName;
    }

    /** The block that holds nothing but the inner one; null when there is none. */
    private static @Nullable SynchronizedStatement outer(@Nullable SynchronizedStatement inner) {
        return inner != null && inner.getParent() instanceof Block block && block.statements().size() == 1
            && block.getParent() instanceof SynchronizedStatement outer ? outer : null;
    }

    @Override
    public void change(FixPlace place, ASTRewrite rewrite, ImportRewrite imports) {
        SynchronizedStatement inner = place.in(place.lines().get(0), SynchronizedStatement.class);
        SynchronizedStatement outer = outer(inner);
        if (inner == null || outer == null) {
            return;
        }
        String one = outer.getExpression().toString();
        String two = inner.getExpression().toString();
        String name = freeName(outer);
        Statement order = (Statement) rewrite.createStringPlaceholder("boolean " + name + " = System.identityHashCode("
            + one + ") <= System.identityHashCode(" + two + ");", ASTNode.VARIABLE_DECLARATION_STATEMENT);
        rewrite.getListRewrite(outer.getParent(), Block.STATEMENTS_PROPERTY).insertBefore(order, outer, null);
        rewrite.replace(outer.getExpression(), rewrite.createStringPlaceholder(name + " ? " + one + " : " + two,
            ASTNode.CONDITIONAL_EXPRESSION), null);
        rewrite.replace(inner.getExpression(), rewrite.createStringPlaceholder(name + " ? " + two + " : " + one,
            ASTNode.CONDITIONAL_EXPRESSION), null);
    }

    /** A name that nothing in the file has yet: the fix may have been made before, in the same method. */
    private static String freeName(ASTNode in) {
        Set<String> taken = new HashSet<>();
        in.getRoot().accept(new ASTVisitor() {
            @Override
            public boolean visit(SimpleName node) {
                return taken.add(node.getIdentifier());
            }
        });
        String name = NAME;
        for (int number = 2; taken.contains(name); number++) {
            name = NAME + number;
        }
        return name;
    }
}
