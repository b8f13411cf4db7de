-- The member's first row at or after an instant (last_seq + 1 where there is none). A member's rows are numbered in the
-- order of their time, so that looking by halves finds it with a few reads of the primary key; an index on created_at
-- would cost every transfer a write.
CREATE FUNCTION first_seq_at(p_member uuid, p_at timestamptz) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  low bigint := 1;
  high bigint;
  middle bigint;
BEGIN
  SELECT coalesce(max(seq), 0) + 1 INTO high FROM movements WHERE member_id = p_member;
  WHILE low < high LOOP
    middle := (low + high) / 2;
    IF (SELECT created_at FROM movements WHERE member_id = p_member AND seq = middle) < p_at THEN
      low := middle + 1;
    ELSE
      high := middle;
    END IF;
  END LOOP;
  RETURN low;
END $$;
