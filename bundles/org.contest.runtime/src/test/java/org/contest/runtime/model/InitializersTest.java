/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.runtime.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.contest.runtime.model.Initializers.Initialization;
import org.junit.jupiter.api.Test;

/** The JVM never initializes the classes of this test: no code uses them. */
class InitializersTest {

    private static class Parent {
        static final Object MADE = new Object();
    }

    private static class Child extends Parent {
    }

    private static class Grandchild extends Child {
        static final Object MADE = new Object();
    }

    private static final class Done {
    }

    private final EnabledSet enabled = new EnabledSet();
    private final Initializers initializers = new Initializers(enabled);
    private final ModelThread one = thread(1);
    private final ModelThread two = thread(2);

    private ModelThread thread(int index) {
        ModelThread t = new ModelThread(new Thread(), index, "0." + index, null);
        enabled.add(t);
        return t;
    }

    private Initialization obstacle(ModelThread t, Class<?> type) {
        Initialization obstacle = initializers.obstacle(t, type);
        assertNotNull(obstacle);
        return obstacle;
    }

    @Test
    void a_class_is_kept_from_others_while_its_initializer_runs() {
        initializers.begin(one, Parent.class, Parent.class);
        assertSame(one, obstacle(two, Parent.class).owner());
        assertNull(initializers.obstacle(one, Parent.class));
        initializers.end(one, Parent.class);
        assertNull(initializers.obstacle(two, Parent.class));
        assertFalse(initializers.any());
    }

    @Test
    void a_subclass_waits_for_its_superclass_and_is_held_meanwhile() {
        initializers.begin(one, Parent.class, Parent.class);
        initializers.await(two, obstacle(two, Grandchild.class));
        assertEquals(Parent.class, two.awaited.type());
        assertSame(two, obstacle(one, Grandchild.class).owner());
        assertSame(two, obstacle(one, Child.class).owner());
    }

    @Test
    void a_class_without_initializer_is_held_while_that_of_its_superclass_runs() {
        initializers.begin(one, Parent.class, Child.class);
        assertEquals(Child.class, obstacle(two, Child.class).type());
        initializers.end(one, Parent.class);
        assertNull(initializers.obstacle(two, Child.class));
    }

    @Test
    void the_asked_class_is_held_until_its_own_initializer_ends() {
        initializers.begin(one, Parent.class, Grandchild.class);
        initializers.end(one, Parent.class);
        initializers.begin(one, Grandchild.class, Done.class);
        assertEquals(Grandchild.class, obstacle(two, Grandchild.class).type());
        assertNull(initializers.obstacle(two, Parent.class));
        initializers.end(one, Grandchild.class);
        assertNull(initializers.obstacle(two, Grandchild.class));
    }

    @Test
    void what_an_instruction_that_failed_asked_for_is_free() {
        initializers.begin(one, Parent.class, Child.class);
        initializers.end(one, Parent.class); // by an exception, so that the JVM never says Child is done
        initializers.begin(one, Done.class, Done.class);
        assertNull(initializers.obstacle(two, Child.class));
    }

    @Test
    void a_waiter_is_enabled_when_the_initializer_has_ended() {
        initializers.begin(one, Parent.class, Parent.class);
        initializers.await(two, obstacle(two, Parent.class));
        initializers.enableWaiters();
        assertFalse(enabled.contains(two));
        initializers.end(one, Parent.class);
        initializers.enableWaiters();
        assertTrue(enabled.contains(two));
        initializers.resume(two);
        assertNull(two.awaited);
        assertEquals(0, two.classInit);
    }

    @Test
    void initializers_that_need_each_other_are_a_cycle() {
        initializers.begin(one, Parent.class, Parent.class);
        initializers.begin(two, Done.class, Done.class);
        initializers.await(one, obstacle(one, Done.class));
        initializers.await(two, obstacle(two, Parent.class));
        initializers.enableWaiters();
        assertSame(two, one.awaited.owner());
        assertSame(one, two.awaited.owner());
        assertFalse(enabled.contains(one) || enabled.contains(two));
    }
}
