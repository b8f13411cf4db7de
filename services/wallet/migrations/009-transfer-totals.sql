-- What moved in each hour (UTC), by type and accounts, for operators. Summed behind the transfers' back (src/totals/),
-- never by one. Can be emptied together with transfer_totals_until: it is summed again from the ledger.
create table transfer_totals (
  hour timestamptz not null,
  type text not null,
  debit_account text not null,
  credit_account text not null,
  undo boolean not null,
  amount bigint not null,
  transfers bigint not null,
  primary key (hour, type, debit_account, credit_account, undo)
);

-- Transfers before this instant are in transfer_totals, later ones are added when it is read.
create table transfer_totals_until (
  only_row boolean primary key default true check (only_row),
  until timestamptz not null
);
insert into transfer_totals_until (until) values ('-infinity');

-- What is new is found by this index; without it a growing table would be read further and further back. The last range
-- stays unsummarized, so that a transfer does not write to the index.
alter index transfers_created_at set (autosummarize = on);
