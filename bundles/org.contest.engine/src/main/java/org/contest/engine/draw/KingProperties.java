/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.draw;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.TreeSet;
import org.contest.analysis.Similarity;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.EngineException;

/**
 * The option file of the original ConTest, {@code KingProperties} (Edelstein 2002; Fiedor 2014), as options of a
 * campaign: frequency, type and strength of noise, which variables and which classes.
 */
public final class KingProperties {

    /**
     * What a file says.
     *
     * @param options of a campaign
     * @param unknown sentences about keys that mean nothing here, by name
     */
    public record Read(CampaignOptions options, List<String> unknown) {
        /** Copies the list. */
        public Read {
            unknown = List.copyOf(unknown);
        }
    }

    private static final List<String> KEYS = List.of("noiseFrequency", "noiseType", "strength", "haltOneThread",
        "timeoutTampering", "sharedVarNoise", "targetClasses", "nonTargetClasses", "randomSeed");

    private final Path file;
    private final Properties properties = new Properties();
    private final List<String> seedings = new ArrayList<>();
    private final List<String> unknown = new ArrayList<>();
    private CampaignOptions options;

    private KingProperties(Path file, CampaignOptions options) {
        this.file = file;
        this.options = options;
    }

    /**
     * Reads a file into options; they become those of noise.
     *
     * @throws EngineException with a plain sentence when the file cannot be read or a value is not possible
     */
    public static Read read(Path file, CampaignOptions options) {
        KingProperties king = new KingProperties(file, options.with(CampaignOption.SCHEDULER, "noise"));
        try (Reader reader = Files.newBufferedReader(file)) {
            king.properties.load(reader);
        } catch (IOException | IllegalArgumentException e) {
            throw EngineException.user("The file " + file + " cannot be read as KingProperties (" + e.getMessage()
                + "). Name another file.", e);
        }
        new TreeSet<>(king.properties.stringPropertyNames())
            .forEach(key -> king.take(key, king.properties.getProperty(key).strip()));
        if (!king.seedings.isEmpty()) {
            king.put("noiseType", CampaignOption.SEEDING, String.join("+", king.seedings));
        }
        return new Read(king.options, king.unknown);
    }

    private void take(String key, String value) {
        switch (key.toLowerCase(Locale.ROOT)) {
        case "noisefrequency" -> put(key, CampaignOption.FREQUENCY, value);
        case "noisetype" -> seedings.add(0, value);
        case "strength" -> put(key, CampaignOption.STRENGTH, value);
        case "haltonethread" -> flag(key, value, "haltOneThread");
        case "timeouttampering" -> flag(key, value, "timeoutTamper");
        case "sharedvarnoise" -> sharedVariables(key, value);
        case "targetclasses" -> put(key, CampaignOption.INCLUDE, patterns(value));
        case "nontargetclasses" -> put(key, CampaignOption.EXCLUDE, patterns(value));
        case "randomseed", "seed" -> put(key, CampaignOption.SEED, value);
        default ->
            unknown.add("The key " + key + " of " + file + " means nothing here; it is left out." + meant(key));
        }
    }

    /** A key that differs by a slip; empty when none does. */
    private static String meant(String key) {
        return Similarity.meant(key, KEYS).map(known -> " Perhaps " + known + " is meant.").orElse("");
    }

    private void flag(String key, String value, String seeding) {
        if (value.equalsIgnoreCase("true")) {
            seedings.add(seeding);
        } else if (!value.equalsIgnoreCase("false")) {
            throw wrong(key, value, "it needs true or false");
        }
    }

    private void sharedVariables(String key, String value) {
        switch (value.toLowerCase(Locale.ROOT)) {
        case "all", "true" -> put(key, CampaignOption.PLACEMENT, "sharedVar-all");
        case "one" -> put(key, CampaignOption.PLACEMENT, "sharedVar-one");
        case "none", "false" -> put(key, CampaignOption.PLACEMENT, "random-all");
        default -> throw wrong(key, value, "it needs all, one or none");
        }
    }

    /** A package stands for what is in it. */
    private static String patterns(String value) {
        List<String> patterns = new ArrayList<>();
        for (String name : value.split("[,;\\s]+")) {
            String dotted = name.replace('/', '.');
            patterns.add(dotted.isEmpty() || dotted.contains("*") ? dotted : dotted + '*');
        }
        return String.join(",", patterns);
    }

    private void put(String key, CampaignOption option, String value) {
        String problem = option.problem(value, key);
        if (!problem.isEmpty()) {
            throw EngineException.user("In " + file + ", " + problem);
        }
        options = options.with(option, value);
    }

    private EngineException wrong(String key, String value, String why) {
        return EngineException.user("In " + file + ", \"" + value + "\" is not possible for " + key + ": " + why + '.');
    }
}
