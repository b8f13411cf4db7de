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
create trigger rounds_begin after insert on rounds for each row
  when (new.state in ('opening', 'open', 'voiding')) execute function add_exposure();
create trigger rounds_end after update of state on rounds for each row
  when (old.state in ('opening', 'open', 'voiding') and new.state not in ('opening', 'open', 'voiding')) execute function end_exposure();

-- Stores a bet and moves its member's chain on, or says why not and has changed nothing: `chain_moved`, the chain is not
-- the one by which the bet was decided (each bet of the member moves it); `taken`, a round of the game is not over. What
-- it locks it holds for this one call: nobody waits for an answer to a service.
create function store_round(bet jsonb, known_seed bytea, next_seed bytea, exposure_limit bigint)
returns table (outcome text, stored_at timestamptz) language plpgsql as $$
declare
  round rounds := jsonb_populate_record(null::rounds, bet);
begin
  perform from seed_chains
  where member_id = round.member_id and sealed_seed = known_seed and client_seed = round.client_seed and nonce = round.nonce
  for update;
  if not found then
    return query select 'chain_moved', null::timestamptz;
    return;
  end if;
  perform from exposure where slot = 0 for update;
  if (select sum(most) from exposure) + round.most_payout > exposure_limit then
    return query select 'exposure_reached', null::timestamptz;
    return;
  end if;
  insert into rounds (member_id, id, idempotency_key, game, state, stake, server_seed, client_seed, nonce, win_chance_percent,
    max_multiplier, bomb_count, auto_cashout, most_payout)
  values (round.member_id, round.id, round.idempotency_key, round.game, round.state, round.stake, round.server_seed,
    round.client_seed, round.nonce, round.win_chance_percent, round.max_multiplier, round.bomb_count, round.auto_cashout,
    round.most_payout)
  on conflict do nothing
  returning created_at into stored_at;
  if not found then
    return query select 'taken', null::timestamptz;
    return;
  end if;
  update seed_chains set sealed_seed = next_seed, nonce = round.nonce + 1 where member_id = round.member_id;
  return query select 'stored', stored_at;
end $$;
