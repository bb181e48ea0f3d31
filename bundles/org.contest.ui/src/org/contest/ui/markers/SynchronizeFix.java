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
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.contest.ui.internal.Messages;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jdt.core.dom.AST;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.SynchronizedStatement;
import org.eclipse.jdt.core.dom.TypeLiteral;
import org.eclipse.jdt.core.dom.VariableDeclarationStatement;
import org.eclipse.jdt.core.dom.rewrite.ASTRewrite;
import org.eclipse.jdt.core.dom.rewrite.ImportRewrite;

/** Puts the statements of a race into blocks that are synchronized on the object of the field. */
final class SynchronizeFix implements Fix {

    @Override
    public String label() {
        return Messages.fix_synchronize;
    }

    @Override
    public String description() {
        return Messages.fix_synchronizeMore;
    }

    @Override
    public boolean fits(FixPlace place) {
        return place.isRace() && statement(place, place.lines().get(0)) != null;
    }

    @Override
    public void change(FixPlace place, ASTRewrite rewrite, ImportRewrite imports) {
        Set<Statement> done = new HashSet<>();
        for (int line : place.lines()) {
            Statement statement = statement(place, line);
            if (statement != null && !isInside(statement, place) && done.add(statement)) {
                wrap(rewrite, statement, place.uses(line).get(0));
            }
        }
    }

    /** Whether a statement is part of another one that will be in a block of its own. */
    private static boolean isInside(Statement statement, FixPlace place) {
        return place.lines().stream().map(line -> statement(place, line)).filter(Objects::nonNull)
            .anyMatch(outer -> isAround(outer, statement.getParent()));
    }

    private static boolean isAround(Statement outer, @Nullable ASTNode node) {
        return node != null && (node == outer || isAround(outer, node.getParent()));
    }

    /** The statement of a use in a block; null where a block around it would change what it declares or returns. */
    private static @Nullable Statement statement(FixPlace place, int line) {
        List<SimpleName> uses = place.uses(line);
        Statement statement = uses.isEmpty() ? null : FixPlace.around(uses.get(0), Statement.class);
        boolean fits = statement != null && statement.getParent() instanceof Block
            && !(statement instanceof VariableDeclarationStatement) && !(statement instanceof SynchronizedStatement);
        return fits ? statement : null;
    }

    @SuppressWarnings("unchecked")
    private static void wrap(ASTRewrite rewrite, Statement statement, SimpleName use) {
        AST ast = rewrite.getAST();
        SynchronizedStatement made = ast.newSynchronizedStatement();
        made.setExpression(lock(rewrite, use));
        Block body = ast.newBlock();
        body.statements().add(rewrite.createMoveTarget(statement));
        made.setBody(body);
        rewrite.replace(statement, made, null);
    }

    /** The class of a static field, else the object that the field belongs to. */
    private static Expression lock(ASTRewrite rewrite, SimpleName use) {
        AST ast = rewrite.getAST();
        IVariableBinding field = (IVariableBinding) use.resolveBinding();
        MethodDeclaration method = FixPlace.around(use, MethodDeclaration.class);
        boolean inStatic = method != null && Modifier.isStatic(method.getModifiers());
        if (Modifier.isStatic(field.getModifiers()) || inStatic && use.getParent() == null) {
            TypeLiteral literal = ast.newTypeLiteral();
            literal.setType(ast.newSimpleType(ast.newSimpleName(field.getDeclaringClass().getErasure().getName())));
            return literal;
        }
        ASTNode parent = use.getParent();
        Expression owner = parent instanceof FieldAccess access && access.getName() == use ? access.getExpression()
            : parent instanceof QualifiedName name && name.getName() == use ? name.getQualifier() : null;
        return owner == null ? ast.newThisExpression() : (Expression) ASTNode.copySubtree(ast, owner);
    }
}
