/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.cli;

import java.util.ArrayList;
import java.util.List;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.Configurations;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Makes every {@link CampaignOption} an option of a command: the engine's list is the only one. */
final class CampaignArguments {

    private CampaignArguments() {
    }

    /** Adds the options to a command. */
    static void addTo(CommandSpec spec) {
        for (CampaignOption option : CampaignOption.values()) {
            boolean flag = option.label().isEmpty();
            String byDefault = flag || option.defaultValue().isEmpty() ? ""
                : " Default: " + option.defaultValue() + ".";
            spec.addOption(OptionSpec.builder("--" + option.text()).type(flag ? boolean.class : String.class)
                .arity(flag ? "0" : "1").paramLabel(option.label())
                .description(lines(option, byDefault)).build());
        }
    }

    private static String[] lines(CampaignOption option, String byDefault) {
        List<String> lines = new ArrayList<>(List.of(option.description() + byDefault));
        option.meanings().forEach((name, meaning) -> lines.add("  " + name + ": " + meaning));
        return lines.toArray(String[]::new);
    }

    /** The options that were given, in place of others. */
    static CampaignOptions options(ParseResult parsed, CampaignOptions base) {
        CampaignOptions options = base;
        for (CampaignOption option : CampaignOption.values()) {
            Object value = parsed.matchedOptionValue("--" + option.text(), null);
            if (value != null) {
                String problem = option.problem(value.toString());
                if (!problem.isEmpty()) {
                    throw new ParameterException(parsed.commandSpec().commandLine(), problem.replaceFirst(" for ",
                        " for --"));
                }
                options = options.with(option, value);
            }
        }
        checkNoise(options, parsed);
        return options;
    }

    private static void checkNoise(CampaignOptions options, ParseResult parsed) {
        String scheduler = options.get(CampaignOption.SCHEDULER);
        for (CampaignOption option : CampaignOption.OF_NOISE) {
            if (options.isSet(option) && !Configurations.makesNoise(scheduler)) {
                throw new ParameterException(parsed.commandSpec().commandLine(), "--" + option.text()
                    + " is for noise, and the scheduler " + scheduler + " makes none: choose noise or noise-rule.");
            }
        }
    }
}
