-- The member's first row at or after an instant (last_seq + 1 where there is none). A member's rows are numbered in the
-- order of their time, so that looking by halves finds it with a few reads of the primary key; an index on created_at
-- would cost every transfer a write.
create function first_seq_at(p_member uuid, p_at timestamptz) returns bigint language plpgsql stable as $$
declare
  low bigint := 1;
  high bigint;
  middle bigint;
begin
  select coalesce(max(seq), 0) + 1 into high from transfers where member_id = p_member;
  while low < high loop
    middle := (low + high) / 2;
    if (select created_at from transfers where member_id = p_member and seq = middle) < p_at then
      low := middle + 1;
    else
      high := middle;
    end if;
  end loop;
  return low;
end $$;
