/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.core.findings;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.contest.core.ContestStatus;
import org.contest.core.campaigns.CampaignEntry;
import org.contest.core.campaigns.CampaignReading;
import org.contest.core.campaigns.CampaignsListener;
import org.contest.core.internal.Messages;
import org.contest.core.source.Frame;
import org.contest.core.source.JavaLocator;
import org.contest.core.source.SimpleNames;
import org.contest.engine.model.EngineException;
import org.contest.engine.model.FindingRow;
import org.contest.protocol.findings.Finding;
import org.contest.protocol.findings.FindingKind;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;

/**
 * Problem markers for the findings of a campaign that has ended. They replace those of the campaign of the same program
 * before. The editor moves a marker with its line, so that small edits do not lose it.
 */
public final class FindingMarkers implements CampaignsListener {

    /** The type of all these markers. */
    public static final String TYPE = "org.contest.core.finding"; //$NON-NLS-1$

    /** Markers of races, and of what is like them. */
    public static final String RACE = "org.contest.core.race"; //$NON-NLS-1$

    /** Markers of locks. */
    public static final String LOCK = "org.contest.core.lock"; //$NON-NLS-1$

    /** Markers of lines that were changed since. */
    public static final String STALE = "org.contest.core.stale"; //$NON-NLS-1$

    /** Attribute: directory of the campaign. */
    public static final String CAMPAIGN = "org.contest.campaign"; //$NON-NLS-1$

    /** Attribute: number of the finding in its campaign. */
    public static final String FINDING = "org.contest.finding"; //$NON-NLS-1$

    /** Attribute: kind of the finding. */
    public static final String KIND = "org.contest.kind"; //$NON-NLS-1$

    /** Attribute: the variable, as class and field. */
    public static final String VARIABLE = "org.contest.variable"; //$NON-NLS-1$

    /** Attribute: the whole finding in words, with all stacks. */
    public static final String EXPLANATION = "org.contest.explanation"; //$NON-NLS-1$

    /** Attribute: lines of the finding in this file, separated by commas. */
    public static final String LINES = "org.contest.lines"; //$NON-NLS-1$

    /** Attribute: the number that the line had when the campaign ended. */
    static final String RECORDED = "org.contest.recorded"; //$NON-NLS-1$

    /** Attribute: the line of source, as it was when the campaign ended. */
    static final String TEXT = "org.contest.text"; //$NON-NLS-1$

    private static final String PROGRAM = "org.contest.program"; //$NON-NLS-1$
    private static final int LONGEST = 20_000;

    @Override
    public void finished(CampaignEntry campaign) {
        update(campaign);
    }

    @Override
    public void removed(CampaignEntry campaign) {
        job(campaign, monitor -> delete(CAMPAIGN, campaign.directory().toString()));
    }

    /** Puts the findings of a campaign into the source, in a job. */
    public static Job update(CampaignEntry campaign) {
        return job(campaign, monitor -> {
            delete(PROGRAM, program(campaign));
            for (FindingRow row : CampaignFindings.read(campaign.directory())) {
                int severity = FindingSeverity.of(row.finding().kind());
                if (!row.isSuppressed() && severity >= 0) {
                    mark(campaign, row, severity);
                }
            }
        });
    }

    private static Job job(CampaignEntry campaign, ICoreRunnable work) {
        WorkspaceJob job = new WorkspaceJob(NLS.bind(Messages.job_markers, campaign.name())) {
            @Override
            public IStatus runInWorkspace(@Nullable IProgressMonitor monitor) throws CoreException {
                try {
                    work.run(monitor);
                } catch (EngineException e) {
                    return CampaignReading.unlessGone(List.of(campaign), ContestStatus.of(e));
                }
                return Status.OK_STATUS;
            }
        };
        job.setSystem(true);
        job.setRule(ResourcesPlugin.getWorkspace().getRoot());
        job.schedule();
        return job;
    }

