-- What a newcomer chose and showed in their first days. What they were paid is in the ledger, and read there.
create table first_steps (
  member_id uuid primary key,
  -- hundredths that they save for
  goal bigint check (goal > 0),
  -- one of theirs that the game platform said is on sale
  gamepass_name text,
  folded_at timestamptz
);
