-- The closed months of the books. A closing is never written again: what is put right afterwards is a transfer of a later month.
CREATE TABLE monthly_closings (
  -- its first day, UTC
  month date PRIMARY KEY CHECK (extract(day FROM month) = 1),
  -- JSON as it was hashed and as it is handed out, byte by byte (src/closings/closing-content.ts)
  content text NOT NULL,
  -- of the month before, zeros before the first: who has one hash has all before it
  previous bytea NOT NULL UNIQUE,
  hash bytea NOT NULL UNIQUE,
  CHECK (hash = sha256(convert_to(content, 'UTF8')))
);

REVOKE UPDATE, DELETE, TRUNCATE ON monthly_closings FROM current_user;
CREATE TRIGGER monthly_closings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON monthly_closings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
