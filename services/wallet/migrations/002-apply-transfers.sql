-- The only writer of the ledger. One round trip decides a batch: lock the members in ascending order, then look up the
-- keys, then decide in the order of arrival, then write. A malformed item raises and undoes the whole batch; the caller
-- then runs the items one by one. A batch names each key once.
--
-- op       credit   account -> member, a debt first
--          debit    member -> account, refused when available or total_earned (min_total_earned) does not suffice
--          settle   account -> to_account, in the member's name: ends the debit whose key it names, whole and once
-- void undoes the debit of that key (money back, a debt first); before its debit it leaves a mark, after its settlement
-- it is refused
--          reverse  undoes the credit of that key (what is missing becomes debt); before its credit it leaves a mark
-- status   ok | duplicate (the first answer) | cancelled (undone or marked) | key_reused | insufficient | requirement
--          | invalid (a settlement of what is not held, a void of what is settled)

-- What a known key answers; null: nothing yet, decide by the balance.
create function status_by_key(op text, type text, account text, amount bigint, settles text, k transfer_keys) returns text
language sql immutable as $$
  select case
    when k.op is null then null
    when k.op = op and op in ('void', 'reverse') then 'duplicate'
    when (k.op, op) in (('void', 'debit'), ('reverse', 'credit')) then 'cancelled'
    when (op, k.op) in (('void', 'debit'), ('reverse', 'credit')) then case when k.undo_seq is not null then 'duplicate' end
    when (k.op, k.type, k.account, k.amount, k.settles) is distinct from (op, type, account, amount, settles) then 'key_reused'
    when k.undo_seq is not null then 'cancelled'
    else 'duplicate'
  end
$$;

-- Whether money may go that way at an account of this sign (null: there is none of that name). What is undone goes back
-- where it came from.
create function goes_there(op text, sign text, to_account text) returns boolean
language sql immutable as $$
  select case op
    when 'credit' then coalesce(sign in ('gives', 'either'), false)
    when 'debit' then coalesce(sign in ('keeps', 'either'), false)
    when 'settle' then coalesce(sign in ('keeps', 'either'), false) and coalesce(to_account in ('payouts:paid', 'house:lost'), false)
    else true
  end
$$;

-- The caller's debit of that key if it stands, neither undone nor settled; in the table or in the batch that is being
-- decided.
create function unsettled_debit(p_member uuid, p_caller text, p_key text, new_keys transfer_keys[], undone_keys transfer_keys[])
returns transfer_keys language plpgsql as $$
declare
  found transfer_keys;
begin
  select d.* into found from (
    select x.* from transfer_keys x where (x.member_id, x.caller, x.key) = (p_member, p_caller, p_key)
    union all
    select n.* from unnest(new_keys) n where (n.member_id, n.caller, n.key) = (p_member, p_caller, p_key)
  ) d
  where d.op = 'debit' and d.undo_seq is null
    and not exists (select from unnest(undone_keys) u where (u.member_id, u.caller, u.key) = (p_member, p_caller, p_key))
    and not exists (select from unnest(new_keys) n where (n.member_id, n.caller, n.settles) = (p_member, p_caller, p_key))
    and not exists (select from transfer_keys s where (s.member_id, s.caller, s.settles) = (p_member, p_caller, p_key));
  return found;
end $$;

create function apply_transfers(
  p_op text[], p_member uuid[], p_caller text[], p_key text[], p_type text[], p_account text[], p_to_account text[],
  p_amount bigint[], p_reason text[], p_min_total_earned bigint[], p_settles text[] default null
) returns table (status text, id uuid, balance_after bigint, total_earned bigint, seq bigint)
language plpgsql
set plan_cache_mode = force_generic_plan -- planning anew for each batch's size costs ten times the work itself
as $$
#variable_conflict use_variable
declare
  decided_at timestamptz;
  locked wallets[];       -- the members' rows, changed as the items are decided
  w wallets;
  k transfer_keys;
  hold transfer_keys;     -- what a settlement ends, or a void gives back
  item record;
  new_transfers transfers[] := '{}';
  new_keys transfer_keys[] := '{}';
  undone_keys transfer_keys[] := '{}';
  undoes boolean;
  inward boolean;         -- to the member, or (settle) to to_account
  left_over bigint;
  part bigint;
  bucket text;
  reason text;
