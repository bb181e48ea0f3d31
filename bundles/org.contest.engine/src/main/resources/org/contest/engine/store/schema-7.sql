-- Copyright (c) 2026 The ConTest for Eclipse authors. SPDX-License-Identifier: EPL-2.0
-- Version 7: who called what a place of a finding tells, a line each, nearest first; empty where it is not known.
ALTER TABLE finding_places ADD COLUMN callers TEXT NOT NULL DEFAULT '';
