-- When the device showed that it owns the account; null: it came in by the name alone, or before this was kept.
alter table known_devices add column proven_at timestamptz;
