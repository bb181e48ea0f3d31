-- Copyright (c) 2026 The ConTest for Eclipse authors. SPDX-License-Identifier: EPL-2.0
-- Version 6: the number of operations of a run; 0 where nobody looked at its trace. Places of findings have the number
-- of their operation; -1 where it is not known.
ALTER TABLE runs ADD COLUMN operations INTEGER NOT NULL DEFAULT 0;
ALTER TABLE finding_places ADD COLUMN operation INTEGER NOT NULL DEFAULT -1;
