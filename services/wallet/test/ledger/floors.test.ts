import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hundredths, uuidv7 } from '@facet/service-kit';
import { applyTransfers } from '../../src/ledger/apply-transfers.ts';
import type { Transfer } from '../../src/ledger/index.ts';
import { ledgerDatabase, migrationsDirectory, type LedgerDatabase } from '../support/ledger-database.ts';
import { credit, debit } from '../support/transfers.ts';

let ledger: LedgerDatabase;
beforeAll(async () => void (ledger = await ledgerDatabase()));
afterAll(() => ledger.remove());

const member = uuidv7();
const apply = (...transfers: Transfer[]) => applyTransfers(ledger.pool, transfers);
const hold = (account: string): Transfer => debit(member, 10, { account, key: `hold ${account}` });
const settle = (account: string): Transfer => ({
  ...debit(member, 10, { account }),
  op: 'settle',
  type: 'bet_lost',
  settles: `hold ${account}`,
  amountHundredths: hundredths(10n),
});

/** As if a service were allowed to ask for it: the ledger refuses by itself. */
const below: [what: string, transfer: () => Transfer][] = [
  ['a credit from what is held', () => credit(member, 5, { account: 'payouts:held' })],
  ['a credit from what was paid', () => credit(member, 5, { account: 'payouts:paid' })],
  ['a credit from what was lost', () => credit(member, 5, { account: 'house:lost' })],
  ['a debit to a wall', () => debit(member, 5, { account: 'wall:a' })],
  ['a debit to the promotions', () => debit(member, 5, { account: 'promo' })],
  ['a debit to the referrals', () => debit(member, 5, { account: 'referral' })],
  ['a credit from an account that nobody declared', () => credit(member, 5, { account: 'offshore' })],
  ['a debit to one', () => debit(member, 5, { account: 'wall:' })],
];

test.each(below)('%s is refused and changes nothing', async (_what, transfer) => {
  await apply(credit(member, 100));
  const before = await ledger.wallet(member);
  await expect(apply(transfer())).rejects.toMatchObject({ code: '22000' });
  expect(await ledger.wallet(member)).toEqual(before);
});

test('what an account may do it does, and what is undone goes back there', async () => {
  const [given, held] = [credit(member, 40, { account: 'referral' }), hold('payouts:held')];
  expect((await apply(given, held, settle('payouts:held'), hold('house'))).map(({ status }) => status)).toEqual(['ok', 'ok', 'ok', 'ok']);
  const undone = await apply({ ...given, op: 'reverse' } as Transfer, { ...hold('house'), op: 'void' } as Transfer);
  expect(undone.map(({ status }) => status)).toEqual(['ok', 'ok']);
});

test('a settlement ends where what was paid or lost is kept, whoever asks', async () => {
  await apply(hold('events'));
  const one = { ...settle('events'), key: 'elsewhere' } as Extract<Transfer, { op: 'settle' }>;
  const row = ['settle', member, one.caller, one.key, one.type, one.account, 'promo', one.amountHundredths, one.reason, null, one.settles];
  const text = `select * from apply_transfers(${row.map((_, index) => `$${index + 1}`).join(', ')})`;
  await expect(
    ledger.pool.query(
      text,
      row.map((value) => [value]),
    ),
  ).rejects.toMatchObject({ code: '22000' });
});

const planted: [what: string, from: string, to: string][] = [
  ['what keeps gives', `coalesce(sign in ('gives', 'either'), false)`, `sign is not null`],
  ['what gives takes', `when 'debit' then coalesce(sign in ('keeps', 'either'), false)`, `when 'debit' then sign is not null`],
  [
    'an unknown account gives',
    `when 'credit' then coalesce(sign in ('gives', 'either'), false)`,
    `when 'credit' then sign is distinct from 'keeps'`,
  ],
  ['nobody asks', `or not item.goes_there`, ``],
];

test.each(planted)('one of these would notice that %s', async (_what, from, to) => {
  const source = await readFile(join(migrationsDirectory, '002-apply-transfers.sql'), 'utf8');
  expect(source).toContain(from);
  const broken = await ledgerDatabase();
  try {
    await broken.pool.query(source.replace(from, to).replaceAll('create function', 'create or replace function'));
    await applyTransfers(broken.pool, [credit(member, 100)]);
    const passed = await Promise.all(
      below.map(([, transfer]) =>
        applyTransfers(broken.pool, [transfer()]).then(
          ([outcome]) => outcome?.status === 'ok',
          () => false,
        ),
      ),
    );
    expect(passed).toContain(true);
  } finally {
    await broken.remove();
  }
});
