-- Who proposed an adjustment takes it back while nobody has decided: then they stand in the place of the second
-- operator, which is theirs in this state only.
--
-- proposed -> withdrawn
-- borne: it allows more than before. The version before books nothing that was taken back, as with what is declined.
alter table adjustments
  drop constraint adjustments_state_check,
  drop constraint adjustments_check,
  drop constraint adjustments_check3,
  add constraint adjustments_state_check check (state in ('proposed', 'declined', 'withdrawn', 'booked')),
  add constraint adjustments_who_decides check (second_id is null or (second_id = operator_id) = (state = 'withdrawn')),
  add constraint adjustments_is_decided check (state not in ('declined', 'withdrawn') or second_id is not null);
