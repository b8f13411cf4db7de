-- Who proposed something takes it back while nobody has decided: then they stand in the place of the second operator,
-- which is theirs in this state only.
--
-- proposed -> withdrawn
-- borne: it allows more than before. The version before does nothing with what was taken back, as with what is declined.
alter table operator_promises
  drop constraint operator_promises_state_check,
  drop constraint operator_promises_check,
  drop constraint operator_promises_check3,
  add constraint operator_promises_state_check check (state in ('proposed', 'declined', 'withdrawn', 'made')),
  add constraint operator_promises_who_decides check (second_id is null or (second_id = operator_id) = (state = 'withdrawn')),
  add constraint operator_promises_is_decided check (state not in ('declined', 'withdrawn') or second_id is not null);
