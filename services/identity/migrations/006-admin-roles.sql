-- What the operators' area says of its accounts, by name: members of that name show the role, whenever they register or
-- are renamed to it. Null: was one. The newest word wins in whatever order the calls come.
create table admin_roles (
  username text primary key check (username = lower(username)),
  role text check (role in ('owner', 'admin', 'moderator')),
  changed_at timestamptz not null
);
