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
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.PostfixExpression;
import org.eclipse.jdt.core.dom.PrefixExpression;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.rewrite.ASTRewrite;
import org.eclipse.jdt.core.dom.rewrite.ImportRewrite;

/** Makes the field of a race volatile: where each access is complete in itself. */
final class VolatileFix implements Fix {

    @Override
    public String label() {
        return Messages.fix_volatile;
    }

    @Override
    public String description() {
        return Messages.fix_volatileMore;
    }

    @Override
    public boolean fits(FixPlace place) {
        FieldDeclaration field = declaration(place);
        return place.isRace() && field != null && !Modifier.isVolatile(field.getModifiers())
            && !Modifier.isFinal(field.getModifiers())
            && place.lines().stream().flatMap(line -> place.uses(line).stream()).noneMatch(VolatileFix::isCompound);
    }

    /** The declaration of the field; null when it is not in the file. */
    static @Nullable FieldDeclaration declaration(FixPlace place) {
        for (SimpleName name : place.names()) {
            if (name.isDeclaration() && name.getParent().getParent() instanceof FieldDeclaration field) {
                return field;
            }
        }
        return null;
    }

    /** True for a read and a write in one expression: volatile would not make it atomic. */
    private static boolean isCompound(SimpleName use) {
        ASTNode access = AtomicFix.access(use);
        return switch (access.getParent()) {
        case PostfixExpression step -> true;
        case PrefixExpression prefix -> AtomicFix.isStep(prefix);
        case Assignment assignment -> assignment.getLeftHandSide() == access
            && (assignment.getOperator() != Assignment.Operator.ASSIGN || readsItself(assignment));
        default -> false;
        };
    }

    /** {@code x = x + 1} and the like. */
    private static boolean readsItself(Assignment assignment) {
        String variable = assignment.getLeftHandSide().toString();
        boolean[] found = {false};
        assignment.getRightHandSide().accept(new ASTVisitor() {
            @Override
            public void preVisit(ASTNode node) {
                found[0] |= node instanceof Expression && node.toString().equals(variable);
            }
        });
        return found[0];
    }

    @Override
    public void change(FixPlace place, ASTRewrite rewrite, ImportRewrite imports) {
        FieldDeclaration field = declaration(place);
        if (field != null) {
            rewrite.getListRewrite(field, FieldDeclaration.MODIFIERS2_PROPERTY)
                .insertLast(rewrite.getAST().newModifier(Modifier.ModifierKeyword.VOLATILE_KEYWORD), null);
        }
    }
}
