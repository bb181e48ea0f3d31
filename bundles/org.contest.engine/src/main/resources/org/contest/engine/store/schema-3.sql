-- Copyright (c) 2026 The ConTest for Eclipse authors. SPDX-License-Identifier: EPL-2.0
-- Version 3: a task is a tuple of identities. Tasks of versions 1 and 2 were texts without identities: they are dropped.
DROP TABLE tasks;
-- world: number of possible tasks; 0 where nobody knows it.
CREATE TABLE metrics (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  world INTEGER NOT NULL DEFAULT 0
);
-- The row with id 0 stands for none.
CREATE TABLE task_locations (
  id INTEGER PRIMARY KEY,
  class TEXT NOT NULL,
  method TEXT NOT NULL,
  line INTEGER NOT NULL,
  kind TEXT NOT NULL,
  variable TEXT NOT NULL
);
INSERT INTO task_locations VALUES (0, '', '', -1, '', '');
CREATE INDEX task_locations_by_place ON task_locations (class, method, line);
-- Variables, locks, sets of locks, threads, modes, flags.
CREATE TABLE task_names (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL
);
INSERT INTO task_names VALUES (0, '');
CREATE INDEX task_names_by_name ON task_names (name);
-- id: that of the metric times 2^32, plus the number of the task in its metric. first_run 0 and runs 0: not covered.
CREATE TABLE tasks (
  id INTEGER PRIMARY KEY,
  metric INTEGER NOT NULL,
  location1 INTEGER NOT NULL,
  location2 INTEGER NOT NULL,
  location3 INTEGER NOT NULL,
  object1 INTEGER NOT NULL,
  object2 INTEGER NOT NULL,
  detail INTEGER NOT NULL,
  thread1 INTEGER NOT NULL,
  thread2 INTEGER NOT NULL,
  first_run INTEGER NOT NULL,
  runs INTEGER NOT NULL
);
CREATE INDEX tasks_by_first_run ON tasks (metric, first_run);
CREATE INDEX tasks_by_runs ON tasks (metric, runs);
CREATE INDEX tasks_by_location1 ON tasks (metric, location1, runs);
CREATE INDEX tasks_by_location2 ON tasks (metric, location2) WHERE location2 > 0;
CREATE INDEX tasks_by_location3 ON tasks (metric, location3) WHERE location3 > 0;
CREATE INDEX tasks_by_object1 ON tasks (metric, object1, runs);
CREATE INDEX tasks_by_object2 ON tasks (metric, object2) WHERE object2 > 0;
CREATE INDEX tasks_by_thread1 ON tasks (metric, thread1) WHERE thread1 > 0;
CREATE INDEX tasks_by_thread2 ON tasks (metric, thread2) WHERE thread2 > 0
;
CREATE INDEX tasks_by_detail ON tasks (metric, detail) WHERE detail > 0
