/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.store;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.contest.engine.model.CampaignOption;
import org.contest.engine.model.CampaignOptions;
import org.contest.engine.model.ProgramSpec;

/** The program and the options of a campaign, one row a value. */
final class SettingsTable {

    private static final String OPTION = "option.";
    private static final String ENVIRONMENT = "program.environment.";

    private final Database database;

    SettingsTable(Database database) {
        this.database = database;
    }

    void write(ProgramSpec program, CampaignOptions options) {
        put("program.classPath", program.classPath());
        put("program.modulePath", program.modulePath());
        put("program.mainClass", List.of(program.mainClass()));
        put("program.arguments", program.arguments());
        put("program.vmArguments", program.vmArguments());
        put("program.workingDirectory", List.of(program.workingDirectory()));
        put("program.javaHome", List.of(program.javaHome()));
        program.environment().forEach((name, value) -> put(ENVIRONMENT + name, List.of(value)));
        put(options);
    }

    void put(CampaignOptions options) {
        database.update("DELETE FROM settings WHERE key LIKE 'option.%'");
        options.values().forEach((option, value) -> put(OPTION + option.text(), List.of(value)));
    }

    private void put(String key, List<?> values) {
        for (int i = 0; i < values.size(); i++) {
            database.update("INSERT INTO settings VALUES (?, ?, ?)", key, i, values.get(i).toString());
        }
    }

    private List<String> get(String key) {
        return database.query("SELECT value FROM settings WHERE key = ? ORDER BY position", row -> row.getString(1),
            key);
    }

    private List<Path> paths(String key) {
        return get(key).stream().map(Path::of).toList();
    }

    ProgramSpec program() {
        Map<String, String> environment = new LinkedHashMap<>();
        for (String key : keys(ENVIRONMENT)) {
            environment.put(key.substring(ENVIRONMENT.length()), get(key).get(0));
        }
        return new ProgramSpec(paths("program.classPath"), paths("program.modulePath"),
            get("program.mainClass").get(0), get("program.arguments"), get("program.vmArguments"),
            paths("program.workingDirectory").get(0), environment, paths("program.javaHome").get(0));
    }

    CampaignOptions options() {
        CampaignOptions options = CampaignOptions.defaults();
        for (CampaignOption option : CampaignOption.values()) {
            for (String value : get(OPTION + option.text())) {
                options = options.with(option, value);
            }
        }
        return options;
    }

    private List<String> keys(String prefix) {
        return database.query("SELECT DISTINCT key FROM settings WHERE substr(key, 1, ?) = ?",
            row -> row.getString(1), prefix.length(), prefix);
    }
}
