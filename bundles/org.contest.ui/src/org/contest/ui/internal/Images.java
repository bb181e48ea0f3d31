/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.ui.internal;

import org.contest.core.campaigns.CampaignSnapshot;
import org.contest.ui.ContestUi;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.graphics.Image;

/** The icons of this bundle. */
public enum Images {

    /** A campaign. */
    CAMPAIGN("campaign"), //$NON-NLS-1$
    /** A campaign that runs. */
    RUNNING("campaign-running"), //$NON-NLS-1$
    /** A campaign that proves nothing, or cannot be read. */
    INCONCLUSIVE("campaign-inconclusive"), //$NON-NLS-1$
    /** A campaign without failure. */
    PASSED("campaign-passed"), //$NON-NLS-1$
    /** A campaign with failures. */
    FAILED("campaign-failed"), //$NON-NLS-1$
    /** A failure. */
    FAILURE("failure"), //$NON-NLS-1$
    /** A failure that needs a timeout. */
    TIMING("failure-timing"), //$NON-NLS-1$
    /** A stack frame. */
    FRAME("frame"), //$NON-NLS-1$
    /** A run that passed. */
    RUN_PASSED("run-passed"), //$NON-NLS-1$
    /** A run that failed. */
    RUN_FAILED("run-failed"), //$NON-NLS-1$
    /** A replay. */
    REPLAY("replay"), //$NON-NLS-1$
    /** A graph. */
    GRAPH("graph"), //$NON-NLS-1$
    /** What was found without a failure. */
    FINDINGS("findings"), //$NON-NLS-1$
    /** Where noise makes a failure come. */
    LOCALIZE("localize"), //$NON-NLS-1$
    /** A race. */
    RACE("race"), //$NON-NLS-1$
    /** Locks that may be taken in a circle. */
    LOCK_CYCLE("lock-cycle"), //$NON-NLS-1$
    /** A thread. */
    THREAD("thread"), //$NON-NLS-1$
    /** A thread that is part of a failure. */
    THREAD_FAILED("thread-failed"), //$NON-NLS-1$
    /** What is instrumented. */
    SCOPE("scope"), //$NON-NLS-1$
    /** The tool. */
    STRESS("stress"), //$NON-NLS-1$
    /** Head of a wizard. */
    WIZARD("wizard"); //$NON-NLS-1$

    private final String file;

    Images(String file) {
        this.file = "icons/" + file + ".svg"; //$NON-NLS-1$ //$NON-NLS-2$
    }

    /** What a campaign looks like. */
    public static Images of(CampaignSnapshot snapshot) {
        return switch (snapshot.state()) {
        case RUNNING -> RUNNING;
        case BROKEN -> INCONCLUSIVE;
        case FINISHED, CANCELLED -> snapshot.countedFailures() > 0 ? FAILED
            : snapshot.message().isEmpty() ? PASSED : INCONCLUSIVE;
        };
    }

    /** How to make it. */
    public ImageDescriptor descriptor() {
        return ResourceLocator.imageDescriptorFromBundle(ContestUi.ID, file)
            .orElseGet(ImageDescriptor::getMissingImageDescriptor);
    }

    /** The image, kept for all users. */
    public Image image() {
        String key = ContestUi.ID + '/' + file;
        Image image = JFaceResources.getImage(key);
        if (image == null) {
            JFaceResources.getImageRegistry().put(key, descriptor());
            image = JFaceResources.getImage(key);
        }
        return image;
    }
}
