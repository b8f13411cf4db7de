-- When a member first checked their statement's seal on their own device, and showed the head that they computed.
alter table first_steps add column seal_checked_at timestamptz;
