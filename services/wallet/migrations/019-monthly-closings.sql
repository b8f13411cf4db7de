-- The closed months of the books. A closing is never written again: what is put right afterwards is a transfer of a
-- later month.
create table monthly_closings (
  -- its first day, UTC
  month date primary key check (extract(day from month) = 1),
  -- JSON as it was hashed and as it is handed out, byte by byte (src/closings/closing-content.ts)
  content text not null,
  -- of the month before, zeros before the first: who has one hash has all before it
  previous bytea not null unique,
  hash bytea not null unique,
  check (hash = sha256(convert_to(content, 'UTF8')))
);

revoke update, delete, truncate on monthly_closings from current_user;
create trigger monthly_closings_append_only before update or delete or truncate on monthly_closings
  for each statement execute function refuse_change();
