-- What members are told, for 90 days. Those of the money are copied behind the ledger's back (src/inbox/), never by a transfer; other services
-- tell theirs by events. A notice is a kind and its values: the page makes words of them.
CREATE TABLE notices (
  member_id uuid NOT NULL,
  -- made of the transfer's key, or the id of the withdrawal or event: the same news is one row, however often it comes
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind ~ '^[a-z]+\.[a-z_]{1,60}$'),
  "values" jsonb NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, id)
);
CREATE INDEX notices_newest ON notices (member_id, at DESC, id DESC);
CREATE INDEX notices_at ON notices USING brin (at);

CREATE TABLE inboxes (
  member_id uuid PRIMARY KEY,
  -- what is older was seen
  read_until timestamptz NOT NULL DEFAULT '-infinity',
  -- kinds that this member does not want
  muted text[] NOT NULL DEFAULT '{}'
);

-- What moved before this instant has its notice. What moved long before there were notices is no news.
CREATE TABLE notices_until (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  until timestamptz NOT NULL
);
INSERT INTO notices_until (until) VALUES (clock_timestamp() - interval '10 minutes');