    private static String program(CampaignEntry campaign) {
        return campaign.origin().configuration() + '/' + campaign.name().replaceFirst("-\\d+$", "");
    }

    private static void delete(String attribute, String value) throws CoreException {
        for (IMarker marker : all()) {
            if (value.equals(marker.getAttribute(attribute, ""))) { //$NON-NLS-1$
                marker.delete();
            }
        }
    }

    /** All markers of findings. */
    public static IMarker[] all() throws CoreException {
        return ResourcesPlugin.getWorkspace().getRoot().findMarkers(TYPE, true, IResource.DEPTH_INFINITE);
    }

    /** One marker for each line of source that the finding is about. */
    private static void mark(CampaignEntry campaign, FindingRow row, int severity) throws CoreException {
        Set<String> marked = new HashSet<>();
        for (Finding.Place place : row.finding().places()) {
            Frame frame = Frame.parse(CampaignFindings.frame(place.frames().get(0)));
            IFile file = frame == null || frame.line() <= 0 ? null : file(campaign, frame);
            if (frame != null && file != null && marked.add(file.getFullPath() + ":" + frame.line())) { //$NON-NLS-1$
                mark(campaign, row, severity, file, frame.line());
            }
        }
    }

    private static @Nullable IFile file(CampaignEntry campaign, Frame frame) {
        try {
            return JavaLocator.type(campaign.origin().project(), frame).getResource() instanceof IFile file ? file
                : null;
        } catch (CoreException e) {
            return null; // the source is not in the workspace
        }
    }

    private static void mark(CampaignEntry campaign, FindingRow row, int severity, IFile file, int line)
        throws CoreException {
        Finding finding = row.finding();
        Map<String, Object> attributes = new HashMap<>();
        attributes.put(IMarker.MESSAGE, NLS.bind(Messages.finding_marker, finding.kind().title(),
            SimpleNames.in(finding.message())));
        attributes.put(IMarker.SEVERITY, severity);
        attributes.put(IMarker.LINE_NUMBER, line);
        attributes.put(RECORDED, line);
        attributes.put(CAMPAIGN, campaign.directory().toString());
        attributes.put(PROGRAM, program(campaign));
        attributes.put(FINDING, row.id());
        attributes.put(KIND, finding.kind().text());
        attributes.put(VARIABLE, finding.variable());
        attributes.put(LINES, lines(campaign, finding, file));
        String explanation = finding.kind().title() + '\n' + CampaignFindings.explanation(finding);
        attributes.put(EXPLANATION, explanation.substring(0, Math.min(LONGEST, explanation.length())));
        attributes.putAll(range(file, line));
        attributes.put(TEXT, SourceRange.text(file, line));
        file.createMarker(type(finding.kind()), attributes);
    }

    private static Map<String, Object> range(IFile file, int line) throws CoreException {
        int[] range = SourceRange.ofLine(file, line);
        return range.length == 2 ? Map.of(IMarker.CHAR_START, range[0], IMarker.CHAR_END, range[1]) : Map.of();
    }

    /** Puts a marker into another line. */
    static void put(IMarker marker, IFile file, int line) throws CoreException {
        marker.setAttribute(IMarker.LINE_NUMBER, line);
        for (Map.Entry<String, Object> end : range(file, line).entrySet()) {
            marker.setAttribute(end.getKey(), end.getValue());
        }
    }

    private static String lines(CampaignEntry campaign, Finding finding, IFile file) {
        List<String> lines = new ArrayList<>();
        for (Finding.Place place : finding.places()) {
            Frame frame = Frame.parse(CampaignFindings.frame(place.frames().get(0)));
            if (frame != null && file.equals(file(campaign, frame))) {
                lines.add(String.valueOf(frame.line()));
            }
        }
        return String.join(",", lines); //$NON-NLS-1$
    }

    private static String type(FindingKind kind) {
        return kind == FindingKind.POTENTIAL_DEADLOCK || kind == FindingKind.NOTIFY_BEFORE_WAIT ? LOCK : RACE;
    }
}
