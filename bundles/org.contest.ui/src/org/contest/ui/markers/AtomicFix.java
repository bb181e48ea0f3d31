/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.markers;

import org.contest.ui.internal.Messages;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.PostfixExpression;
import org.eclipse.jdt.core.dom.PrefixExpression;
import org.eclipse.jdt.core.dom.PrimitiveType;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.eclipse.jdt.core.dom.rewrite.ASTRewrite;
import org.eclipse.jdt.core.dom.rewrite.ImportRewrite;

/** Makes a private field of a number an AtomicInteger or AtomicLong, and changes all its uses. */
final class AtomicFix implements Fix {

    @Override
    public String label() {
        return Messages.fix_atomic;
    }

    @Override
    public String description() {
        return Messages.fix_atomicMore;
    }

    @Override
    public boolean fits(FixPlace place) {
        FieldDeclaration field = VolatileFix.declaration(place);
        return place.isRace() && field != null && Modifier.isPrivate(field.getModifiers())
            && !Modifier.isFinal(field.getModifiers()) && field.fragments().size() == 1 && atomic(field) != null
            && place.names().stream().allMatch(name -> name.isDeclaration() || replacement(name) != null);
    }

    private static @Nullable String atomic(FieldDeclaration field) {
        PrimitiveType.Code code = field.getType() instanceof PrimitiveType type ? type.getPrimitiveTypeCode() : null;
        return code == PrimitiveType.INT ? "AtomicInteger" : code == PrimitiveType.LONG ? "AtomicLong" : null;
    }

    /** The expression that a use is part of: with its receiver, operator and value. */
    private static ASTNode whole(SimpleName use) {
        ASTNode access = access(use);
        ASTNode parent = access.getParent();
        boolean isOperation = parent instanceof PostfixExpression || parent instanceof PrefixExpression prefix
            && isStep(prefix) || parent instanceof Assignment assignment && assignment.getLeftHandSide() == access;
        return isOperation ? parent : access;
    }

    static ASTNode access(SimpleName use) {
        return use.getParent() instanceof FieldAccess field && field.getName() == use ? field : use;
    }

    static boolean isStep(PrefixExpression prefix) {
        return prefix.getOperator() == PrefixExpression.Operator.INCREMENT
            || prefix.getOperator() == PrefixExpression.Operator.DECREMENT;
    }

    /** The text that does the same with an atomic; null where none does. */
    private static @Nullable String replacement(SimpleName use) {
        String target = access(use).toString();
        return switch (whole(use)) {
        case PostfixExpression step -> target + (isStatement(step) ? step(step.getOperator().toString())
            : step.getOperator() == PostfixExpression.Operator.INCREMENT ? ".getAndIncrement()" //$NON-NLS-1$
            : ".getAndDecrement()"); //$NON-NLS-1$
        case PrefixExpression step -> target + step(step.getOperator().toString());
        case Assignment assignment -> assigned(target, assignment);
        default -> target + ".get()"; //$NON-NLS-1$
        };
    }

    private static String step(String operator) {
        return operator.equals("++") ? ".incrementAndGet()" : ".decrementAndGet()";
    }

    private static @Nullable String assigned(String target, Assignment assignment) {
        Expression value = assignment.getRightHandSide();
        if (value.toString().contains(target)) {
            return added(target, assignment);
        }
        if (assignment.getOperator() == Assignment.Operator.ASSIGN) {
            return isStatement(assignment) ? target + ".set(" + value + ')' : null; //$NON-NLS-1$
        }
        return assignment.getOperator() == Assignment.Operator.PLUS_ASSIGN ? target + ".addAndGet(" + value + ')'
            : assignment.getOperator() == Assignment.Operator.MINUS_ASSIGN ? target + ".addAndGet(-(" + value + "))"
            : null;
    }

    /** {@code x = x + 1} and the like; null for what is more than a sum. */
    private static @Nullable String added(String target, Assignment assignment) {
        if (assignment.getOperator() != Assignment.Operator.ASSIGN
            || !(assignment.getRightHandSide() instanceof InfixExpression sum) || sum.hasExtendedOperands()
            || !sum.getLeftOperand().toString().equals(target)
            || sum.getRightOperand().toString().contains(target)) {
            return null;
        }
        return sum.getOperator() == InfixExpression.Operator.PLUS ? target + ".addAndGet(" + sum.getRightOperand() + ')'
            : sum.getOperator() == InfixExpression.Operator.MINUS
                ? target + ".addAndGet(-(" + sum.getRightOperand() + "))"
            : null;
    }

    private static boolean isStatement(ASTNode node) {
        return node.getParent() instanceof ExpressionStatement;
    }

    @Override
    public void change(FixPlace place, ASTRewrite rewrite, ImportRewrite imports) {
        FieldDeclaration field = VolatileFix.declaration(place);
        String type = field == null ? null : atomic(field);
        if (field == null || type == null) {
            return;
        }
        imports.addImport("java.util.concurrent.atomic." + type); //$NON-NLS-1$
        VariableDeclarationFragment fragment = (VariableDeclarationFragment) field.fragments().get(0);
        String initial = fragment.getInitializer() == null ? "" : fragment.getInitializer().toString(); //$NON-NLS-1$
        rewrite.replace(field.getType(), rewrite.createStringPlaceholder(type, ASTNode.SIMPLE_TYPE), null);
        rewrite.set(fragment, VariableDeclarationFragment.INITIALIZER_PROPERTY,
            rewrite.createStringPlaceholder("new " + type + '(' + initial + ')', ASTNode.CLASS_INSTANCE_CREATION),
            null);
        if (!Modifier.isVolatile(field.getModifiers())) {
            rewrite.getListRewrite(field, FieldDeclaration.MODIFIERS2_PROPERTY)
                .insertLast(rewrite.getAST().newModifier(Modifier.ModifierKeyword.FINAL_KEYWORD), null);
        }
        for (SimpleName use : place.names()) {
            String replacement = use.isDeclaration() ? null : replacement(use);
            if (replacement != null) {
                rewrite.replace(whole(use), rewrite.createStringPlaceholder(replacement, ASTNode.METHOD_INVOCATION),
                    null);
            }
        }
    }
}
