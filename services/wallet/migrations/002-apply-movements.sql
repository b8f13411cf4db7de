-- The only writer of the ledger. One round trip decides a batch: lock the members in ascending order, then look up the keys,
-- then decide in the order of arrival, then write. A malformed item raises and undoes the whole batch; the caller then runs
-- the items one by one. A batch names each key once.
--
-- op       credit   account -> member, a debt first
--          debit    member -> account, refused when available or total_earned (min_total_earned) does not suffice
--          settle   account -> to_account, in the member's name: ends the debit whose key it names, whole and once
--          void     undoes the debit of that key (money back, a debt first); before its debit it leaves a mark, after its settlement it is refused
--          reverse  undoes the credit of that key (what is missing becomes debt); before its credit it leaves a mark
-- status   ok | duplicate (the first answer) | cancelled (undone or marked) | key_reused | insufficient | requirement
--          | invalid (a settlement of what is not held, a void of what is settled)

-- What a known key answers; null: nothing yet, decide by the balance.
CREATE FUNCTION status_by_key(op text, type text, account text, amount bigint, settles text, k movement_keys) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN k.op IS NULL THEN NULL
    WHEN k.op = op AND op IN ('void', 'reverse') THEN 'duplicate'
    WHEN (k.op, op) IN (('void', 'debit'), ('reverse', 'credit')) THEN 'cancelled'
    WHEN (op, k.op) IN (('void', 'debit'), ('reverse', 'credit')) THEN CASE WHEN k.undo_seq IS NOT NULL THEN 'duplicate' END
    WHEN (k.op, k.type, k.account, k.amount, k.settles) IS DISTINCT FROM (op, type, account, amount, settles) THEN 'key_reused'
    WHEN k.undo_seq IS NOT NULL THEN 'cancelled'
    ELSE 'duplicate'
  END
$$;

-- Whether money may go that way at an account of this sign (null: there is none of that name). What is undone goes back where it came from.
CREATE FUNCTION goes_there(op text, sign text, to_account text) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE op
    WHEN 'credit' THEN coalesce(sign IN ('gives', 'either'), false)
    WHEN 'debit' THEN coalesce(sign IN ('keeps', 'either'), false)
    WHEN 'settle' THEN coalesce(sign IN ('keeps', 'either'), false) AND coalesce(to_account IN ('payouts:paid', 'house:lost'), false)
    ELSE true
  END
$$;

-- The caller's debit of that key if it stands, neither undone nor settled; in the table or in the batch that is being decided.
CREATE FUNCTION unsettled_debit(p_member uuid, p_caller text, p_key text, new_keys movement_keys[], undone_keys movement_keys[])
RETURNS movement_keys LANGUAGE plpgsql AS $$
DECLARE
  found movement_keys;
BEGIN
  SELECT d.* INTO found FROM (
    SELECT x.* FROM movement_keys x WHERE (x.member_id, x.caller, x.key) = (p_member, p_caller, p_key)
    UNION ALL
    SELECT n.* FROM unnest(new_keys) n WHERE (n.member_id, n.caller, n.key) = (p_member, p_caller, p_key)
  ) d
  WHERE d.op = 'debit' AND d.undo_seq IS NULL
    AND NOT EXISTS (SELECT FROM unnest(undone_keys) u WHERE (u.member_id, u.caller, u.key) = (p_member, p_caller, p_key))
    AND NOT EXISTS (SELECT FROM unnest(new_keys) n WHERE (n.member_id, n.caller, n.settles) = (p_member, p_caller, p_key))
    AND NOT EXISTS (SELECT FROM movement_keys s WHERE (s.member_id, s.caller, s.settles) = (p_member, p_caller, p_key));
  RETURN found;
END $$;

CREATE FUNCTION apply_movements(
  p_op text[], p_member uuid[], p_caller text[], p_key text[], p_type text[], p_account text[], p_to_account text[],
  p_amount bigint[], p_reason text[], p_min_total_earned bigint[], p_settles text[] DEFAULT NULL
) RETURNS TABLE (status text, id uuid, balance_after bigint, total_earned bigint, seq bigint)
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan -- planning anew for each batch's size costs ten times the work itself
AS $$
#variable_conflict use_variable
DECLARE
  decided_at timestamptz;
  locked wallets[];       -- the members' rows, changed as the items are decided
  w wallets;
  k movement_keys;
  hold movement_keys;     -- what a settlement ends, or a void gives back
  item record;
  new_movements movements[] := '{}';
  new_keys movement_keys[] := '{}';
  undone_keys movement_keys[] := '{}';
  undoes boolean;
  inward boolean;         -- to the member, or (settle) to to_account
  left_over bigint;
  part bigint;
  bucket text;
  reason text;
