-- The operator who changed it last; the audit trail has every change.
alter table settings add column changed_by text;
