-- Copyright (c) 2026 The ConTest for Eclipse authors. SPDX-License-Identifier: EPL-2.0
-- Version 1 of a campaign file. A later version is a further script, run after this one; this one never changes.
CREATE TABLE campaigns (
  id INTEGER PRIMARY KEY,
  created TEXT NOT NULL,
  seed INTEGER NOT NULL,
  stopped TEXT NOT NULL DEFAULT '',
  seconds REAL NOT NULL DEFAULT 0,
  instrumented INTEGER NOT NULL DEFAULT 0,
  probe TEXT NOT NULL DEFAULT ''
);
-- The program (program.classPath ...) and the options (option.runs ...), one row a value.
CREATE TABLE settings (
  key TEXT NOT NULL,
  position INTEGER NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (key, position)
);
CREATE TABLE configurations (
  id INTEGER PRIMARY KEY,
  scheduler TEXT NOT NULL,
  description TEXT NOT NULL,
  UNIQUE (scheduler, description)
);
CREATE TABLE runs (
  number INTEGER PRIMARY KEY,
  configuration INTEGER NOT NULL REFERENCES configurations (id),
  seed INTEGER NOT NULL,
  outcome TEXT NOT NULL,
  seconds REAL NOT NULL,
  finished REAL NOT NULL,
  events INTEGER NOT NULL,
  threads INTEGER NOT NULL,
  schedule INTEGER NOT NULL,
  control TEXT NOT NULL,
  failure INTEGER REFERENCES failures (id),
  trace TEXT,
  output TEXT,
  notes TEXT NOT NULL DEFAULT ''
);
CREATE TABLE failures (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  type TEXT NOT NULL,
  signature TEXT NOT NULL UNIQUE,
  message TEXT NOT NULL,
  thread TEXT NOT NULL,
  frames TEXT NOT NULL,
  timing_only INTEGER NOT NULL,
  count INTEGER NOT NULL,
  first_run INTEGER NOT NULL,
  trace TEXT
);
-- Which failures one run showed: a run may show several.
CREATE TABLE run_failures (
  run INTEGER NOT NULL REFERENCES runs (number),
  failure INTEGER NOT NULL REFERENCES failures (id),
  PRIMARY KEY (run, failure)
);
-- Covered tasks. runs counts the runs that covered it, up to 3: estimators need no more.
CREATE TABLE tasks (
  id INTEGER PRIMARY KEY,
  metric TEXT NOT NULL,
  task TEXT NOT NULL,
  first_run INTEGER NOT NULL,
  runs INTEGER NOT NULL,
  UNIQUE (metric, task)
);
CREATE INDEX tasks_by_first_run ON tasks (metric, first_run);
CREATE TABLE plocs (
  id INTEGER PRIMARY KEY,
  class TEXT NOT NULL,
  method TEXT NOT NULL,
  line INTEGER NOT NULL,
  kind TEXT NOT NULL,
  variable TEXT NOT NULL
);
CREATE TABLE findings (
  id INTEGER PRIMARY KEY,
  run INTEGER NOT NULL,
  kind TEXT NOT NULL,
  message TEXT NOT NULL,
  evidence TEXT NOT NULL,
  trace TEXT
);
-- Classes that could not be instrumented.
CREATE TABLE skipped_classes (
  class TEXT PRIMARY KEY
);
