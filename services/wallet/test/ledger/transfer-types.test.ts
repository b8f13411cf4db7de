import { afterAll, beforeAll, expect, test } from 'vitest';
import { transferTypes } from '@facet/money-kit';
import { ledgerDatabase, type LedgerDatabase } from '../support/ledger-database.ts';

let database: LedgerDatabase;
beforeAll(async () => void (database = await ledgerDatabase()));
afterAll(() => database.remove());

test('the table transfer_types says what the code says', async () => {
  const { rows } = await database.pool.query('select type, op, counter from transfer_types');
  const sorted = (types: readonly object[]) => types.map((type) => JSON.stringify(type)).toSorted();
  expect(sorted(rows)).toEqual(sorted(transferTypes));
});
