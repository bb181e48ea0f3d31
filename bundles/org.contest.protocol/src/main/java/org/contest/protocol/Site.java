/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.protocol;

/**
 * A program location (ploc): one instrumented bytecode instruction.
 *
 * @param id dense number in one JVM, equal between JVMs that preloaded the same {@link SiteTable}
 * @param className binary name with dots, as in a stack trace
 * @param method name and descriptor, such as {@code run()V}
 * @param line source line, or -1 where the class has none
 * @param kind what the instruction does
 * @param variable field as {@code owner.name}, array type, or called method, where the object has a name with that, as
 *     {@code java.util.Map.put on Cache.pool}, or {@code int[] on final p.Table.counts}; empty where there is none
 */
public record Site(int id, String className, String method, int line, EventKind kind, String variable) {

    /** Between a called method and the name of its object. */
    public static final String ON = " on ";
    private static final String FINAL = "final ";
    private static final String UNKNOWN = "unknown";

    /** A placeholder for a site of which only the id is known. */
    static Site unknown(int id) {
        return new Site(id, UNKNOWN, "site#" + id + "()", -1, EventKind.READ, "");
    }

    /** True for a site that no table has: its method and kind are made up. */
    public boolean isUnknown() {
        return className.equals(UNKNOWN);
    }

    /** The variable of a site whose object has a name; an empty one for none. */
    public static String named(String member, String object) {
        return object.isEmpty() ? member : member + ON + object;
    }

    /** A variable without the package of its class: {@code Type.name} of {@code package.Type.name}. */
    public static String brief(String variable) {
        return variable.substring(variable.lastIndexOf('.', variable.lastIndexOf('.') - 1) + 1);
    }

    /** The name of an object in a final field of an instance. */
    public static String inFinal(String field) {
        return FINAL + field;
    }

    /** True where the object is in a final field of an instance. */
    public boolean isInFinal() {
        return variable.contains(ON + FINAL);
    }

    /** The variable without the name of an object. */
    public String member() {
        int on = variable.indexOf(ON);
        return on < 0 ? variable : variable.substring(0, on);
    }

    /** The name of the object whose method is called; empty where it has none. */
    public String object() {
        int on = variable.indexOf(ON);
        return on < 0 ? "" : variable.substring(on + ON.length() + (isInFinal() ? FINAL.length() : 0));
    }

    /** A copy whose object has no name. */
    public Site unnamed() {
        return new Site(id, className, method, line, kind, member());
    }

    /** Method name without descriptor. */
    public String methodName() {
        int end = method.indexOf('(');
        return end < 0 ? method : method.substring(0, end);
    }

    /** In the form of {@link Places#text}: {@code Worker.finish:42}, with the simple class name. */
    public String shortText() {
        return Places.text(className.substring(className.lastIndexOf('.') + 1), methodName(), line);
    }
}
