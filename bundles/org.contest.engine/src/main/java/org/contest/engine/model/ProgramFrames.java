/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.contest.protocol.Failure;
import org.contest.protocol.SiteTable;
import org.contest.protocol.findings.Finding;

/**
 * Tells which frames of a stack are worth a line each: those of the program's own code. What lies inside libraries and
 * the JDK takes one line for each call of the program.
 */
public final class ProgramFrames {

    /** Knows no program: all outside the JDK is its own code. */
    public static final ProgramFrames UNKNOWN = new ProgramFrames(Set.of(), Set.of());

    private static final int MOST_OF_LIBRARY = 3;

    private final Set<String> own;
    private final Set<String> others;
    /** A class of own code in which nothing can happen is in no table: its neighbours tell whose it is. */
    private final Set<String> ownPackages;

    /** With the names of the classes with locations that are own code, and of those that are not. */
    ProgramFrames(Set<String> own, Set<String> others) {
        this.own = Set.copyOf(own);
        this.others = Set.copyOf(others);
        ownPackages = own.stream().map(ProgramFrames::packageName).collect(Collectors.toSet());
    }

    /** Of a program whose locations are in a table; a table that cannot be read knows none. */
    public static ProgramFrames of(Path sites) {
        try {
            return Files.exists(sites) ? of(SiteTable.read(sites)) : UNKNOWN;
        } catch (IOException e) {
            return UNKNOWN; // the stack is told all the same
        }
    }

    /** Of a program whose locations these are. */
    public static ProgramFrames of(SiteTable sites) {
        return new ProgramFrames(classes(sites, true), classes(sites, false));
    }

    private static Set<String> classes(SiteTable sites, boolean own) {
        return sites.blocks().stream().filter(block -> block.own() == own).map(SiteTable.Block::className)
            .collect(Collectors.toSet());
    }

    private boolean isOutside(String frame) {
        return Failure.isJdk(frame) || !own.isEmpty() && !isOwn(className(frame));
    }

    private boolean isOwn(String className) {
        return own.contains(className) || !others.contains(className) && ownPackages.contains(packageName(className));
    }

    private static String packageName(String className) {
        return className.substring(0, Math.max(0, className.lastIndexOf('.')));
    }

    private static String className(String frame) {
        int method = frame.lastIndexOf('.', Math.max(0, frame.indexOf('(')));
        return frame.substring(frame.indexOf('/') + 1, Math.max(frame.indexOf('/') + 1, method));
    }

    /** The frames of the program's own code, top first. */
    public List<Finding.Frame> own(List<String> frames) {
        return frames.stream().filter(frame -> !isOutside(frame)).map(ProgramFrames::frame).toList();
    }

    /**
     * The frames of own code that lead to a place, the nearest first; of a library's own thread, the nearest few of
     * libraries. None when the stack has no such place.
     */
    public List<Finding.Frame> callers(Finding.Frame place, List<String> stack) {
        int at = stack.stream().map(ProgramFrames::frame).toList().indexOf(place);
        List<String> below = at < 0 ? List.of() : stack.subList(at + 1, stack.size());
        List<Finding.Frame> own = own(below);
        return !own.isEmpty() ? own
            : below.stream().filter(frame -> !Failure.isJdk(frame)).limit(MOST_OF_LIBRARY).map(ProgramFrames::frame)
                .toList();
    }

    private static Finding.Frame frame(String frame) {
        int open = frame.indexOf('(');
        int colon = frame.lastIndexOf(':');
        String className = className(frame);
        int line = colon < open ? -1 : Integer.parseInt(frame.substring(colon + 1, frame.length() - 1));
        return new Finding.Frame(className, frame.substring(frame.lastIndexOf('.', open) + 1, open), line);
    }

    /** At most so many lines, from the top. */
    public List<String> shown(List<String> frames, int most) {
        List<String> lines = new ArrayList<>();
        int at = 0;
        while (at < frames.size() && lines.size() < most) {
            int end = at;
            while (end < frames.size() && isOutside(frames.get(end))) {
                end++;
            }
            if (end > at + 1) {
                lines.add(folded(frames.subList(at, end)));
                at = end;
            } else {
                lines.add(frames.get(at++));
            }
        }
        return lines;
    }

    /** The method that the program called, which is the lowest of them, and how many are above it. */
    private static String folded(List<String> inside) {
        boolean ofJdk = inside.stream().allMatch(Failure::isJdk);
        return inside.get(inside.size() - 1) + " and " + (inside.size() - 1) + " more inside "
            + (ofJdk ? "the JDK" : "libraries");
    }
}
