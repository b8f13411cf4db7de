-- In which of the operators' lists a withdrawal is, and by what that list is sorted (029).
create function withdrawal_status(state text, ending text) returns text language sql immutable as $$
  select case case state when 'voiding' then ending else state end
    when 'paid' then 'completed' when 'rejected' then 'failed' when 'cancelled' then 'failed' else 'pending' end
$$;
