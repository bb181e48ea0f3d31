/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.contest.engine.model.EngineException;

/** Brings a campaign file to the version of this program: script {@code schema-N.sql} leads from N-1 to N. */
final class Schema {

    /** The version that this program writes; a newer one needs one more script. */
    static final int VERSION = 8;

    private Schema() {
    }

    /**
     * Runs the missing scripts.
     *
     * @throws EngineException with a plain sentence when the file is newer than this program
     */
    static void migrate(Database database) {
        int version = (int) database.number("PRAGMA user_version");
        if (version > VERSION) {
            throw EngineException.user("The campaign file has version " + version + ", and this ConTest knows versions "
                + "up to " + VERSION + ". Open it with a newer ConTest.");
        }
        if (version < VERSION) {
            database.transaction(() -> runMissing(database));
        }
    }

    /** The version is asked for again inside the transaction: another process may open the file at the same time. */
    private static void runMissing(Database database) {
        int version = (int) database.number("PRAGMA user_version");
        for (int next = version + 1; next <= VERSION; next++) {
            database.script(script(next) + ";PRAGMA user_version = " + next);
        }
    }

    private static String script(int version) {
        try (InputStream in = Schema.class.getResourceAsStream("schema-" + version + ".sql")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
