-- Copyright (c) 2026 The ConTest for Eclipse authors. SPDX-License-Identifier: EPL-2.0
-- Version 4: findings by signature, with the places of the first run that showed each. The table of before was never
-- written to. Frames are lines, locks are lines of name, tab and frame.
DROP TABLE findings;
CREATE TABLE findings (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  signature TEXT NOT NULL UNIQUE,
  message TEXT NOT NULL,
  variable TEXT NOT NULL,
  runs INTEGER NOT NULL,
  first_run INTEGER NOT NULL,
  trace TEXT,
  confirmed TEXT
);
CREATE TABLE finding_places (
  finding INTEGER NOT NULL REFERENCES findings (id),
  position INTEGER NOT NULL,
  thread TEXT NOT NULL,
  action TEXT NOT NULL,
  event INTEGER NOT NULL,
  frames TEXT NOT NULL,
  locks TEXT NOT NULL,
  PRIMARY KEY (finding, position)
);
