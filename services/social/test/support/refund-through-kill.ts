import { join } from 'node:path';
import { createKit, inTransaction, uuidv7, type Database } from '@facet/service-kit';
import { startProcess, until } from '@facet/service-kit/testing';
import { readSocialConfig } from '../../src/config.ts';
import { deleteGiveaway } from '../../src/giveaways/delete-giveaway.ts';
import { openFees } from '../../src/giveaways/index.ts';
import { startSocial, type Social } from './start-social.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
const FEE = 500;
const AT_ONCE = 500;

/**
 * Deletes an event with that many entries; the process that gives the fees back is killed in the middle and started
 * anew. Returns what each member's transfers are, counted.
 */
export async function refundThroughKill(entries: number): Promise<Record<string, number>> {
  const social = await startSocial();
  const kit = createKit('social', readSocialConfig(social.env.variables));
  const { database } = kit;
  try {
    const eventId = await social.event();
    await social.service.close();
    const members = await fill(social, database, eventId, entries);
    const fees = openFees({ kit, sweepAfterMs: 10_000 });
    await inTransaction(database, (transaction) => deleteGiveaway(transaction, fees, { giveawayId: eventId, by: 'Ada' }));
    const refunded = async () => Number((await database('entries').where({ state: 'refunded' }).count('* as count'))[0]?.['count'] ?? 0);
    const first = await startProcess(MAIN, social.env.variables);
    await until('a third has it back', async () => (await refunded()) > entries / 3, 120_000);
    await first.kill();
    if ((await refunded()) >= entries) throw new Error('it was over before the kill');
    const second = await startProcess(MAIN, social.env.variables);
    await until('everybody has it back', async () => (await refunded()) === entries, 120_000);
    await second.kill();
    return countOf(members.map((id) => social.wallet.statementOf(id).join(', ')));
  } finally {
    await database.destroy();
    await social.remove();
  }
}

/** Members who are in and have paid, made by SQL; the wallet has each fee under its key. */
async function fill({ wallet }: Social, database: Database, eventId: string, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    giveaway_id: eventId,
    member_id: uuidv7(),
    id: uuidv7(),
    idempotency_key: 'k',
    state: 'joined',
    fee: FEE,
    number: index + 1,
    joined_at: new Date(),
  }));
  await database.batchInsert('entries', rows, AT_ONCE);
  await database('giveaways').where({ id: eventId }).update({ seats_taken: count, participants: count });
  const fee = { op: 'debit', caller: 'social', type: 'event_fee', account: 'events', amountHundredths: BigInt(FEE) } as const;
  for (const { id, member_id: memberId } of rows) {
    wallet.give(memberId, FEE);
    wallet.book({ ...fee, memberId, key: `event-fee:${id}` });
  }
  return rows.map(({ member_id: memberId }) => memberId);
}

function countOf(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
