-- Copyright (c) 2026 The ConTest for Eclipse authors. SPDX-License-Identifier: EPL-2.0
-- Version 5: a failure that only a JVM of many runs has shown, and that did not come again in a JVM of its own.
ALTER TABLE failures ADD COLUMN unconfirmed INTEGER NOT NULL DEFAULT 0;
