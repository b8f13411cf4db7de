-- The keys that signed sessions, and in which epoch first: one that a backup knows signs nothing after it was restored.
create table session_keys (
  kid text primary key,
  epoch uuid not null
);
