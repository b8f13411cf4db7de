-- The seed of a round lies sealed until the round is over, and until then `server_seed` is empty: who reads the database
-- knows no end before it has come.
alter table rounds add column sealed_seed bytea;
