/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.findings;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.contest.engine.model.FindingRow;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.annotation.Nullable;

/** Where the lines of a campaign's findings are now: the editor moves a marker with its line. */
public final class MarkedLines {

    private final Map<String, IMarker> markers = new HashMap<>();

    private MarkedLines() {
    }

    /** Of the markers that are there. */
    public static MarkedLines of(Path campaign) {
        MarkedLines lines = new MarkedLines();
        for (IMarker marker : all()) {
            if (campaign.toString().equals(marker.getAttribute(FindingMarkers.CAMPAIGN, ""))) { //$NON-NLS-1$
                String place = '(' + marker.getResource().getName() + ':'
                    + marker.getAttribute(FindingMarkers.RECORDED, 0) + ')';
                lines.markers.put(marker.getAttribute(FindingMarkers.FINDING, 0) + place, marker);
            }
        }
        return lines;
    }

    /** The lines of a finding in the file of one of its markers as they are now, the marker's own first. */
    public static List<Integer> inFileOf(IMarker marker) throws CoreException {
        Set<Integer> lines = new LinkedHashSet<>(List.of(marker.getAttribute(IMarker.LINE_NUMBER, 0)));
        IMarker[] others = marker.getResource().findMarkers(FindingMarkers.TYPE, true, IResource.DEPTH_ZERO);
        for (String line : marker.getAttribute(FindingMarkers.LINES, "").split(",")) { //$NON-NLS-1$ //$NON-NLS-2$
            for (IMarker other : others) {
                if (isOf(other, marker)
                    && line.equals(String.valueOf(other.getAttribute(FindingMarkers.RECORDED, 0)))) {
                    lines.add(other.getAttribute(IMarker.LINE_NUMBER, 0));
                }
            }
        }
        return List.copyOf(lines);
    }

    private static boolean isOf(IMarker other, IMarker marker) {
        return other.getAttribute(FindingMarkers.FINDING, 0) == marker.getAttribute(FindingMarkers.FINDING, 0)
            && other.getAttribute(FindingMarkers.CAMPAIGN, "").equals( //$NON-NLS-1$
                marker.getAttribute(FindingMarkers.CAMPAIGN, "")); //$NON-NLS-1$
    }

    private static IMarker[] all() {
        try {
            return FindingMarkers.all();
        } catch (CoreException e) {
            return new IMarker[0]; // the workspace is about to close
        }
    }

    private @Nullable IMarker of(FindingRow row, String frame) {
        return markers.get(row.id() + frame.substring(Math.max(0, frame.indexOf('('))));
    }

    /** True when the line of a frame of a finding, as a stack trace has it, was changed. */
    boolean isChanged(FindingRow row, String frame) {
        IMarker marker = of(row, frame);
        try {
            return marker != null && marker.isSubtypeOf(FindingMarkers.STALE);
        } catch (CoreException e) {
            return false; // it is gone meanwhile
        }
    }

    /** A frame of a finding, at the line where it is now. */
    public String now(FindingRow row, String frame) {
        IMarker marker = of(row, frame);
        int line = marker == null ? 0 : marker.getAttribute(IMarker.LINE_NUMBER, 0);
        return line <= 0 ? frame : frame.substring(0, frame.lastIndexOf(':') + 1) + line + ')';
    }
}
