-- What a reservation needs of its owner's table, and one column of the owner's own.
CREATE TABLE orders (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('opening', 'held', 'kept', 'voiding', 'refused', 'returned')),
  ending text CHECK (ending IN ('refused', 'returned')),
  refusal text CHECK (refusal IN ('insufficient', 'requirement', 'not_in_time')),
  amount bigint NOT NULL CHECK (amount >= 0),
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  idle_since timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id),
  CHECK ((state = 'voiding') <= (ending IS NOT NULL))
);
CREATE INDEX orders_half_way ON orders (idle_since) WHERE state IN ('opening', 'voiding');
