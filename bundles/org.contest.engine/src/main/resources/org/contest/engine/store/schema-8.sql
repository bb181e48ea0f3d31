-- Copyright (c) 2026 The ConTest for Eclipse authors. SPDX-License-Identifier: EPL-2.0
-- Version 8: whether the program's own code did all that a finding tells; 0 where some of it is inside libraries.
ALTER TABLE findings ADD COLUMN own INTEGER NOT NULL DEFAULT 1;
