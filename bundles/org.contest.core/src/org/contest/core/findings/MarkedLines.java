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
import java.util.Map;
import org.contest.engine.model.FindingRow;
import org.eclipse.core.resources.IMarker;
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
