-- What moved in each hour (UTC), by type and accounts, for operators. Summed behind the transfers' back (src/totals/), never by one. Can be
-- emptied together with movement_totals_until: it is summed again from the ledger.
CREATE TABLE movement_totals (
  hour timestamptz NOT NULL,
  type text NOT NULL,
  debit_account text NOT NULL,
  credit_account text NOT NULL,
  undo boolean NOT NULL,
  amount bigint NOT NULL,
  movements bigint NOT NULL,
  PRIMARY KEY (hour, type, debit_account, credit_account, undo)
);

-- Movements before this instant are in movement_totals, later ones are added when it is read.
CREATE TABLE movement_totals_until (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  until timestamptz NOT NULL
);
INSERT INTO movement_totals_until (until) VALUES ('-infinity');

-- What is new is found by this index; without it a growing table would be read further and further back. The last range stays
-- unsummarized, so that a transfer does not write to the index.
ALTER INDEX movements_created_at SET (autosummarize = on);
