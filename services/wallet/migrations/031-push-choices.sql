-- What a device is not told of, and the hours in which it stays silent: {from, until, timeZone}, as its member chose there.
alter table push_devices
  add column muted text[] not null default '{}',
  add column quiet jsonb,
  add column tested_at timestamptz;

-- What the member's devices are told of; a version from before leaves it empty, and means all of them.
alter table push_due add column kinds text[] not null default '{}';
