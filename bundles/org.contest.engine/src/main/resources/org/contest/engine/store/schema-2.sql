-- Copyright (c) 2026 The ConTest for Eclipse authors. SPDX-License-Identifier: EPL-2.0
-- Version 2: call sites of accesses, by the reduction that removed the call; KEPT for those that call a hook, of which
-- UNSHARED and PROTECTED access variables that runs have found so.
CREATE TABLE call_sites (
  name TEXT PRIMARY KEY,
  count INTEGER NOT NULL
);
