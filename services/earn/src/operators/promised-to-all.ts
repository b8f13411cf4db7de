import { parseMoney, promiseAlone, uuidv7, type Database, type Kit, type Operator, type Transaction } from '@facet/service-kit';
import { KnownMember } from '../members/index.ts';

/** A site with fewer members counts so many: accounts cost nothing. */
const LEAST_MEMBERS = 100n;

/** Hundredths that one operator may promise alone in 24 hours. Asked before the transaction. */
export async function readPromiseLimit({ settings }: Pick<Kit, 'settings'>): Promise<bigint> {
  return parseMoney(await settings.require('promise_limit'), 'promise_limit');
}

/** As how many what every member may take once counts. */
export async function countEveryone(database: Database | Transaction): Promise<bigint> {
  const members = BigInt(await KnownMember.query(database).resultSize());
  return members > LEAST_MEMBERS ? members : LEAST_MEMBERS;
}

/** What a reward promises that every member may take once. */
export async function promisedToAll(transaction: Transaction, rewardHundredths: bigint): Promise<bigint> {
  return rewardHundredths * (await countEveryone(transaction));
}

/** What a change promises beyond what was promised before. @throws second_operator_needed (409) */
export async function promiseMore(
  transaction: Transaction,
  { kind, id, before, after, operator }: { kind: string; id: string; before: bigint; after: bigint; operator: Operator },
  alone: bigint,
): Promise<void> {
  if (after <= before) return;
  await promiseAlone(transaction, { id: uuidv7(), kind, asked: { id }, promisedHundredths: after - before, operator }, alone);
}
