-- Counts an event's edits: who edits what somebody else has changed since is told.
ALTER TABLE events ADD version integer NOT NULL DEFAULT 1, ADD edited_by text;
