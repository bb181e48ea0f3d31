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
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/** What the update site does to an Eclipse that does not know the plug-in, by p2's own director. */
class UpdateSiteTest {

    private static final Path ROOT = Path.of(System.getProperty("contest.root"));
    private static final Path SCRATCH = Path.of(System.getProperty("contest.scratch"));
    private static final Ide PRODUCT =
        new Ide(ROOT.resolve("releng/org.contest.product/target/products/org.contest.ide/linux/gtk/x86_64"));
    private static final Path SITE = ROOT.resolve("releng/org.contest.repository/target/repository");
    private static final String FEATURE = "org.contest.feature.feature.group";

    @Test
    void the_plug_in_is_installed_updated_and_uninstalled_without_a_trace() throws Exception {
        Path before = EarlierSite.of(SITE, SCRATCH.resolve("before"));
        Ide stock = PRODUCT.copyTo(SCRATCH.resolve("stock"));
        stock.direct("-uninstallIU", FEATURE);
        Map<String, String> without = stock.bundles();
        Set<String> ours = featurePlugins();
        assertTrue(without.keySet().stream().noneMatch(ours::contains), () -> "still there: " + without);

        stock.direct("-repository", before.toUri().toString(), "-installIU", FEATURE);
        assertEquals(ours, added(stock, without).keySet());
        assertTrue(versions(stock).allMatch(EarlierSite::isEarlier), stock.bundles()::toString);

        stock.direct("-repository", SITE.toUri().toString(), "-uninstallIU", FEATURE, "-installIU", FEATURE);
        assertEquals(ours, added(stock, without).keySet());
        assertTrue(versions(stock).noneMatch(EarlierSite::isEarlier), stock.bundles()::toString);

        stock.direct("-uninstallIU", FEATURE);
        assertEquals(without, stock.bundles());
    }

    /** Versions of our own bundles; the libraries among those of the feature keep theirs. */
    private static Stream<String> versions(Ide ide) throws IOException {
        return ide.bundles().entrySet().stream().filter(bundle -> bundle.getKey().startsWith("org.contest."))
            .map(Map.Entry::getValue);
    }

    private static Map<String, String> added(Ide ide, Map<String, String> before) throws IOException {
        Map<String, String> added = new HashMap<>(ide.bundles());
        added.keySet().removeAll(before.keySet());
        return added;
    }

    @Test
    void the_ide_has_the_feature_installed_so_that_it_can_be_updated() throws Exception {
        Ide copy = PRODUCT.copyTo(SCRATCH.resolve("product"));
        assertTrue(copy.installedRoots().contains(FEATURE));
        assertTrue(copy.bundles().keySet().containsAll(featurePlugins()));
    }

    private static Set<String> featurePlugins() throws IOException {
        String feature = Files.readString(ROOT.resolve("features/org.contest.feature/feature.xml"));
        Set<String> plugins = Pattern.compile("<plugin id=\"([^\"]+)\"").matcher(feature).results()
            .map(match -> match.group(1)).collect(Collectors.toSet());
        assertTrue(plugins.contains("org.contest.ui"), plugins::toString);
        return plugins;
    }
}
