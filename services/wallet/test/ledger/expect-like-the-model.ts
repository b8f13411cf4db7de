import fc from 'fast-check';
import { expect } from 'vitest';
import { transferTypes, type TransferType } from '@facet/money-kit';
import { LedgerModel } from '@facet/money-kit/testing';
import { hundredths, uuidv7 } from '@facet/service-kit';
import { applyTransfers } from '../../src/ledger/apply-transfers.ts';
import type { Transfer, Outcome } from '../../src/ledger/index.ts';
import type { LedgerDatabase } from '../support/ledger-database.ts';

/** Earned, spent and taken back: what leads into a debt. */
const often = transferTypes.filter(({ type }) => type === 'wall_credit' || type === 'bet');
const keyed = { member: fc.nat(1), caller: fc.constantFrom('earn', 'games'), key: fc.nat(30).map((n) => `k${n}`) };
const moved = fc.record({
  ...keyed,
  kind: fc.oneof(fc.constantFrom(...transferTypes), fc.constantFrom(...often)),
  amount: fc.integer({ min: 1, max: 20 }),
  account: fc.constantFrom('house', 'house', 'house', 'adjustments'),
  minTotalEarned: fc.option(fc.nat(30), { nil: undefined, freq: 2 }),
  settles: fc.nat(30),
});
const undoing = fc.record({ ...keyed, op: fc.constantFrom('void' as const, 'reverse' as const) });
/** Something that was asked for before: as it was, with another amount, or undone. */
const earlier = fc.record({
  back: fc.nat(9),
  how: fc.constantFrom('again' as const, 'changed' as const, 'void' as const, 'reverse' as const, 'settle' as const),
  key: fc.nat(30).map((n) => `k${n}`),
});
const step = fc.oneof({ weight: 4, arbitrary: moved }, { weight: 1, arbitrary: undoing }, { weight: 4, arbitrary: earlier });
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
const sequences = fc.array(fc.record({ step, endsBatch: fc.boolean() }), { minLength: 1, maxLength: 60, size: 'max' });

/**
 * Runs random sequences in random batches against both; throws at the first difference, with a sequence that shows it.
 */
export async function expectLikeTheModel(ledger: LedgerDatabase, options: { runs: number; shrink: boolean }): Promise<void> {
  const property = fc.asyncProperty(sequences, async (sequence) => {
    const members = [uuidv7(), uuidv7()];
    const model = new LedgerModel();
    for (const batch of inBatches(sequence, members)) {
      const expected = batch.map((transfer) => model.apply(transfer));
      expect((await applyTransfers(ledger.pool, batch)).map(comparable)).toEqual(expected);
    }
    for (const memberId of members) {
      const wallet = await ledger.wallet(memberId);
      if (model.accounts.has(memberId)) expect(wallet).toMatchObject(model.account(memberId));
      else expect(wallet).toBeUndefined();
    }
  });
  await fc.assert(property, { numRuns: options.runs, endOnFailure: !options.shrink });
}

function comparable({ status, balanceAfterHundredths, totalEarnedHundredths }: Outcome) {
  return { status, balanceAfter: balanceAfterHundredths, totalEarned: totalEarnedHundredths };
}

/** A batch names each key once, as the batcher sees to it. */
function inBatches(sequence: readonly { step: Step; endsBatch: boolean }[], members: readonly string[]): Transfer[][] {
  const made: Transfer[] = [];
  const batches: Transfer[][] = [[]];
  for (const { step: one, endsBatch } of sequence) {
    const transfer = transferOf(one, members, made);
    if (!transfer) continue;
    made.push(transfer);
    const current = batches.at(-1) as Transfer[];
    const taken = current.some(
      ({ memberId, caller, key }) => memberId === transfer.memberId && caller === transfer.caller && key === transfer.key,
    );
    if (taken) batches.push([transfer]);
    else current.push(transfer);
    if (endsBatch) batches.push([]);
  }
  return batches.filter((batch) => batch.length > 0);
}

function transferOf(one: Step, members: readonly string[], made: readonly Transfer[]): Transfer | undefined {
  if ('how' in one) {
    const before = made.at(-1 - one.back);
    if (!before || one.how === 'again') return before;
    if (one.how === 'settle') return settlementOf(before, one.key);
    if (one.how !== 'changed') return { op: one.how, memberId: before.memberId, caller: before.caller, key: before.key };
    return 'amountHundredths' in before ? { ...before, amountHundredths: hundredths(before.amountHundredths + 1n) } : before;
  }
  const base = { memberId: members[one.member] as string, caller: one.caller, key: one.key };
  if ('op' in one) return { ...base, op: one.op };
  const { type, op } = one.kind;
  const body = { ...base, type, account: one.account, amountHundredths: hundredths(BigInt(one.amount)), reason: 'model' };
  if (op === 'settle') return { ...body, op, type: type as Extract<TransferType, 'bet_lost' | 'payout'>, settles: `k${one.settles}` };
  if (op === 'credit') return { ...body, op };
  if (one.minTotalEarned === undefined) return { ...body, op };
  return { ...body, op, minTotalEarnedHundredths: hundredths(BigInt(one.minTotalEarned)) };
}

/** Of what was debited; of anything else, one that is refused. */
function settlementOf(before: Transfer, key: string): Transfer {
  if (!('amountHundredths' in before)) return before;
  const { memberId, caller, account, amountHundredths } = before;
  return { op: 'settle', type: 'bet_lost', memberId, caller, key, account, amountHundredths, reason: 'model', settles: before.key };
}
