/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/

package org.contest.debug.session;

import java.util.function.IntPredicate;
import org.contest.analysis.sequence.Sequence;
import org.contest.protocol.trace.ObjectNumbers;
import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.model.IValue;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jdt.debug.core.IJavaClassType;
import org.eclipse.jdt.debug.core.IJavaDebugTarget;
import org.eclipse.jdt.debug.core.IJavaFieldVariable;
import org.eclipse.jdt.debug.core.IJavaObject;
import org.eclipse.jdt.debug.core.IJavaPrimitiveValue;
import org.eclipse.jdt.debug.core.IJavaStackFrame;
import org.eclipse.jdt.debug.core.IJavaThread;
import org.eclipse.jdt.debug.core.IJavaType;
import org.eclipse.jdt.debug.core.IJavaValue;
import org.eclipse.jdt.debug.core.IJavaVariable;

/** The events of the trace on a variable of the debugger: objects are known by their recorded identity. */
public final class ValueOrigin {

    private static final String HASHES = "org.contest.runtime.jdk.IdentityHashes"; //$NON-NLS-1$
    private static final String TOLD = "told"; //$NON-NLS-1$
    private static final String SIGNATURE = "(Ljava/lang/Object;)I"; //$NON-NLS-1$

    private final ReplaySession session;
    private final Sequence sequence;

    /** Of variables in a session that is stopped. */
    public ValueOrigin(ReplaySession session) {
        this.session = session;
        sequence = session.sequence();
    }

    /** The last write before the current event, or {@link Sequence#NONE}: the value is from before it was shared. */
    public int writer(IntPredicate accesses) {
        return sequence.previous(session.at(), accesses.and(this::isWrite));
    }

    /** The first write from the current event on, or {@link Sequence#NONE}. */
    public int nextWrite(IntPredicate accesses) {
        return sequence.next(session.at(), accesses.and(this::isWrite));
    }

    /** The first access, or {@link Sequence#NONE}. */
    public int first(IntPredicate accesses) {
        return sequence.next(0, accesses);
    }

    /** True for what is of one call of a method: no other thread sees it, and no event is about it. */
    public static boolean isLocal(IJavaVariable variable) throws DebugException {
        return variable.isLocal() || variable.getName().equals("this"); //$NON-NLS-1$
    }

    private boolean isWrite(int event) {
        return sequence.trace().kind(event).isWrite();
    }

    /**
     * The accesses of a variable that the debugger shows.
     *
     * @param holder what the debugger shows the variable in, for an element of an array; null when not known
     */
    public IntPredicate of(IJavaVariable variable, @Nullable IJavaVariable holder) throws DebugException {
        if (variable instanceof IJavaFieldVariable field) {
            String name = field.getDeclaringType().getName() + '.' + field.getName();
            return field.isStatic() ? i -> isNamed(i, name) : ofField(name, field.getReceiver());
        }
        IValue array = holder == null ? null : holder.getValue();
        return array instanceof IJavaObject object ? ofElement(object, variable.getName()) : i -> false;
    }

    /** The accesses of a field as the source names it: of the object in whose method the thread stands, or of all. */
    public IntPredicate of(String declaringType, String field) throws DebugException {
        String name = declaringType + '.' + field;
        IJavaObject self = session.thread().getTopStackFrame() instanceof IJavaStackFrame top ? top.getThis() : null;
        IJavaFieldVariable own = self == null ? null : self.getField(field, false);
        boolean isOfSelf = own != null && !own.isStatic() && own.getDeclaringType().getName().equals(declaringType);
        return isOfSelf ? ofField(name, self) : i -> isNamed(i, name);
    }

    /** By the name alone where only one object has such a variable in the trace. */
    private IntPredicate ofField(String name, IJavaObject owner) throws DebugException {
        int object = identity(owner);
        IntPredicate same = i -> isAbout(i, object) && isNamed(i, name);
        return sequence.next(0, same) != Sequence.NONE || !isOfOneObject(name) ? same : i -> isNamed(i, name);
    }

    private boolean isOfOneObject(String name) {
        int first = sequence.next(0, i -> isNamed(i, name));
        return first != Sequence.NONE && sequence.next(first,
            i -> isNamed(i, name) && sequence.trace().object(i) != sequence.trace().object(first)) == Sequence.NONE;
    }

    private IntPredicate ofElement(IJavaObject array, String name) throws DebugException {
        int object = identity(array);
        String index = name.replaceAll("[\\[\\]]", ""); //$NON-NLS-1$ //$NON-NLS-2$
        return i -> object != 0 && isAbout(i, object) && sequence.trace().kind(i).isAccess()
            && String.valueOf(sequence.trace().value(i)).equals(index);
    }

    private boolean isAbout(int event, int hash) {
        int object = sequence.trace().object(event);
        return object == hash || object == ObjectNumbers.outliving(hash);
    }

    private boolean isNamed(int event, String name) {
        return sequence.site(event).variable().equals(name);
    }

    /** The identity hash code of an object, or 0 when it has none: asking the object itself would give it one. */
    private int identity(IJavaObject object) throws DebugException {
        IJavaThread thread = session.caller();
        IJavaType[] types = ((IJavaDebugTarget) thread.getDebugTarget()).getJavaTypes(HASHES);
        if (types == null || types.length == 0) {
            return 0;
        }
        IJavaValue told = ((IJavaClassType) types[0]).sendMessage(TOLD, SIGNATURE,
            new IJavaValue[] {object}, thread);
        return told instanceof IJavaPrimitiveValue number ? number.getIntValue() : 0;
    }
}
