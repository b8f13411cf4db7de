import { promises as ofEarn } from '../../../services/earn/src/audit/index.ts';
import { promises as ofGames } from '../../../services/games/src/audit/index.ts';
import { promises as ofIdentity } from '../../../services/identity/src/audit/index.ts';
import { promises as ofSocial } from '../../../services/social/src/audit/index.ts';
import type { ServiceName } from '../site/names.ts';
import { AT_FIRST_KEY, type World } from '../world.ts';
import { wronglyTold } from './told.ts';

const promisers = [ofIdentity, ofEarn, ofGames, ofSocial];

interface Transfer {
  member_id: string;
  seq: string;
  debit_account: string;
  credit_account: string;
  amount: string;
  balance_after: string;
  debt_after: string;
  caller: string;
  key: string;
}

interface Key {
  member_id: string;
  caller: string;
  key: string;
  op: string;
  amount: string | null;
  seq: string | null;
  undo_seq: string | null;
  settles: string | null;
}

/** What must hold after every schedule, reckoned here anew from the rows. Returns what does not. */
export async function whatIsWrong(world: World): Promise<string[]> {
  const ids = world.people.map(({ id }) => id);
  const keys = await world.rows<Key>('wallet', 'select * from transfer_keys where member_id = any($1)', [ids]);
  const found = await Promise.all([
    wrongBalances(world, ids),
    wrongPromises(world, ids, keys),
    wrongWithdrawals(world, ids, keys),
    wrongAdjustments(world, ids, keys),
    wrongTotals(world, ids),
    wronglyTold(
      world,
      ids.filter((id) => !world.leavers.has(id)),
    ),
    leftOver(world),
    wrongExposure(world),
  ]);
  return found.flat();
}

/** What open rounds may have to pay is kept beside them. */
async function wrongExposure(world: World): Promise<string[]> {
  const rows = await world.rows<{ kept: string; owed: string }>(
    'games',
    `select (select sum(most) from exposure) as kept,
       (select coalesce(sum(most_payout), 0) from rounds where state in ('opening', 'open', 'voiding')) as owed`,
    [],
  );
  return rows.filter(({ kept, owed }) => kept !== owed).map(({ kept, owed }) => `rounds may have to pay ${owed}, and ${kept} is kept`);
}

/** A balance is what its transfers come to, row by row. */
async function wrongBalances(world: World, ids: string[]): Promise<string[]> {
  const wallets = await world.rows<{ member_id: string; available: string; debt: string; last_seq: string }>(
    'wallet',
    'select * from wallets where member_id = any($1)',
    [ids],
  );
  const transfers = await world.rows<Transfer>('wallet', 'select * from transfers where member_id = any($1) order by member_id, seq', [
    ids,
  ]);
  const wrong: string[] = [];
  for (const { member_id, available, debt, last_seq } of wallets) {
    const own = transfers.filter((transfer) => transfer.member_id === member_id);
    const sum = { available: 0n, debt: 0n };
    for (const [index, { seq, debit_account, credit_account, amount, balance_after, debt_after }] of own.entries()) {
      if (credit_account === 'available') sum.available += BigInt(amount);
      if (debit_account === 'available') sum.available -= BigInt(amount);
      if (debit_account === 'debt') sum.debt += BigInt(amount);
      if (credit_account === 'debt') sum.debt -= BigInt(amount);
      const isRight = BigInt(seq) === BigInt(index + 1) && BigInt(balance_after) === sum.available && BigInt(debt_after) === sum.debt;
      if (!isRight) wrong.push(`transfer ${seq} of ${member_id} does not follow from those before it`);
    }
    if (BigInt(available) !== sum.available || BigInt(debt) !== sum.debt || BigInt(last_seq) !== BigInt(own.length))
      wrong.push(`${member_id} has ${available}, owes ${debt}; the transfers come to ${sum.available} and ${sum.debt}`);
  }
  return wrong;
}

/**
 * Each record that promises money has moved it once, or not at all where it was taken back; nothing moved without one.
 */
async function wrongPromises(world: World, ids: string[], keys: Key[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { caller, sql } of promisers) {
    const promised = await world.rows<{ member_id: string; key: string; amount: string; state: string }>(
      caller as ServiceName,
      `select member_id, key, amount, state from (${sql}) promised where member_id = any($1)`,
      [ids],
    );
    for (const { member_id, key, amount, state } of promised) {
      const found = keys.find((each) => each.caller === caller && each.member_id === member_id && each.key === key);
      const isMoved = found !== undefined && found.seq !== null && found.undo_seq === null;
      if (state === 'open') wrong.push(`${caller} has left ${key} half way`);
      else if (isMoved !== (state === 'moved') || (isMoved && found.amount !== amount))
        wrong.push(
          `${caller} says that ${key} is ${state} (${amount}), the wallet ${isMoved ? `moved ${found.amount}` : 'did not move it'}`,
        );
    }
    const unknown = keys.filter(
      (key) => key.caller === caller && key.seq !== null && key.undo_seq === null && !key.key.startsWith(AT_FIRST_KEY),
    );
    for (const { member_id, key } of unknown)
      if (!promised.some((promise) => promise.member_id === member_id && promise.key === key))
        wrong.push(`the wallet moved ${key} of ${caller}, who has no record of it`);
  }
  return wrong;
}

