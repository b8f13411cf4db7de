-- The operator who had a held earning credited before its day; the reason is in the audit log.
alter table earnings add column released_by text;
