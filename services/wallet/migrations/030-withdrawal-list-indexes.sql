-- A page of the operators' lists costs the same however many withdrawals there were.
create index concurrently if not exists withdrawals_listed_by_age on withdrawals (type, withdrawal_status(state, ending), created_at, id)
  where state not in ('opening', 'refused') and ending is distinct from 'refused';
create index concurrently if not exists withdrawals_listed_by_amount on withdrawals (type, withdrawal_status(state, ending), amount, id)
  where state not in ('opening', 'refused') and ending is distinct from 'refused';
create index concurrently if not exists withdrawals_tests_by_age on withdrawals (created_at, id) where type = 'test';
create index concurrently if not exists withdrawals_tests_by_amount on withdrawals (amount, id) where type = 'test';
create index concurrently if not exists withdrawals_of_gamepass on withdrawals (gamepass_id);
