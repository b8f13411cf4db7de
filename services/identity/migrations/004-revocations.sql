-- Ended sessions and disabled members as the gateways follow them: the newest word about each, in the order of commits.
-- Positions are drawn under one lock that is held until the commit, so a reader never sees a later one before an
-- earlier one.
create table revocations (
  type text not null check (type in ('session', 'member')),
  id uuid not null,
  revoked boolean not null,
  until timestamptz,
  position bigint not null unique,
  primary key (type, id)
);
create sequence revocation_positions;

-- Tells this database's positions from those of another one (a restored or a new database).
create table revocation_epoch (epoch uuid primary key default gen_random_uuid());
insert into revocation_epoch default values;
