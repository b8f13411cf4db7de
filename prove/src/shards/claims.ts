import { whatIsWrong } from '../model/always.ts';
import { AT_FIRST, type World } from '../world.ts';
import type { Member } from './member.ts';

/** What must hold of all wallets together and of each, whatever happened to one of them. Returns what does not. */
export async function whatIsWrongOverShards(world: World, members: readonly Member[]): Promise<string[]> {
  const found = [world.site.astray, await whatIsWrong(world), await wrongShards(world)];
  for (const member of members) found.push(await wrongFor(world, member));
  return found.flat();
}

/** Each has its own members alone, and what they have is what everybody else lacks. */
async function wrongShards(world: World): Promise<string[]> {
  const wrong: string[] = [];
  for (const place of world.site.placesOf('wallet')) {
    const database = world.site.database(place);
    const { rows: ids } = await database.query<{ member_id: string }>(
      'select member_id from wallets union select member_id from transfer_keys union select member_id from withdrawals',
    );
    for (const { member_id } of ids)
      if (world.site.placeOf('wallet', {}, () => [member_id]) !== place)
        wrong.push(`${place} has rows of ${member_id}, who lies elsewhere`);
    const { rows } = await database.query<{ sum: string }>(
      `select (select coalesce(sum(available - debt), 0) from wallets) + (select coalesce(sum(
         case when credit_account in ('available', 'debt') then 0 else amount end
         - case when debit_account in ('available', 'debt') then 0 else amount end), 0) from transfers) as sum`,
    );
    if (rows[0]?.sum !== '0') wrong.push(`the accounts of ${place} come to ${rows[0]?.sum}`);
  }
  return wrong;
}

/** What the member has follows from what they did; what they were told is so. */
async function wrongFor(world: World, { person, told, credited }: Member): Promise<string[]> {
  const rounds = await world.rows<{ id: string; state: string; stake: string; payout: string | null }>(
    'games',
    `select id, state, stake, payout from rounds where member_id = $1 and state in ('open', 'won', 'lost')`,
    [person.id],
  );
  const withdrawals = await world.rows<{ id: string; state: string; amount: string }>(
    'wallet',
    'select id, state, amount from withdrawals where member_id = $1',
    [person.id],
  );
  const out = withdrawals.filter(({ state }) => state === 'held' || state === 'paid');
  const played = rounds.reduce((sum, { stake, payout }) => sum - BigInt(stake) + BigInt(payout ?? 0), 0n);
  const expected = AT_FIRST + credited + played - out.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const { available, debt } = await world.balance(person);
  const credits = await world.standing(person, 'wall_credit');
  const claims = {
    [`has ${available}, and what they did comes to ${expected}`]: available === expected && debt === 0n,
    [`was credited ${credits - 1} times of ${told.credits.length}`]: credits - 1 === told.credits.length,
    'is not told of a credit': told.credits.every(({ isTold }) => isTold),
    'was told of a bet that is none': told.rounds.every((id) => rounds.some((round) => round.id === id)),
    'was told of a withdrawal that is none': told.withdrawals.every(({ id, cancel }) => {
      const state = withdrawals.find((row) => row.id === id)?.state ?? 'none';
      return (cancel !== 'done' && ['held', 'paid'].includes(state)) || (cancel !== 'not asked' && state === 'cancelled');
    }),
  };
  return Object.entries(claims).flatMap(([claim, isTrue]) => (isTrue ? [] : [`${person.name} ${claim}`]));
}
