/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.product;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;

/** The update site installs into an Eclipse that does not know the plug-in, by p2's own director. */
class UpdateSiteTest {

    private static final Path ROOT = Path.of(System.getProperty("contest.root"));
    private static final Path SCRATCH = Path.of(System.getProperty("contest.scratch"));
    private static final Ide PRODUCT =
        new Ide(ROOT.resolve("releng/org.contest.product/target/products/org.contest.ide/linux/gtk/x86_64"));
    private static final Path SITE = ROOT.resolve("releng/org.contest.repository/target/repository");
    private static final String FEATURE = "org.contest.feature.feature.group";

    @Test
    void the_update_site_installs_all_plug_ins_of_the_feature_into_an_eclipse_without_them() throws Exception {
        Ide stock = PRODUCT.copyTo(SCRATCH.resolve("stock"));
        stock.direct("-uninstallIU", FEATURE);
        Set<String> before = stock.bundles();
        Set<String> ours = featurePlugins();
        assertTrue(before.stream().noneMatch(ours::contains), () -> "still there: " + before);

        stock.direct("-repository", SITE.toUri().toString(), "-installIU", FEATURE);

        Set<String> added = new HashSet<>(stock.bundles());
        added.removeAll(before);
        assertEquals(ours, added);
        assertTrue(stock.installedRoots().contains(FEATURE));
    }

    @Test
    void the_ide_has_the_feature_installed_so_that_it_can_be_updated() throws Exception {
        Ide copy = PRODUCT.copyTo(SCRATCH.resolve("product"));
        assertTrue(copy.installedRoots().contains(FEATURE));
        assertTrue(copy.bundles().containsAll(featurePlugins()));
    }

    private static Set<String> featurePlugins() throws IOException {
        String feature = Files.readString(ROOT.resolve("features/org.contest.feature/feature.xml"));
        Set<String> plugins = Pattern.compile("<plugin id=\"([^\"]+)\"").matcher(feature).results()
            .map(match -> match.group(1)).collect(Collectors.toSet());
        assertTrue(plugins.contains("org.contest.ui"), plugins::toString);
        return plugins;
    }
}
