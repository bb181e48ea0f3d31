/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.instrument;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URI;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import org.contest.protocol.RunOptions;
import org.contest.protocol.RunOptions.Key;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OwnCodeTest {

    private static final RunOptions OPTIONS =
        RunOptions.defaults().with(Key.HOME, "/x/app.jar" + File.pathSeparator + "/x/tests.jar");

    private static ProtectionDomain from(String place) throws MalformedURLException {
        return new ProtectionDomain(new CodeSource(URI.create(place).toURL(), (Certificate[]) null), null);
    }

    @ParameterizedTest
    @CsvSource({"file:/x/classes/, true", "file:/x/app.jar, true", "file:/x/tests.jar, true", "file:/x/lib.jar, false",
        "file:/x/lib.d/classes/, true",
        "jar:file:/x/fat.jar!/inner/lib.jar!/, false"})
    void own_code_comes_from_folders_and_from_the_jars_of_main_and_test_classes(String place, boolean own)
        throws MalformedURLException {
        assertEquals(own, new OwnCode(OPTIONS).has("a/B", from(place)), place);
    }

    @ParameterizedTest
    @CsvSource({"com/shop/Cart, true", "com/shop/deep/Cart, true", "org/lib/Cart, false"})
    void patterns_say_otherwise_wherever_a_class_comes_from(String name, boolean own) throws MalformedURLException {
        OwnCode code = new OwnCode(OPTIONS.with(Key.OWN, "com.shop.*"));
        assertEquals(own, code.has(name, from("file:/x/lib.jar")));
        assertEquals(own, code.has(name, null));
    }
}
