import { afterAll, beforeAll, test } from 'vitest';
import { ledgerDatabase, type LedgerDatabase } from '../support/ledger-database.ts';
import { expectLikeTheModel } from './expect-like-the-model.ts';

let ledger: LedgerDatabase;
beforeAll(async () => void (ledger = await ledgerDatabase()));
afterAll(() => ledger.remove());

test('does what the model says, for any sequence in any batches', () =>
  expectLikeTheModel(ledger, { runs: Number(process.env.MODEL_RUNS ?? 200), shrink: true }));
