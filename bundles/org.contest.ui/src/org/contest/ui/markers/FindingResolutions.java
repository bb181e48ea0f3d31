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
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import org.contest.core.findings.FindingMarkers;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolutionGenerator2;

/** The quick fixes of a finding that are mechanical. */
public final class FindingResolutions implements IMarkerResolutionGenerator2 {

    @Override
    public boolean hasResolutions(@Nullable IMarker marker) {
        return marker != null && !marker.getAttribute(FindingMarkers.KIND, "").isEmpty(); //$NON-NLS-1$
    }

    @Override
    public IMarkerResolution[] getResolutions(@Nullable IMarker marker) {
        List<IMarkerResolution> offered = new ArrayList<>();
        FixPlace place = marker == null ? null : FixPlace.offered(marker);
        if (place != null && !isRepeated(marker)) {
            for (Fix fix : Fix.ALL) {
                if (fix.fits(place)) {
                    offered.add(new FindingResolution(fix));
                }
            }
        }
        if (marker != null && hasResolutions(marker)) {
            offered.add(new SuppressResolution(marker.getAttribute(FindingMarkers.KIND, "")));
        }
        return offered.toArray(new IMarkerResolution[0]);
    }

    /** Whether an older finding of the line is of the same accesses, so that the same fixes are offered for it. */
    private static boolean isRepeated(IMarker marker) {
        try {
            return Arrays.stream(marker.getResource().findMarkers(FindingMarkers.TYPE, true, IResource.DEPTH_ZERO))
                .anyMatch(other -> other.getId() < marker.getId() && place(other).equals(place(marker)));
        } catch (CoreException e) {
            return false; // the file is gone
        }
    }

    private static List<Object> place(IMarker marker) {
        return List.of(marker.getAttribute(IMarker.LINE_NUMBER, 0), marker.getAttribute(FindingMarkers.VARIABLE, ""),
            new HashSet<>(List.of(marker.getAttribute(FindingMarkers.LINES, "").split(","))));
    }
}
