/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.findings;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.contest.core.internal.Messages;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;

/**
 * Markers of findings whose line is another one since a file was saved: they become stale, and what they were again
 * when the line is.
 */
public final class StaleMarkers implements IResourceChangeListener {

    private static final String TYPE = "org.contest.type"; //$NON-NLS-1$
    private static final String MESSAGE = "org.contest.message"; //$NON-NLS-1$
    private static final String SEVERITY = "org.contest.severity"; //$NON-NLS-1$

    @Override
    public void resourceChanged(@Nullable IResourceChangeEvent event) {
        IResourceDelta all = event == null ? null : event.getDelta();
        if (all == null) {
            return;
        }
        Set<IFile> changed = new LinkedHashSet<>();
        try {
            all.accept(delta -> {
                if (delta.getResource() instanceof IFile file && delta.getKind() == IResourceDelta.CHANGED
                    && (delta.getFlags() & IResourceDelta.CONTENT) != 0 && markers(file).length > 0) {
                    changed.add(file);
                }
                return true;
            });
        } catch (CoreException e) {
            return; // a project was closed meanwhile
        }
        changed.forEach(StaleMarkers::check);
    }

    private static IMarker[] markers(IFile file) throws CoreException {
        return file.findMarkers(FindingMarkers.TYPE, true, IResource.DEPTH_ZERO);
    }

    /** In a job: no listener may change what it is told of. */
    private static void check(IFile file) {
        WorkspaceJob job = new WorkspaceJob(NLS.bind(Messages.job_markers, file.getName())) {
            @Override
            public IStatus runInWorkspace(@Nullable IProgressMonitor monitor) throws CoreException {
                if (file.isAccessible()) {
                    for (IMarker marker : markers(file)) {
                        check(file, marker);
                    }
                }
                return Status.OK_STATUS;
            }
        };
        job.setSystem(true);
        job.setRule(file);
        job.schedule();
    }

    private static void check(IFile file, IMarker marker) throws CoreException {
        int at = marker.getAttribute(IMarker.LINE_NUMBER, 0);
        int recorded = marker.getAttribute(FindingMarkers.RECORDED, at);
        boolean stale = !isAt(recorded, file, marker) && !isAt(at, file, marker);
        if (!stale && !isAt(at, file, marker)) {
            FindingMarkers.put(marker, file, recorded); // an edit was taken back, and not in the editor
        }
        if (stale != marker.isSubtypeOf(FindingMarkers.STALE)) {
            replace(file, marker, stale);
        }
    }

    private static boolean isAt(int line, IFile file, IMarker marker) throws CoreException {
        String text = SourceRange.text(file, line);
        return text.equals(marker.getAttribute(FindingMarkers.TEXT, text));
    }

    /** A marker cannot change its type. */
    private static void replace(IFile file, IMarker marker, boolean stale) throws CoreException {
        Map<String, Object> attributes = new HashMap<>(marker.getAttributes());
        if (stale) {
            String message = marker.getAttribute(IMarker.MESSAGE, ""); //$NON-NLS-1$
            attributes.put(TYPE, marker.getType());
            attributes.put(MESSAGE, message);
            attributes.put(SEVERITY, marker.getAttribute(IMarker.SEVERITY, IMarker.SEVERITY_WARNING));
            attributes.put(IMarker.MESSAGE, NLS.bind(Messages.finding_stale, message));
            attributes.put(IMarker.SEVERITY, IMarker.SEVERITY_INFO);
        } else {
            attributes.put(IMarker.MESSAGE, marker.getAttribute(MESSAGE, "")); //$NON-NLS-1$
            attributes.put(IMarker.SEVERITY, marker.getAttribute(SEVERITY, IMarker.SEVERITY_WARNING));
        }
        String type = stale ? FindingMarkers.STALE : marker.getAttribute(TYPE, FindingMarkers.RACE);
        marker.delete();
        file.createMarker(type, attributes);
    }
}
