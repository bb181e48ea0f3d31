/*******************************************************************************
 * Copyright (c) 2026 The ConTest for Eclipse authors.
 * This program and the accompanying materials are made available under the
 * terms of the Eclipse Public License 2.0 which is available at
 * https://www.eclipse.org/legal/epl-2.0/
 *
 * SPDX-License-Identifier: EPL-2.0
 *******************************************************************************/
package org.contest.engine.internal;

import java.nio.file.Path;
import java.util.regex.Pattern;
import org.contest.engine.model.EngineException;
import org.jspecify.annotations.Nullable;

/** Files cannot be written any more, whichever file it was that did not find room first. */
public final class DiskFull {

    /** The words of the operating system and of SQLite for a full disk, a quota, and the largest size of a file. */
    private static final Pattern WORDS = Pattern.compile(
        "No space left on device|Disk quota exceeded|File too large|SQLITE_FULL|SQLITE_IOERR_WRITE|not enough space");

    private DiskFull() {
    }

    /** The error, told as a lack of room where that is the cause. */
    public static EngineException told(EngineException error, Path campaign) {
        String cause = cause(error);
        return cause == null ? error : EngineException.tool("There is no room for the files of the campaign in "
            + campaign + " (" + cause + "). The runs that are stored stay. Make room, and go on with --campaign "
            + campaign + ".", error);
    }

    private static @Nullable String cause(Throwable error) {
        for (Throwable e = error; e != null; e = e.getCause()) {
            var words = WORDS.matcher(String.valueOf(e.getMessage()));
            if (words.find()) {
                return words.group();
            }
        }
        return null;
    }
}
