-- Who confirmed in which session that they own or license what they copy.
create table shirt_rights (
  session_id uuid primary key,
  operator_id uuid not null,
  confirmed_at timestamptz not null default clock_timestamp()
);

-- Templates that were fetched and not yet forgotten: an upload names one by its asset.
create table shirt_templates (
  operator_id uuid not null,
  asset_id text not null,
  png bytea not null check (octet_length(png) <= 2097152),
  fetched_at timestamptz not null default clock_timestamp(),
  primary key (operator_id, asset_id)
);
create index shirt_templates_fetched_at on shirt_templates (fetched_at);

-- One row for each try to upload a copy; its id is that of the operator's action.
create table shirt_uploads (
  id uuid primary key,
  operator_id uuid not null,
  key text not null,
  asset_id text not null,
  name text not null,
  state text not null default 'uploading' check (state in ('uploading', 'uploaded', 'failed', 'unknown')),
  uploaded_asset_id text check ((uploaded_asset_id is not null) = (state = 'uploaded')),
  started_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
-- An operator uploads one at a time, and what may have been uploaded under a key is not uploaded again under it.
create unique index shirt_uploads_one_at_a_time on shirt_uploads (operator_id) where state = 'uploading';
create unique index shirt_uploads_once on shirt_uploads (operator_id, key) where state <> 'failed';
