-- What all rounds that are not over may have to pay, kept beside them: bets add to slot 0, one after the other, so that
-- none passes the limit beside another; each end takes away in a slot of its member's, beside other ends.
create table exposure (
  slot smallint primary key check (slot between 0 and 32),
  most bigint not null
) with (fillfactor = 10);
lock table rounds in share row exclusive mode;
insert into exposure (slot, most)
select slot, case slot when 0 then (select coalesce(sum(most_payout), 0) from rounds where state in ('opening', 'open', 'voiding')) else 0 end
from generate_series(0, 32) as slot;

create function add_exposure() returns trigger language plpgsql as $$
begin
  update exposure set most = most + new.most_payout where slot = 0;
  return null;
end $$;
create function end_exposure() returns trigger language plpgsql as $$
begin
  update exposure set most = most - old.most_payout where slot = 1 + get_byte(uuid_send(old.member_id), 15) % 32;
  return null;
end $$;
-- borne: the version before adds and ends its rounds as it did, and they are counted too
create trigger rounds_begin after insert on rounds for each row
  when (new.state in ('opening', 'open', 'voiding')) execute function add_exposure();
-- borne: the same
create trigger rounds_end after update of state on rounds for each row
  when (old.state in ('opening', 'open', 'voiding') and new.state not in ('opening', 'open', 'voiding')) execute function end_exposure();

-- Stores bets, in their order, and moves each one's chain on; or says why not, and has changed nothing for that one:
-- `chain_moved`, the chain is not the one by which the bet was decided (each bet of the member moves it) or somebody holds
-- it; `exposure_reached`; `taken`, a round of the game is not over. What it locks it holds for this one call: nobody waits
-- for an answer to a service.
create function store_rounds(bets jsonb) returns table (outcome text, stored_at timestamptz) language plpgsql as $$
declare
  bet jsonb;
  round rounds;
  owed bigint;
begin
  perform from exposure where slot = 0 for update;
  select sum(most) into owed from exposure;
  for bet in select * from jsonb_array_elements(bets) loop
    round := jsonb_populate_record(null::rounds, bet);
    stored_at := null;
    perform from seed_chains
    where member_id = round.member_id and sealed_seed = (bet->>'known_seed')::bytea and client_seed = round.client_seed
    for update skip locked;
    if not found then
      outcome := 'chain_moved';
    elsif owed + round.most_payout > (bet->>'exposure_limit')::bigint then
      outcome := 'exposure_reached';
    else
      insert into rounds (member_id, id, idempotency_key, game, state, stake, server_seed, sealed_seed, client_seed, nonce,
        win_chance_percent, max_multiplier, bomb_count, auto_cashout, most_payout)
      values (round.member_id, round.id, round.idempotency_key, round.game, round.state, round.stake, round.server_seed,
        round.sealed_seed, round.client_seed, round.nonce, round.win_chance_percent, round.max_multiplier, round.bomb_count,
        round.auto_cashout, round.most_payout)
      on conflict do nothing
      returning created_at into stored_at;
      outcome := case when found then 'stored' else 'taken' end;
    end if;
    if outcome = 'stored' then
      owed := owed + round.most_payout;
      update seed_chains set sealed_seed = (bet->>'next_seed')::bytea, nonce = round.nonce + 1 where member_id = round.member_id;
    end if;
    return next;
  end loop;
end $$;
