/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.harness;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.List;
import java.util.ServiceLoader;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Static fields are as at the beginning in every run, in whatever loader. */
class LoadersTest {

    private static final String SAMPLES = Samples.class.getName() + '$';
    private static final URL[] CLASS_PATH =
        {Samples.class.getProtectionDomain().getCodeSource().getLocation()};

    private final Loaders loaders = new Loaders(CLASS_PATH);

    @AfterEach
    void close() throws IOException {
        loaders.close();
    }

    private static Object value(ProgramLoader loader, String sample, String field)
        throws ReflectiveOperationException {
        Field found = Class.forName(SAMPLES + sample, true, loader).getDeclaredField(field);
        found.setAccessible(true);
        return found.get(null);
    }

    private static void change(ProgramLoader loader) throws ReflectiveOperationException {
        change(loader, "Plain");
    }

    private static void change(ProgramLoader loader, String sample) throws ReflectiveOperationException {
        Method change = Class.forName(SAMPLES + sample, true, loader).getDeclaredMethod("change");
        change.setAccessible(true);
        change.invoke(null);
    }

    @Test
    void classes_without_initializers_are_used_again_with_their_defaults() throws Exception {
        ProgramLoader first = loaders.next();
        change(first);
        assertEquals(3, value(first, "Plain", "counter"));
        loaders.back(first, true);
        ProgramLoader second = loaders.next();
        assertSame(first, second);
        assertEquals(0, value(second, "Plain", "counter"));
        assertEquals(0.0, value(second, "Plain", "mean"));
        assertNull(value(second, "Plain", "names"));
        assertEquals(3, value(second, "Plain", "LIMIT"));
    }

    @Test
    void programs_see_all_modules_of_the_jdk_and_no_harness() throws Exception {
        ProgramLoader program = loaders.next();
        assertEquals("jdk.compiler", program.loadClass("com.sun.source.tree.Tree").getModule().getName());
        assertTrue(ServiceLoader.load(ToolProvider.class, program).stream().count() > 0);
        ClassLoader jdk = new JdkLoader();
        assertThrows(ClassNotFoundException.class, () -> jdk.loadClass(Main.class.getName()));
        assertNull(jdk.getResource(Main.class.getName().replace('.', '/') + ".class"));
    }

    @Test
    void an_initializer_brings_a_new_loader_also_when_it_is_met_late() throws Exception {
        ProgramLoader first = loaders.next();
        change(first);
        loaders.back(first, true);
        ProgramLoader second = loaders.next();
        assertEquals(5, value(second, "WithValue", "counter"));
        loaders.back(second, true);
        ProgramLoader third = loaders.next();
        assertNotSame(second, third);
        assertEquals(5, value(third, "WithValue", "counter"));
        assertEquals(0, value(third, "Plain", "counter"));
    }

    @Test
    void what_a_quiet_initializer_made_is_put_back_in_place() throws Exception {
        ProgramLoader first = loaders.next();
        Object count = value(first, "WithState", "COUNT");
        Object names = value(first, "WithState", "names");
        ProgramLoader.initialized(Class.forName(SAMPLES + "WithState", false, first));
        for (int run = 0; run < 2; run++) {
            change(first, "WithState");
            loaders.back(first, true);
            assertSame(first, loaders.next());
            assertSame(count, value(first, "WithState", "COUNT"));
            assertEquals(3, ((AtomicInteger) count).get());
            assertArrayEquals(new int[] {1, 2}, (int[]) value(first, "WithState", "NUMBERS"));
            assertSame(names, value(first, "WithState", "names"));
            assertEquals(List.of(), names);
        }
    }

    @Test
    void what_lies_with_the_threads_cannot_be_put_back() throws Exception {
        ProgramLoader first = loaders.next();
        change(first, "WithThreadLocal");
        ProgramLoader.initialized(Class.forName(SAMPLES + "WithThreadLocal", false, first));
        loaders.back(first, true);
        assertNotSame(first, loaders.next());
    }

    @Test
    void a_run_that_left_something_behind_brings_a_new_loader() throws Exception {
        ProgramLoader first = loaders.next();
        change(first);
        loaders.back(first, false);
        assertNotSame(first, loaders.next());
    }

    @Test
    void classes_are_as_another_loader_gives_them() throws Exception {
        try (URLClassLoader plain = new URLClassLoader(CLASS_PATH, ClassLoader.getPlatformClassLoader())) {
            Class<?> theirs = plain.loadClass(SAMPLES + "Plain");
            for (int copy = 0; copy < 2; copy++) {
                ProgramLoader loader = loaders.next();
                Class<?> ours = loader.loadClass(SAMPLES + "Plain");
                assertEquals(theirs.getProtectionDomain().getCodeSource(), ours.getProtectionDomain().getCodeSource());
                assertEquals(theirs.getPackage().getName(), ours.getPackage().getName());
                assertSame(loader, ours.getClassLoader());
                assertEquals("app", loader.getName());
                loaders.back(loader, false);
            }
        }
    }
}
