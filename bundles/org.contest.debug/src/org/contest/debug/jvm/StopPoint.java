/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.jvm;

import com.sun.jdi.ClassNotLoadedException;
import com.sun.jdi.ClassType;
import com.sun.jdi.Field;
import com.sun.jdi.IntegerValue;
import com.sun.jdi.InvalidTypeException;
import com.sun.jdi.Method;
import com.sun.jdi.StringReference;
import com.sun.jdi.Value;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.request.BreakpointRequest;
import com.sun.jdi.request.EventRequest;
import java.util.List;
import java.util.Map;

/** The class of the runtime in which a replay stops: where the breakpoint is, and what is read and written there. */
public final class StopPoint {

    /**
     * Where a replay stops.
     *
     * @param at number of the event that comes next
     * @param why the replay does not go on; empty before an event
     */
    public record Place(int at, String why) {
    }

    /** Its name. */
    public static final String TYPE = "org.contest.runtime.replay.Stops"; //$NON-NLS-1$
    private static final String METHOD = "reached"; //$NON-NLS-1$

    private final VirtualMachine vm;
    private final ClassType type;
    private final Field next;
    private final List<Field> place;

    StopPoint(VirtualMachine vm, ClassType type) {
        this.vm = vm;
        this.type = type;
        next = type.fieldByName("next"); //$NON-NLS-1$
        place = List.of(type.fieldByName("at"), type.fieldByName("why")); //$NON-NLS-1$ //$NON-NLS-2$
    }

    /** A breakpoint where the replay stops, not enabled yet. */
    public BreakpointRequest breakpoint() {
        Method method = type.methodsByName(METHOD).get(0);
        BreakpointRequest request = vm.eventRequestManager().createBreakpointRequest(method.location());
        request.setSuspendPolicy(EventRequest.SUSPEND_ALL);
        return request;
    }

    /** Where the replay is, asked for at once: each question takes its time. */
    public Place place() {
        Map<Field, Value> values = type.getValues(place);
        return new Place(((IntegerValue) values.get(place.get(0))).value(),
            values.get(place.get(1)) instanceof StringReference why ? why.value() : ""); //$NON-NLS-1$
    }

    /** Lets the replay stop before the first event with this number or a higher one. */
    public void stopAt(int event) {
        try {
            type.setValue(next, vm.mirrorOf(event));
        } catch (InvalidTypeException | ClassNotLoadedException e) {
            throw new IllegalStateException(e);
        }
    }
}
