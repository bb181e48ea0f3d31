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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.contest.ui.internal.Messages;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jdt.core.dom.AST;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.SynchronizedStatement;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.TypeLiteral;
import org.eclipse.jdt.core.dom.rewrite.ASTRewrite;
import org.eclipse.jdt.core.dom.rewrite.ImportRewrite;

/**
 * Puts the statements of a finding into blocks that are synchronized on the object of the field: of a race each by
 * itself, of an atomicity violation all of a method together, since nothing may come between them.
 */
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
        return place.isRace() && sections(place).stream()
            .anyMatch(section -> place.uses(place.lines().get(0)).stream().anyMatch(section::holds));
    }

    @Override
    public void change(FixPlace place, ASTRewrite rewrite, ImportRewrite imports) {
        List<Section> sections = sections(place);
        for (Section section : sections) {
            if (sections.stream().noneMatch(section::isInside)) {
                wrap(rewrite, section);
            }
        }
    }

    private static List<Section> sections(FixPlace place) {
        List<Section> sections = new ArrayList<>();
        for (List<SimpleName> uses : together(place)) {
            Section section = Section.of(uses);
            if (section != null && hasOneLock(section, uses) && !sections.contains(section)) {
                sections.add(section);
            }
        }
        return sections;
    }

    /** The uses of each line, or of each method when they have to be one. */
    private static Iterable<List<SimpleName>> together(FixPlace place) {
        Map<Object, List<SimpleName>> uses = new LinkedHashMap<>();
        for (int line : place.lines()) {
            for (SimpleName use : place.uses(line)) {
                BodyDeclaration method = FixPlace.around(use, BodyDeclaration.class);
                Object key = place.isAtomicity() && method != null ? method : Integer.valueOf(line);
                uses.computeIfAbsent(key, any -> new ArrayList<>()).add(use);
            }
        }
        return uses.values();
    }

    /** Whether all uses are of one object, which is known before the section begins. */
    private static boolean hasOneLock(Section section, List<SimpleName> uses) {
        Expression owner = owner(section.use());
        boolean isEarly = !(owner instanceof SimpleName name)
            || !(FixPlace.declaration(name) instanceof ASTNode declared && section.holds(declared));
        return isEarly && uses.stream().allMatch(use -> String.valueOf(owner(use)).equals(String.valueOf(owner)));
    }

    @SuppressWarnings("unchecked")
    private static void wrap(ASTRewrite rewrite, Section section) {
        AST ast = rewrite.getAST();
        SynchronizedStatement made = ast.newSynchronizedStatement();
        made.setExpression(lock(ast, section.use()));
        Block body = ast.newBlock();
        List<Statement> statements = section.statements();
        for (Statement statement : statements) {
            body.statements().add(rewrite.createMoveTarget(statement));
        }
        made.setBody(body);
        rewrite.replace(statements.get(0), made, null);
        statements.subList(1, statements.size()).forEach(statement -> rewrite.remove(statement, null));
    }

    /** The class of a static field, else the object that the field belongs to. */
    private static Expression lock(AST ast, SimpleName use) {
        ITypeBinding type = ((IVariableBinding) use.resolveBinding()).getDeclaringClass();
        String name = type.getErasure().getName();
        if (Modifier.isStatic(use.resolveBinding().getModifiers())) {
            TypeLiteral literal = ast.newTypeLiteral();
            literal.setType(ast.newSimpleType(ast.newSimpleName(name)));
            return literal;
        }
        Expression owner = owner(use);
        if (owner != null) {
            return (Expression) ASTNode.copySubtree(ast, owner);
        }
        ThisExpression self = ast.newThisExpression();
        if (!isSubtype(typeAround(use), type)) {
            self.setQualifier(ast.newSimpleName(name)); // from a class inside
        }
        return self;
    }

    /** What stands before the dot; null where nothing does. */
    private static @Nullable Expression owner(SimpleName use) {
        ASTNode parent = use.getParent();
        return parent instanceof FieldAccess access && access.getName() == use ? access.getExpression()
            : parent instanceof QualifiedName name && name.getName() == use ? name.getQualifier() : null;
    }

    private static @Nullable ITypeBinding typeAround(ASTNode node) {
        ASTNode at = node;
        while (at != null && !(at instanceof AbstractTypeDeclaration) && !(at instanceof AnonymousClassDeclaration)) {
            at = at.getParent();
        }
        return at instanceof AnonymousClassDeclaration anonymous ? anonymous.resolveBinding()
            : at instanceof AbstractTypeDeclaration type ? type.resolveBinding() : null;
    }

    private static boolean isSubtype(@Nullable ITypeBinding type, ITypeBinding of) {
        return type != null && (type.getErasure().isEqualTo(of.getErasure()) || isSubtype(type.getSuperclass(), of));
    }
}
