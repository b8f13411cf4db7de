import type { Site } from '@facet/tooling/site';
import { until } from '@facet/tooling/until';
import { query } from '../kills/books.ts';
import { auditOf } from '../kills/strike.ts';
import type { Told } from './told.ts';

/** Each difference between what was told and what the databases and the game platform have, in words. */
export async function differences(site: Site, told: Told): Promise<string[]> {
  return (await Promise.all([ofCredits(site, told), ofRounds(site, told), ofPayouts(site, told)])).flat();
}

const AUDITED_MS = 300_000;

/** What `npm run audit` finds wrong; the site's own audit may be going on, which is waited for. */
export async function auditFaults(site: Site): Promise<string[]> {
  const audit = () => auditOf(site).catch((error: unknown) => String(error));
  const said = await until(
    'another audit to end',
    async () => {
      const text = await audit();
      return text.includes('another audit is going on') ? null : text;
    },
    AUDITED_MS,
    2_000,
  );
  return said.includes('the money adds up') ? [] : [said];
}

async function ofCredits(site: Site, told: Told): Promise<string[]> {
  const rows = await query<{ member_id: string; count: string; sum: string }>(
    site,
    `select member_id, count(*), sum(amount) from transfers where type = 'wall_credit' and not undo group by member_id`,
    [],
  );
  const booked = new Map(rows.map((row) => [row.member_id, row]));
  return [...told.credits].flatMap(([memberId, { count, hundredths }]) => {
    const row = booked.get(memberId);
    if (Number(row?.count) === count && BigInt(row?.sum ?? 0) === hundredths) return [];
    return [`${memberId} was told of ${count} credits (${hundredths}), and has ${row?.count ?? 0} (${row?.sum ?? 0})`];
  });
}

/** Told of a round ⊆ what games has of it; what games has is what the member's balance lost and got. */
async function ofRounds(site: Site, told: Told): Promise<string[]> {
  const rounds = await query<{ id: string; member_id: string; state: string; stake: string; payout: string | null }>(
    site,
    'select id, member_id, state, stake, payout from rounds',
    [],
    'games',
  );
  const byId = new Map(rounds.map((round) => [round.id, round]));
  const wrong = [...told.rounds].flatMap(([id, { payout }]) => {
    const round = byId.get(id);
    return round && BigInt(round.payout ?? 0) === payout ? [] : [`round ${id} was told to pay ${payout}, and is ${JSON.stringify(round)}`];
  });
  const moved = await query<{ member_id: string; moved: string }>(
    site,
    `select member_id, sum(case when credit_account = 'available' then amount else -amount end) as moved
     from transfers where caller = 'games' and 'available' in (debit_account, credit_account) group by member_id`,
    [],
  );
  const expected = new Map<string, bigint>();
  for (const { member_id: id, state, stake, payout } of rounds) {
    if (['refused', 'refunded'].includes(state)) continue;
    expected.set(id, (expected.get(id) ?? 0n) - BigInt(stake) + BigInt(payout ?? 0));
  }
  for (const { member_id: id, moved: sum } of moved)
    if (BigInt(sum) !== (expected.get(id) ?? 0n)) wrong.push(`the rounds of ${id} come to ${expected.get(id)}, their transfers to ${sum}`);
  return wrong;
}

/** Each withdrawal that was told as paid was bought, each gamepass once, and what was bought is paid. */
async function ofPayouts(site: Site, told: Told): Promise<string[]> {
  const response = await fetch(`${site.simulatorUrl}/sim/purchases`);
  const { purchases } = (await response.json()) as { purchases: { passId: number | string }[] };
  const bought = purchases.map(({ passId }) => Number(passId));
  const rows = await query<{ gamepass_id: string; state: string }>(site, `select gamepass_id, state from withdrawals`, []);
  const paid = rows.filter(({ state }) => state === 'paid').map(({ gamepass_id }) => Number(gamepass_id));
  return [
    ...bought.filter((pass, index) => bought.indexOf(pass) !== index).map((pass) => `gamepass ${pass} was bought twice`),
    ...told.paid
      .filter(({ passId }) => !bought.includes(passId))
      .map(({ passId }) => `gamepass ${passId} was told as paid and never bought`),
    ...bought.filter((pass) => !paid.includes(pass)).map((pass) => `gamepass ${pass} was bought, and its withdrawal is not paid`),
    ...paid.filter((pass) => !bought.includes(pass)).map((pass) => `the withdrawal of gamepass ${pass} is paid and was never bought`),
  ];
}
