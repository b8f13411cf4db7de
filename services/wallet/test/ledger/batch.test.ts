import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectionOptions, currentRequest, hundredths, inContext, traceIdOf, uuidv7 } from '@facet/service-kit';
import { applyTransfers } from '../../src/ledger/apply-transfers.ts';
import { openLedger, type Transfer } from '../../src/ledger/index.ts';
import { ledgerDatabase, type LedgerDatabase } from '../support/ledger-database.ts';
import { credit, debit } from '../support/transfers.ts';

let database: LedgerDatabase;
beforeAll(async () => void (database = await ledgerDatabase()));
afterAll(() => database.remove());

describe('one bad item among 50 good ones', () => {
  const bad: [string, (memberId: string) => Transfer][] = [
    ['a NUL', (memberId) => credit(memberId, 1, { key: 'a\0b' })],
    ['an overflow', (memberId) => credit(memberId, 1, { amountHundredths: hundredths(9_223_372_036_854_775_807n) })],
    ['an amount above bigint', (memberId) => credit(memberId, 1, { amountHundredths: hundredths(10n ** 30n) })],
    ['nothing', (memberId) => credit(memberId, 0)],
    ['less than nothing', (memberId) => debit(memberId, -5)],
    ['an unknown type', (memberId) => credit(memberId, 1, { type: 'gift' as 'promo' })],
    ['a type of the other direction', (memberId) => debit(memberId, 1, { type: 'promo' })],
    ['no member', () => credit('nobody', 1)],
    ['an endless key', (memberId) => credit(memberId, 1, { key: 'k'.repeat(100_000) })],
    ['the member as the other side', (memberId) => credit(memberId, 1, { account: 'debt' })],
  ];
  test.each(bad)('%s: the 50 succeed, it alone is refused', async (_name, make) => {
    const ledger = database.open();
    const members = Array.from({ length: 50 }, () => uuidv7());
    const first = members[0] as string;
    const good = members.map((memberId) => credit(memberId, 100));
    const outcomes = await Promise.all([...good.slice(0, 25), make(first), ...good.slice(25)].map((transfer) => ledger.apply(transfer)));
    expect(outcomes.map((outcome) => outcome.status)).toEqual(Array.from({ length: 51 }, (_, index) => (index === 25 ? 'invalid' : 'ok')));
    for (const memberId of members) expect(await database.wallet(memberId)).toMatchObject({ available: 100n, last_seq: 1n });
  });
});

describe('a batch', () => {
  test('is in nobody’s name; a transfer that waited for it is told with the trace of its own call', async () => {
    const told = new Set<string>();
    const log = Object.assign(fastify().log, {
      info: ({ op }: { op: string }, msg: string) => told.add(`${msg} ${op} ${traceOfNow()}`),
      warn: (_fields: object, msg: string) => told.add(`${msg} ${traceOfNow()}`),
    });
    const ledger = openLedger({ connection: connectionOptions(database.url, 'test ledger'), log, slowMs: 0 });
    const inTrace = (digit: string, transfer: Transfer) => inContext(contextOf(digit), () => ledger.apply(transfer));
    await Promise.all([inTrace('a', credit(uuidv7(), 5)), inTrace('b', debit(uuidv7(), 5)), inTrace('c', credit(uuidv7(), 0))]);
    const expected = ['credit a', 'debit b', 'credit c'].map((each) => `slow transfer ${each.slice(0, -1)}${each.slice(-1).repeat(32)}`);
    expect(told).toEqual(new Set(['ledger: refused a malformed transfer null', ...expected]));
    await ledger.close();
  });

  test('that names a key twice is refused whole by the database', async () => {
    const transfer = credit(uuidv7(), 100);
    await expect(applyTransfers(database.pool, [transfer, transfer])).rejects.toThrow('each key once');
    expect(await database.wallet(transfer.memberId)).toBeUndefined();
  });

  test('decides in the order of arrival', async () => {
    const ledger = database.open();
    const memberId = uuidv7();
    const outcomes = await Promise.all(
      [debit(memberId, 50), credit(memberId, 80), debit(memberId, 50), debit(memberId, 50)].map((transfer) => ledger.apply(transfer)),
    );
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['insufficient', 'ok', 'ok', 'insufficient']);
  });

  test('whose connection dies is refused to all callers, and each may come again with its key', async () => {
    const ledger = database.open();
    const transfers = Array.from({ length: 20 }, () => credit(uuidv7(), 100));
    await ledger.apply(credit(uuidv7(), 1));
    const blocker = await database.pool.connect();
    await blocker.query('begin; lock table wallets in access exclusive mode');
    const inFlight = Promise.allSettled(transfers.map((transfer) => ledger.apply(transfer)));
    await expect
      .poll(
        async () =>
          (
            await blocker.query(
              "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
            )
          ).rows[0].waiting,
      )
      .toBe(1);
    await blocker.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    await blocker.query('commit');
    blocker.release();
    expect((await inFlight).map((result) => result.status)).toEqual(transfers.map(() => 'rejected'));
    const again = await Promise.all(transfers.map((transfer) => ledger.apply(transfer)));
    expect(again.map((outcome) => outcome.status)).toEqual(transfers.map(() => 'ok'));
  });
});

describe('the tables refuse', () => {
  const refused: [string, string][] = [
    ['a transfer that is changed', 'update transfers set amount = amount + 1'],
    ['a transfer that is deleted', 'delete from transfers'],
    ['a history that is emptied', 'truncate transfers'],
    ['a key that is freed', 'delete from transfer_keys'],
    ['a key that is rewritten', 'update transfer_keys set amount = amount + 1'],
    ['a balance below zero', 'update wallets set available = -1'],
    ['money beside a debt', 'update wallets set debt = 1 where available > 0'],
  ];
  test.each(refused)('%s', async (_name, sql) => {
    await applyTransfers(database.pool, [credit(uuidv7(), 100)]);
    await expect(database.pool.query(sql)).rejects.toThrow(/only grows|only ever marked|check constraint/);
  });
});

function contextOf(digit: string) {
  return { requestId: uuidv7(), traceparent: `00-${digit.repeat(32)}-${digit.repeat(16)}-01` };
}

function traceOfNow(): string | null {
  const context = currentRequest();
  return context ? traceIdOf(context) : null;
}