/** What is held, paid or given back is so in the ledger and at the platform. */
async function wrongWithdrawals(world: World, ids: string[], keys: Key[]): Promise<string[]> {
  const rows = await world.rows<{ id: string; member_id: string; state: string; gamepass_id: string }>(
    'wallet',
    'select id, member_id, state, gamepass_id from withdrawals where member_id = any($1)',
    [ids],
  );
  const wrong: string[] = [];
  for (const { id, member_id, state, gamepass_id } of rows) {
    const own = keys.filter((key) => key.member_id === member_id && key.caller === 'wallet' && key.key.includes(id));
    const isHeld = own.some(({ op, seq, undo_seq }) => op === 'debit' && seq !== null && undo_seq === null);
    const isSettled = own.some(({ op }) => op === 'settle');
    const bought = world.site.platform.purchases.filter(({ passId }) => passId === Number(gamepass_id)).length;
    if (['opening', 'voiding', 'processing', 'unknown'].includes(state)) wrong.push(`withdrawal ${id} is left ${state}`);
    if (isHeld !== ['held', 'paid', 'processing', 'unknown'].includes(state))
      wrong.push(`withdrawal ${id} is ${state}, its money ${isHeld ? 'held' : 'not held'}`);
    if (isSettled !== (state === 'paid')) wrong.push(`withdrawal ${id} is ${state}, its money ${isSettled ? 'settled' : 'not settled'}`);
    const others = rows.filter((other) => other.gamepass_id === gamepass_id && other.state === 'paid').length;
    if (bought !== others) wrong.push(`gamepass ${gamepass_id} was bought ${bought} times and paid ${others} times`);
  }
  return wrong;
}

/** What operators booked has its transfer, and nothing of theirs moved without being booked. */
async function wrongAdjustments(world: World, ids: string[], keys: Key[]): Promise<string[]> {
  const rows = await world.rows<{ id: string; amount: string }>(
    'wallet',
    `select id, abs(amount_hundredths) as amount from adjustments where member_id = any($1) and state = 'booked'`,
    [ids],
  );
  const moved = keys.filter(({ caller, undo_seq }) => caller === 'operators' && undo_seq === null);
  const sorted = (lines: string[]): string => lines.toSorted().join(', ');
  const [booked, transfers] = [
    sorted(rows.map(({ id, amount }) => `${id} ${amount}`)),
    sorted(moved.map(({ key, amount }) => `${key} ${amount}`)),
  ];
  return booked === transfers ? [] : [`operators booked ${booked || 'nothing'}, the ledger has ${transfers || 'nothing'}`];
}

/** What referrers have had, by which their rank is given, is the sum of the shares that stand. */
async function wrongTotals(world: World, ids: string[]): Promise<string[]> {
  const rows = await world.rows<{ member_id: string; total: string; sum: string }>(
    'social',
    `select member_id, total, (select coalesce(sum(amount), 0) from referral_bonuses where referrer_id = member_id and state = 'credited') as sum
     from referrers where member_id = any($1)`,
    [ids],
  );
  return rows
    .filter(({ total, sum }) => total !== sum)
    .map(({ member_id, total, sum }) => `the shares of ${member_id} come to ${sum}, the total is ${total}`);
}

/** Nothing waits for ever, and nothing is parked: each message here is one that its receiver must take. */
async function leftOver(world: World): Promise<string[]> {
  const wrong: string[] = [];
  for (const [service, database] of world.site.databases) {
    const { rows } = await database.query<{ destination: string; path: string; parked_at: Date | null; last_error: string | null }>(
      'select * from outbox',
    );
    for (const { destination, path, parked_at, last_error } of rows)
      wrong.push(
        `${service} has a message ${parked_at ? 'parked' : 'waiting'} for ${destination} (${path}): ${last_error ?? 'never tried'}`,
      );
  }
  const postbacks = await world.rows('earn', 'select from postbacks where verdict is null');
  if (postbacks.length > 0) wrong.push(`${postbacks.length} postbacks are not settled`);
  return wrong;
}
