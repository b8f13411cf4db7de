import type { World } from '../world.ts';

/**
 * Types whose transfers come to members from elsewhere: each is told. What they do themselves (bets, fees, withdrawing)
 * they watch, but not what comes back.
 */
const TOLD = [
  'wall_credit',
  'social_task',
  'promo',
  'event_prize',
  'referral_bonus',
  'daily_bonus',
  'weekly_challenge',
  'referral_reward',
  'welcome_bonus',
  'adjustment',
  'refund',
];
const RETURNED = ['bet', 'event_fee'];
const JOB = 'inbox: notices of money';

interface Moved {
  member_id: string;
  caller: string;
  key: string;
  undo: boolean;
  op: string;
  amount: string;
}

/**
 * Each event of a member's money is in their inbox once, with its amount: transfers that came or were taken, undoings
 * of them, and ends of withdrawals, one for one. Both replicas look for them at once, and one looks again at what it
 * has told.
 */
export async function wronglyTold(world: World, ids: string[]): Promise<string[]> {
  const { site } = world;
  for (const place of site.placesOf('wallet')) {
    const [first, second] = await Promise.all([site.of(place), site.secondOf(place)]);
    await Promise.all([first.turn(JOB), second.turn(JOB)]);
    await first.turn(JOB);
  }
  const moved = await world.rows<Moved>(
    'wallet',
    `select member_id, caller, key, undo, sum(amount)::text as amount, case when undo and type = any($3) then 'returned' when undo then 'reversal'
       when bool_or(debit_account = 'available') then 'debit' else 'credit' end as op
     from transfers where member_id = any($1) and (type = any($2) or undo and type = any($3))
     group by member_id, caller, key, undo, type`,
    [ids, TOLD, RETURNED],
  );
  const ended = await world.rows<{ member_id: string; state: string; amount: string }>(
    'wallet',
    `select member_id, state, amount::text from withdrawals where member_id = any($1) and state in ('paid', 'rejected') and type = 'normal'`,
    [ids],
  );
  const notices = await world.rows<{ member_id: string; kind: string; amount: string }>(
    'wallet',
    `select member_id, kind, ("values" ->> 'amount') as amount from notices where member_id = any($1) and kind like 'wallet.%'`,
    [ids],
  );
  const wanted = [
    ...moved.map(({ member_id, op, amount }) => `${member_id} wallet.${op} ${decimal(amount)}`),
    ...ended.map(
      ({ member_id, state, amount }) => `${member_id} wallet.withdrawal_${state === 'paid' ? 'paid' : 'refused'} ${decimal(amount)}`,
    ),
  ];
  return differences(
    wanted,
    notices.map(({ member_id, kind, amount }) => `${member_id} ${kind} ${amount}`),
  );
}

/** One for one: what is alike goes away in pairs. */
function differences(wanted: readonly string[], found: readonly string[]): string[] {
  const left = [...found];
  const missing = wanted.filter((each) => {
    const place = left.indexOf(each);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return [
    ...missing.map((each) => `nobody was told: ${each}`),
    ...left.map((each) => `told although it did not happen, or twice: ${each}`),
  ];
}

const decimal = (hundredths: string): string => `${BigInt(hundredths) / 100n}.${String(BigInt(hundredths) % 100n).padStart(2, '0')}`;
