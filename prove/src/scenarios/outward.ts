import { isNo, isYes, scenario, type Act } from '../scenario.ts';
import type { World } from '../world.ts';
import { aHeld, cancel, oneWithdrawal, payByBot, statesOf, type Held } from './withdrawals.ts';

const COMPARING = 'payouts: comparing with the platform';

/** An hour later a replica compares what the bot’s account bought and has with what was paid out. */
const compare: Act<unknown> = async (world, _it, { second }) => {
  const tables = { bot_reconciliations: 'taken_at', bot_purchases: 'seen_at', explained_differences: 'at' };
  for (const [table, column] of Object.entries(tables))
    await world.rows('wallet', `update ${table} set ${column} = ${column} - interval '1 hour'`);
  const wallet = await (second ? world.site.secondOf('wallet') : world.site.of('wallet'));
  await wallet.hasJobs([COMPARING]);
  await wallet.turn(COMPARING).catch(() => undefined);
  return { status: 200, body: '' };
};

/** What others bought is forgotten; the purse was compared before. */
async function compared(world: World): Promise<void> {
  world.site.platform.purchases.length = 0;
  for (const table of ['bot_purchases', 'bot_reconciliations', 'explained_differences', 'payout_stops'])
    await world.rows('wallet', `delete from ${table}`);
  await compare(world, {}, { second: false });
}

const isStopped = async (world: World): Promise<boolean> =>
  (await world.rows('wallet', 'select from payout_stops where ended_at is null')).length > 0;

/** Differences that a comparison found and nobody explained. */
const findUnexplained = (world: World): Promise<{ subject: string }[]> =>
  world.rows(
    'wallet',
    `select distinct found.subject from bot_reconciliations, jsonb_to_recordset(findings) as found (subject text)
     where not exists (select from explained_differences explained where explained.subject = found.subject)`,
  );

/** Payouts go on while they are compared, and none of them is taken for somebody else’s purchase. */
export const outwardPayout = scenario({
  name: 'outward-payout',
  async begin(world) {
    await compared(world);
    return { ...(await aHeld(world)), other: await aHeld(world) };
  },
  acts: { 'pay-by-bot': payByBot, compare },
  rivals: {
    'compare-meanwhile': compare,
    async 'pay-other'(world, it, at) {
      const answer = await payByBot(world, it.other, at);
      await compare(world, it, at);
      return answer;
    },
  },
  readsMuch: true,
  async ends(world, it, told) {
    await compare(world, it, { second: false });
    return {
      ...(await oneWithdrawal(world, it, told)),
      'nothing is found': (await findUnexplained(world)).length === 0 && !(await isStopped(world)),
    };
  },
});

interface Strange extends Held {
  isPaidAlthoughStopped: boolean;
}

const FOREIGN = 7_000_001;
const SECOND_FOREIGN = 7_000_002;

const pay: Act<Strange> = async (world, it, at) => {
  const wasStopped = await isStopped(world);
  const answer = await payByBot(world, it, at);
  it.isPaidAlthoughStopped ||= wasStopped && isYes(answer);
  return answer;
};

const explain: Act<unknown> = (world, _it, at) =>
  world.operator(
    'wallet',
    'POST',
    '/api/admin/payouts/explain-difference',
    { subject: `token-${FOREIGN}`, explanation: 'Our own test' },
    at,
  );

/** Somebody else buys with the bot’s account: nothing is paid until an owner has said what that was. */
export const outwardForeign = scenario<Strange>({
  name: 'outward-foreign',
  async begin(world) {
    await compared(world);
    const it = await aHeld(world);
    world.site.platform.buy(FOREIGN, 30);
    return { ...it, isPaidAlthoughStopped: false };
  },
  acts: { compare, 'pay-by-bot': pay, explain },
  rivals: {
    cancel,
    async 'another-is-found'(world, it) {
      world.site.platform.buy(SECOND_FOREIGN, 20);
      return compare(world, it, { second: true });
    },
  },
  async ends(world, it, told) {
    const unexplained = await findUnexplained(world);
    const stayed = unexplained.length === 0 || (await isStopped(world));
    await compare(world, it, { second: false });
    const left = (await findUnexplained(world)).length;
    const stops = await isStopped(world);
    const isHeld = (await statesOf(world, it)).includes('held');
    const again = isHeld ? await payByBot(world, it, { second: false }) : undefined;
    await world.rest();
    await world.rows('wallet', 'delete from payout_stops');
    return {
      ...(await oneWithdrawal(world, it, told)),
      'what was found stops payouts until it is explained': stayed && stops === left > 0,
      'nothing is paid while payouts are stopped': !it.isPaidAlthoughStopped,
      'afterwards it is paid': again === undefined || (stops ? !isYes(again) : isYes(again)),
      'an owner explains what was found': (told['explain'] ?? []).every((answer) => !isNo(answer) || answer.status === 404),
    };
  },
});
