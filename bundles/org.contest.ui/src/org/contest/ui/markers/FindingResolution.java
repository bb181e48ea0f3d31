/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.markers;

import org.contest.core.ContestStatus;
import org.contest.ui.internal.Errors;
import org.contest.ui.internal.Images;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ltk.ui.refactoring.RefactoringWizard;
import org.eclipse.ltk.ui.refactoring.RefactoringWizardOpenOperation;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.PlatformUI;

/** One fix of a finding, shown before it is made. */
final class FindingResolution extends OrderedResolution {

    private static final int RELEVANCE = 11;

    private final Fix fix;

    FindingResolution(Fix fix) {
        this.fix = fix;
    }

    @Override
    public String getLabel() {
        return fix.label();
    }

    @Override
    public String getDescription() {
        return fix.description();
    }

    /** Before the assists of the Java editor, which has ten for a fix. */
    @Override
    public int getRelevance() {
        return RELEVANCE;
    }

    @Override
    public Image getImage() {
        return Images.RACE.image();
    }

    @Override
    public void run(@Nullable IMarker marker) {
        FixPlace place = marker == null ? null : FixPlace.of(marker);
        if (place == null) {
            return;
        }
        RefactoringWizard wizard = new RefactoringWizard(new FixRefactoring(fix, place),
            RefactoringWizard.DIALOG_BASED_USER_INTERFACE | RefactoringWizard.NO_BACK_BUTTON_ON_STATUS_DIALOG) {
            @Override
            protected void addUserInputPages() {
                setDefaultPageTitle(fix.label()); // nothing to ask: the preview is the first page
            }
        };
        wizard.setForcePreviewReview(true);
        try {
            new RefactoringWizardOpenOperation(wizard).run(
                PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell(), fix.label());
        } catch (InterruptedException e) {
            Errors.show(ContestStatus.ENGINE.because(e, String.valueOf(e.getMessage())));
        }
    }
}