BEGIN
  IF (SELECT count(*) FROM (SELECT DISTINCT * FROM unnest(p_member, p_caller, p_key)) d) <> cardinality(p_key) THEN
    RAISE EXCEPTION 'a batch names each key once' USING ERRCODE = 'data_exception';
  END IF;

  -- 1. lock; a member's row is made by their first movement, in the same order (a debit or a settlement alone makes none)
  INSERT INTO wallets (member_id)
    SELECT DISTINCT i.m FROM unnest(p_member, p_op) AS i (m, op)
    WHERE i.op NOT IN ('debit', 'settle') AND NOT EXISTS (SELECT FROM wallets x WHERE x.member_id = i.m)
    ORDER BY i.m ON CONFLICT DO NOTHING;
  SELECT array_agg(l) INTO locked
    FROM (SELECT x FROM wallets x WHERE x.member_id = ANY (p_member) ORDER BY x.member_id FOR NO KEY UPDATE) AS s (l);
  decided_at := clock_timestamp();

  -- 2. look up, in a statement of its own: its snapshot is younger than the locks
  FOR item IN
    SELECT i.*, l.position, f.k AS known, status_by_key(i.op, i.type, i.account, i.amount, i.settles, f.k) AS by_key,
      coalesce(f.account, i.account) AS other_account, t.counter, t.type IS NULL AS unknown_type,
      goes_there(i.op, a.sign, i.to_account) AS goes_there
    FROM unnest(p_op, p_member, p_caller, p_key, p_type, p_account, p_to_account, p_amount, p_reason, p_min_total_earned,
        p_settles)
      WITH ORDINALITY AS i (op, member_id, caller, key, type, account, to_account, amount, reason, min_total_earned, settles, n)
    LEFT JOIN LATERAL (SELECT x AS k, x.op, x.type, x.account FROM movement_keys x
      WHERE x.member_id = i.member_id AND x.caller = i.caller AND x.key = i.key LIMIT 1) f ON true
    LEFT JOIN movement_types t ON t.type = coalesce(i.type, f.type) AND t.op = CASE WHEN i.type IS NULL THEN f.op ELSE i.op END
    LEFT JOIN system_accounts a ON a.name = system_account(i.account)
    LEFT JOIN (SELECT h.member_id, h.position FROM unnest(locked)
      WITH ORDINALITY AS h (member_id, a, d, e, g, o, s, q, position)) l ON l.member_id = i.member_id
    ORDER BY i.n
  LOOP
    -- 3. decide
    k := item.known;
    w := coalesce(locked[item.position], ROW (item.member_id, 0, 0, 0, 0, 0, 0, 0)::wallets);
    undoes := item.op IN ('void', 'reverse');
    hold := CASE
      WHEN item.by_key IS NOT NULL THEN NULL
      WHEN item.op = 'settle' THEN unsettled_debit(item.member_id, item.caller, item.settles, new_keys, undone_keys)
      WHEN item.op = 'void' THEN unsettled_debit(item.member_id, item.caller, item.key, new_keys, undone_keys)
    END;
    status := coalesce(item.by_key, CASE
      WHEN item.op = 'debit' AND item.min_total_earned > w.total_earned THEN 'requirement'
      WHEN item.op = 'debit' AND item.amount > w.available THEN 'insufficient'
      WHEN item.op = 'settle' AND (hold.account, hold.amount) IS DISTINCT FROM (item.account, item.amount) THEN 'invalid'
      WHEN item.op = 'void' AND k.op IS NOT NULL AND hold.op IS NULL THEN 'invalid'
      ELSE 'ok' END);
    id := CASE WHEN undoes THEN k.undo_id ELSE k.id END;

    IF status <> 'ok' THEN
      balance_after := CASE WHEN status = 'duplicate' AND NOT undoes THEN k.balance_after ELSE w.available END;
      total_earned := CASE WHEN status = 'duplicate' AND NOT undoes THEN k.total_earned_after ELSE w.total_earned END;
      seq := w.last_seq;
      RETURN NEXT;
      CONTINUE;
    END IF;

    -- 4. keep what is to be written
    IF undoes AND k.op IS NULL THEN
      new_keys := new_keys || ROW (item.member_id, item.caller, item.key, item.op, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
        NULL, NULL, decided_at, NULL)::movement_keys;
    ELSE
      left_over := CASE WHEN undoes THEN k.amount ELSE item.amount END;
      IF item.unknown_type OR left_over IS NULL OR left_over <= 0 OR NOT item.goes_there THEN
        RAISE EXCEPTION 'malformed %: type %, account %, amount %', item.op, item.type, item.account, item.amount
          USING ERRCODE = 'data_exception';
      END IF;
      part := CASE WHEN undoes THEN -left_over ELSE left_over END;
      CASE item.counter
        WHEN 'total_earned' THEN w.total_earned := w.total_earned + part;
        WHEN 'wagered' THEN w.wagered := w.wagered + part;
        WHEN 'won' THEN w.won := w.won + part;
        WHEN 'lost' THEN w.lost := w.lost + part;
        ELSE NULL;
      END CASE;

      reason := item.reason;
      IF undoes THEN
        SELECT x.reason INTO reason FROM movements x WHERE x.member_id = k.member_id AND x.seq = k.seq;
      END IF;

      inward := item.op IN ('credit', 'void', 'settle');
      FOREACH bucket IN ARRAY CASE
        WHEN item.op = 'settle' THEN ARRAY[item.to_account]
        WHEN inward THEN ARRAY['debt', 'available']
        ELSE ARRAY['available', 'debt'] END
      LOOP
        part := CASE
          WHEN inward AND bucket = 'debt' THEN least(w.debt, left_over)
          WHEN NOT inward AND bucket = 'available' THEN least(w.available, left_over)
          ELSE left_over END;
        CONTINUE WHEN part = 0;
        left_over := left_over - part;
        IF bucket = 'available' THEN
          w.available := w.available + CASE WHEN inward THEN part ELSE -part END;
        ELSIF bucket = 'debt' THEN
          w.debt := w.debt + CASE WHEN inward THEN -part ELSE part END;
        END IF;
        w.last_seq := w.last_seq + 1;
        id := uuidv7();
        new_movements := new_movements || ROW (item.member_id, w.last_seq, id,
          CASE WHEN inward THEN item.other_account ELSE bucket END, CASE WHEN inward THEN bucket ELSE item.other_account END,
          part, coalesce(item.type, k.type), reason, item.caller, item.key, undoes,
          w.available, w.debt, decided_at)::movements;
      END LOOP;

      locked[item.position] := w;
      IF undoes THEN
        k.undo_id := id;
        k.undo_seq := w.last_seq;
        undone_keys := undone_keys || k;
      ELSE
        new_keys := new_keys || ROW (item.member_id, item.caller, item.key, item.op, item.type, item.account, item.amount,
          id, w.last_seq, w.available, w.total_earned, NULL, NULL, decided_at, item.settles)::movement_keys;
      END IF;
    END IF;
    balance_after := w.available;
    total_earned := w.total_earned;
    seq := w.last_seq;
    RETURN NEXT;
  END LOOP;

  -- 5. write; the tables' own checks refuse what must not be
  INSERT INTO movement_keys SELECT * FROM unnest(new_keys);
  INSERT INTO movements SELECT * FROM unnest(new_movements);
  UPDATE wallets x SET available = l.available, debt = l.debt, total_earned = l.total_earned, wagered = l.wagered,
    won = l.won, lost = l.lost, last_seq = l.last_seq
    FROM unnest(locked) AS l WHERE x.member_id = l.member_id AND x.last_seq <> l.last_seq;
  IF cardinality(undone_keys) > 0 THEN
    UPDATE movement_keys x SET undo_id = u.undo_id, undo_seq = u.undo_seq
      FROM unnest(undone_keys) AS u WHERE (x.member_id, x.caller, x.key) = (u.member_id, u.caller, u.key);
  END IF;
END $$;
