/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.markers;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jdt.ui.text.java.IJavaCompletionProposal;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.swt.graphics.Point;
import org.eclipse.ui.IMarkerResolution2;
import org.eclipse.ui.IMarkerResolutionRelevance;

/**
 * A resolution with a place in the list of quick fixes. The Java editor asks only proposals of its own for it, and puts
 * all other resolutions in the order of their names; the list of the view Problems asks the marker's resolution.
 */
abstract class OrderedResolution implements IMarkerResolution2, IMarkerResolutionRelevance, IJavaCompletionProposal {

    @Override
    public final int getRelevanceForResolution() {
        return getRelevance();
    }

    @Override
    public final String getDisplayString() {
        return getLabel();
    }

    @Override
    public final String getAdditionalProposalInfo() {
        return getDescription();
    }

    /** Nothing: the editor runs the resolution on its marker. */
    @Override
    public final void apply(@Nullable IDocument document) {
        // the change is made by run
    }

    @Override
    public final @Nullable Point getSelection(@Nullable IDocument document) {
        return null;
    }

    @Override
    public final @Nullable IContextInformation getContextInformation() {
        return null;
    }
}