begin
  if (select count(*) from (select distinct * from unnest(p_member, p_caller, p_key)) d) <> cardinality(p_key) then
    raise exception 'a batch names each key once' using errcode = 'data_exception';
  end if;

  -- 1. lock; a member's row is made by their first transfer, in the same order (a debit or a settlement alone makes
  -- none)
  insert into wallets (member_id)
    select distinct i.m from unnest(p_member, p_op) as i (m, op)
    where i.op not in ('debit', 'settle') and not exists (select from wallets x where x.member_id = i.m)
    order by i.m on conflict do nothing;
  select array_agg(l) into locked
    from (select x from wallets x where x.member_id = any (p_member) order by x.member_id for no key update) as s (l);
  decided_at := clock_timestamp();

  -- 2. look up, in a statement of its own: its snapshot is younger than the locks
  for item in
    select i.*, l.position, f.k as known, status_by_key(i.op, i.type, i.account, i.amount, i.settles, f.k) as by_key,
      coalesce(f.account, i.account) as other_account, t.counter, t.type is null as unknown_type,
      goes_there(i.op, a.sign, i.to_account) as goes_there
    from unnest(p_op, p_member, p_caller, p_key, p_type, p_account, p_to_account, p_amount, p_reason, p_min_total_earned,
        p_settles)
      with ordinality as i (op, member_id, caller, key, type, account, to_account, amount, reason, min_total_earned, settles, n)
    left join lateral (select x as k, x.op, x.type, x.account from transfer_keys x
      where x.member_id = i.member_id and x.caller = i.caller and x.key = i.key limit 1) f on true
    left join transfer_types t on t.type = coalesce(i.type, f.type) and t.op = case when i.type is null then f.op else i.op end
    left join system_accounts a on a.name = system_account(i.account)
    left join (select h.member_id, h.position from unnest(locked)
      with ordinality as h (member_id, a, d, e, g, o, s, q, position)) l on l.member_id = i.member_id
    order by i.n
  loop
    -- 3. decide
    k := item.known;
    w := coalesce(locked[item.position], row (item.member_id, 0, 0, 0, 0, 0, 0, 0)::wallets);
    undoes := item.op in ('void', 'reverse');
    hold := case
      when item.by_key is not null then null
      when item.op = 'settle' then unsettled_debit(item.member_id, item.caller, item.settles, new_keys, undone_keys)
      when item.op = 'void' then unsettled_debit(item.member_id, item.caller, item.key, new_keys, undone_keys)
    end;
    status := coalesce(item.by_key, case
      when item.op = 'debit' and item.min_total_earned > w.total_earned then 'requirement'
      when item.op = 'debit' and item.amount > w.available then 'insufficient'
      when item.op = 'settle' and (hold.account, hold.amount) is distinct from (item.account, item.amount) then 'invalid'
      when item.op = 'void' and k.op is not null and hold.op is null then 'invalid'
      else 'ok' end);
    id := case when undoes then k.undo_id else k.id end;

    if status <> 'ok' then
      balance_after := case when status = 'duplicate' and not undoes then k.balance_after else w.available end;
      total_earned := case when status = 'duplicate' and not undoes then k.total_earned_after else w.total_earned end;
      seq := w.last_seq;
      return next;
      continue;
    end if;

    -- 4. keep what is to be written
    if undoes and k.op is null then
      new_keys := new_keys || row (item.member_id, item.caller, item.key, item.op, null, null, null, null, null, null, null,
        null, null, decided_at, null)::transfer_keys;
    else
      left_over := case when undoes then k.amount else item.amount end;
      if item.unknown_type or left_over is null or left_over <= 0 or not item.goes_there then
        raise exception 'malformed %: type %, account %, amount %', item.op, item.type, item.account, item.amount
          using errcode = 'data_exception';
      end if;
      part := case when undoes then -left_over else left_over end;
      case item.counter
        when 'total_earned' then w.total_earned := w.total_earned + part;
        when 'wagered' then w.wagered := w.wagered + part;
        when 'won' then w.won := w.won + part;
        when 'lost' then w.lost := w.lost + part;
        else null;
      end case;

      reason := item.reason;
      if undoes then
        select x.reason into reason from transfers x where x.member_id = k.member_id and x.seq = k.seq;
      end if;

      inward := item.op in ('credit', 'void', 'settle');
      foreach bucket in array case
        when item.op = 'settle' then array[item.to_account]
        when inward then array['debt', 'available']
        else array['available', 'debt'] end
      loop
        part := case
          when inward and bucket = 'debt' then least(w.debt, left_over)
          when not inward and bucket = 'available' then least(w.available, left_over)
          else left_over end;
        continue when part = 0;
        left_over := left_over - part;
        if bucket = 'available' then
          w.available := w.available + case when inward then part else -part end;
        elsif bucket = 'debt' then
          w.debt := w.debt + case when inward then -part else part end;
        end if;
        w.last_seq := w.last_seq + 1;
        id := uuidv7();
        new_transfers := new_transfers || row (item.member_id, w.last_seq, id,
          case when inward then item.other_account else bucket end, case when inward then bucket else item.other_account end,
          part, coalesce(item.type, k.type), reason, item.caller, item.key, undoes,
          w.available, w.debt, decided_at)::transfers;
      end loop;

      locked[item.position] := w;
      if undoes then
        k.undo_id := id;
        k.undo_seq := w.last_seq;
        undone_keys := undone_keys || k;
      else
        new_keys := new_keys || row (item.member_id, item.caller, item.key, item.op, item.type, item.account, item.amount,
          id, w.last_seq, w.available, w.total_earned, null, null, decided_at, item.settles)::transfer_keys;
      end if;
    end if;
    balance_after := w.available;
    total_earned := w.total_earned;
    seq := w.last_seq;
    return next;
  end loop;

  -- 5. write; the tables' own checks refuse what must not be
  insert into transfer_keys select * from unnest(new_keys);
  insert into transfers select * from unnest(new_transfers);
  update wallets x set available = l.available, debt = l.debt, total_earned = l.total_earned, wagered = l.wagered,
    won = l.won, lost = l.lost, last_seq = l.last_seq
    from unnest(locked) as l where x.member_id = l.member_id and x.last_seq <> l.last_seq;
  if cardinality(undone_keys) > 0 then
    update transfer_keys x set undo_id = u.undo_id, undo_seq = u.undo_seq
      from unnest(undone_keys) as u where (x.member_id, x.caller, x.key) = (u.member_id, u.caller, u.key);
  end if;
end $$;
