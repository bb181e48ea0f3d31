/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.markers;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jdt.core.dom.rewrite.ASTRewrite;
import org.eclipse.jdt.core.dom.rewrite.ImportRewrite;
import org.eclipse.jdt.core.refactoring.CompilationUnitChange;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.Refactoring;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.text.edits.MultiTextEdit;
import org.eclipse.text.edits.TextEdit;

/** A fix as a refactoring, so that it can be previewed and undone. */
public final class FixRefactoring extends Refactoring {

    private final Fix fix;
    private final FixPlace place;

    FixRefactoring(Fix fix, FixPlace place) {
        this.fix = fix;
        this.place = place;
    }

    @Override
    public String getName() {
        return fix.label();
    }

    @Override
    public RefactoringStatus checkInitialConditions(@Nullable IProgressMonitor monitor) {
        return new RefactoringStatus();
    }

    @Override
    public RefactoringStatus checkFinalConditions(@Nullable IProgressMonitor monitor) {
        return new RefactoringStatus();
    }

    @Override
    public Change createChange(@Nullable IProgressMonitor monitor) throws CoreException {
        ASTRewrite rewrite = ASTRewrite.create(place.root().getAST());
        ImportRewrite imports = ImportRewrite.create(place.root(), true);
        fix.change(place, rewrite, imports);
        CompilationUnitChange change = new CompilationUnitChange(fix.label(), place.unit());
        TextEdit edits = new MultiTextEdit();
        edits.addChild(rewrite.rewriteAST());
        TextEdit imported = imports.rewriteImports(monitor);
        if (imported.hasChildren() || imported.getLength() > 0) {
            edits.addChild(imported);
        }
        change.setEdit(edits);
        return change;
    }
}
