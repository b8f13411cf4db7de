-- Which versions exist, which ones visitors get, and every state that ever was. Nothing here is changed or removed:
-- only added.

-- One row: held (for update) by whoever publishes or moves, so that both happen one after the other on every replica.
create table release_registry (
  only_row boolean primary key default true check (only_row),
  salt text not null
);
insert into release_registry (salt) values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

create table release_versions (
  deployable text not null,
  version text not null,
  -- Canonical JSON (keys sorted, no spaces) as text: its SHA-256 says whether two records are the same.
  record text not null,
  sha256 text not null,
  -- In the order of commits: readers ask whether something newer was published.
  position bigint not null unique,
  published_by text not null,
  published_at timestamptz not null default clock_timestamp(),
  primary key (deployable, version)
);

create table release_revisions (
  revision bigint primary key check (revision > 0),
  -- Every deployable's pointers after the move, canonical JSON: any state is rebuilt from its row alone.
  pointers text not null,
  moved_by text not null,
  reason text not null,
  moved_at timestamptz not null default clock_timestamp()
);

-- What each revision changed: pointers of one deployable before (null: it had none) and after.
create table release_moves (
  revision bigint not null references release_revisions,
  deployable text not null,
  before text,
  after text not null,
  primary key (deployable, revision)
);
create index release_moves_revision on release_moves (revision);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% only grows: % is refused', tg_table_name, tg_op using errcode = 'restrict_violation';
end $$;
create trigger only_grows before update or delete or truncate on release_versions for each statement execute function refuse_change();
create trigger only_grows before update or delete or truncate on release_revisions for each statement execute function refuse_change();
create trigger only_grows before update or delete or truncate on release_moves for each statement execute function refuse_change();
create trigger only_grows before update or delete or truncate on release_registry for each statement execute function refuse_change();

-- No revision is left out or made twice, whatever the code does.
create function follow_last_revision() returns trigger language plpgsql as $$
begin
  if new.revision <> (select coalesce(max(revision), 0) + 1 from release_revisions) then
    raise exception 'revision % does not follow the last one', new.revision using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger follows_last before insert on release_revisions for each row execute function follow_last_revision();
