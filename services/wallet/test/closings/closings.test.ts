import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { until } from '@facet/service-kit/testing';
import { runAudit } from '../../src/audit/run-audit.ts';
import { sumTransfers } from '../../src/totals/sum-transfers.ts';
import { operateProcess, startWalletProcess } from '../support/wallet-process.ts';
import { credit, startWallet, type TestWallet } from '../support/wallet.ts';
import { book, close, dayIn, endOf, fileOf, monthsAgo, publishRoots, startBooks, type Booked } from './books.ts';

const [FIRST, SECOND, CURRENT] = [monthsAgo(2), monthsAgo(1), monthsAgo(0)];
const BOOKED: Booked[] = [
  { type: 'wall_credit', debit: 'wall:a', credit: 'available', amount: 10_000, at: dayIn(FIRST, 1, '00:00:00Z') },
  { type: 'wall_credit', debit: 'available', credit: 'wall:a', amount: 1_000, undo: true, at: dayIn(FIRST, 2) },
  { type: 'adjustment', debit: 'debt', credit: 'adjustments', amount: 300, at: dayIn(FIRST, 3) },
  { type: 'withdrawal', debit: 'available', credit: 'payouts:held', amount: 4_000, at: endOf(FIRST) },
  { type: 'payout', debit: 'payouts:held', credit: 'payouts:paid', amount: 2_500, at: dayIn(SECOND, 1, '00:00:00Z') },
  { type: 'bet', debit: 'available', credit: 'house', amount: 700, at: dayIn(SECOND, 2) },
];

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet()));
afterAll(() => wallet.remove());
beforeEach(() => startBooks(database(), BOOKED, FIRST));

const database = () => wallet.service.kit.database;
const months = async () => (await wallet.operator('GET', '/api/admin/money/months', undefined, { role: 'moderator' })).json();
const closedMonth = async (month: string) => {
  const answer = await close(wallet, month);
  expect([answer.statusCode, answer.body]).toMatchObject([200, expect.anything()]);
  return answer.json() as { hash: string; closedBy: string };
};
const refused = async (month: string) => {
  const answer = await close(wallet, month);
  return [answer.statusCode, answer.json().code, answer.json().message] as const;
};
/** A hand in the database, triggers out of the way. */
const tamper = (sql: string) => database().raw(`set session_replication_role = replica; ${sql}; set session_replication_role = default`);
const audited = async (since?: Date) =>
  (await runAudit(database(), { since })).findings
    .find(({ check }) => check.name === 'closings-hold')
    ?.examples.map(({ detail }) => detail);

test('every transfer of a month is a line of a file, in the order of time, none of another month', async () => {
  const { body } = await wallet.operator('GET', `/api/admin/money/transfers.csv?month=${FIRST}`, undefined, { role: 'moderator' });
  const lines = body.trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.split('","').slice(3, 9))).toEqual([
    ['wall_credit', 'test', 'wall:a', 'available', '100.00', ''],
    ['wall_credit', 'test', 'available', 'wall:a', '10.00', 'yes'],
    ['adjustment', 'test', 'debt', 'adjustments', '3.00', ''],
    ['withdrawal', 'test', 'available', 'payouts:held', '40.00', ''],
  ]);
});

describe('a month', () => {
  test('is closed with what each account had, got, gave and has, by type and account', async () => {
    await closedMonth(FIRST);
    expect(JSON.parse(await fileOf(wallet, FIRST))).toMatchObject({
      closed: true,
      content: {
        month: FIRST,
        closedBy: 'ada',
        previousHash: '0'.repeat(64),
        root: { day: new Date(Date.parse(`${SECOND}-01`) - 1).toISOString().slice(0, 10) },
        transfers: 4,
        first: { at: dayIn(FIRST, 1, '00:00:00.000000Z') },
        last: { at: endOf(FIRST) },
        owed: { available: '50.00', held: '40.00', total: '90.00', debts: '3.00' },
        flow: { fromWalls: '90.00', otherwise: '-3.00', paidOut: '0.00', houseResult: '0.00' },
        withdrawalsPaid: { count: 0, amount: '0.00' },
        accounts: [
          { account: 'adjustments', opening: '0.00', in: '3.00', out: '0.00', closing: '3.00' },
          { account: 'available', opening: '0.00', in: '100.00', out: '50.00', closing: '50.00' },
          { account: 'debt', opening: '0.00', in: '0.00', out: '3.00', closing: '-3.00' },
          { account: 'payouts:held', opening: '0.00', in: '40.00', out: '0.00', closing: '40.00' },
          { account: 'wall:a', opening: '0.00', in: '10.00', out: '100.00', closing: '-90.00' },
        ],
        lines: [
          { type: 'adjustment', undo: false, debitAccount: 'debt', creditAccount: 'adjustments', transfers: 1, amount: '3.00' },
          { type: 'wall_credit', undo: true, debitAccount: 'available', creditAccount: 'wall:a', transfers: 1, amount: '10.00' },
          { type: 'wall_credit', undo: false, debitAccount: 'wall:a', creditAccount: 'available', transfers: 1, amount: '100.00' },
          { type: 'withdrawal', undo: false, debitAccount: 'available', creditAccount: 'payouts:held', transfers: 1, amount: '40.00' },
        ],
      },
    });
  });

  test('goes on where the one before it ended, and names its hash', async () => {
    const { hash } = await closedMonth(FIRST);
    await closedMonth(SECOND);
    const { content } = JSON.parse(await fileOf(wallet, SECOND));
    expect(content).toMatchObject({
      previousHash: hash,
      owed: { available: '43.00', held: '15.00', total: '58.00', debts: '3.00' },
      flow: { paidOut: '25.00', houseResult: '7.00' },
      withdrawalsPaid: { count: 1, amount: '25.00', platformShare: '0.00', withoutShare: 1 },
    });
    expect(content.accounts).toContainEqual({ account: 'available', opening: '50.00', in: '0.00', out: '7.00', closing: '43.00' });
    expect(await months()).toMatchObject({
      open: [{ month: CURRENT, refusal: { code: 'month_not_over' } }],
      closed: [
        { month: SECOND, transfers: 2 },
        { month: FIRST, hash, closedBy: 'ada' },
      ],
    });
  });

  test('says what the platform kept of the sales, as it was told and as it rounds', async () => {
    await database().raw(
      `insert into withdrawals (member_id, id, idempotency_key, state, type, amount, gamepass_id, gamepass_link, gamepass_name, product_id, seller_user_id, platform_share_percent)
       select member_id, '01900000-0000-7000-8000-000000000001', 'k', 'paid', 'normal', amount, '1', '', '', '', '', 30 from transfers where type = 'payout'`,
    );
    await tamper("update transfers set key = 'payout:01900000-0000-7000-8000-000000000001' where type = 'payout'");
    const { content } = JSON.parse(await fileOf(wallet, SECOND));
    // 25 less 30 % are 17.50, of which 17 arrive
    expect(content.withdrawalsPaid).toEqual({ count: 1, amount: '25.00', platformShare: '8.00', withoutShare: 0 });
  });

  test('is a file whose hash is that of its content, and one for a spreadsheet that says the same hash', async () => {
    const { hash } = await closedMonth(FIRST);
    const file = await fileOf(wallet, FIRST);
    const content = file.slice(file.indexOf('"content":') + '"content":'.length, file.lastIndexOf('}'));
    expect(createHash('sha256').update(content).digest('hex')).toBe(hash);
    expect(
      createHash('sha256')
        .update(JSON.stringify(JSON.parse(file).content))
        .digest('hex'),
    ).toBe(hash);
    const csv = await wallet.operator('GET', `/api/admin/money/months.csv?month=${FIRST}`, undefined, { role: 'moderator' });
    expect(csv.headers['content-disposition']).toBe(`attachment; filename="facet-month-${FIRST}.csv"`);
    expect(csv.body).toContain(`"Record","Hash (SHA-256)","${hash}"`);
    expect(csv.body).toContain('"Account","wall:a","","","0.00","10.00","100.00","-90.00",""\r\n');
    expect(csv.body).toContain('"Undone","wall_credit","available to wall:a","1","","","","","10.00"\r\n');
  });

  test('does not move afterwards: what is put right later is a transfer of a later month', async () => {
    await closedMonth(FIRST);
    const before = await fileOf(wallet, FIRST);
    const preview = JSON.parse(await fileOf(wallet, CURRENT)).content;
    const member = await wallet.member();
    await wallet.internal('earn', 'POST', '/internal/transfers', { transfers: [credit(member, 1_234)] });
    expect(await fileOf(wallet, FIRST)).toBe(before);
    const after = JSON.parse(await fileOf(wallet, CURRENT)).content;
    expect([preview.transfers, after.transfers, after.flow.fromWalls]).toEqual([0, 1, '12.34']);
    expect(await audited()).toEqual([]);
  });

  test('is previewed while it is open, with what the open months before it came to, and says that it is not closed', async () => {
    const file = JSON.parse(await fileOf(wallet, SECOND));
    expect(file).toMatchObject({ closed: false, hash: null, content: { closedBy: null, closedAt: null, owed: { total: '58.00' } } });
    const csv = await wallet.operator('GET', `/api/admin/money/months.csv?month=${SECOND}`, undefined, { role: 'moderator' });
    expect(csv.headers['content-disposition']).toContain(`facet-month-${SECOND}-not-closed.csv`);
    expect(csv.body).toContain('"Record","State","Not closed: it may still change"');
    await closedMonth(FIRST);
    expect(JSON.parse(await fileOf(wallet, SECOND)).content.accounts).toEqual(file.content.accounts);
    expect((await wallet.operator('GET', '/api/admin/money/months/2099-01')).statusCode).toBe(404);
    expect((await wallet.operator('GET', '/api/admin/money/months/2026-13')).statusCode).toBe(400);
  });
});

describe('closing', () => {
  test('again, by another operator, answers the same', async () => {
    const first = await closedMonth(FIRST);
    const again = await close(wallet, FIRST, { username: 'piotr', role: 'owner' });
    expect([again.statusCode, again.json()]).toEqual([200, first]);
    const acts = await wallet.acts('month.close');
    const ended = acts.filter(({ subject }) => subject.id === FIRST).slice(-2);
    expect(ended).toMatchObject([
      { end: { outcome: 'succeeded', after: { hash: first.hash } } },
      { end: { outcome: 'succeeded', after: { hash: first.hash } } },
    ]);
  });

  test('by two operators at once, on two replicas and while money moves, makes one closing of what was booked in time', async () => {
    const other = await wallet.replica();
    try {
      const member = await wallet.member();
      const call = (service: typeof other, username: string) =>
        service.public.inject({
          method: 'POST',
          url: `/api/admin/money/months/${FIRST}/close`,
          headers: wallet.env.keys.operatorPass({ username, role: 'admin' }),
        });
      const transfer = () => wallet.internal('earn', 'POST', '/internal/transfers', { transfers: [credit(member, 100)] });
      const [answers] = await Promise.all([
        Promise.all([1, 2, 3].flatMap((time) => [call(wallet.service, `ada_${time}`), call(other, `piotr_${time}`)])),
        Promise.all(Array.from({ length: 10 }, transfer)),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 6 }, () => 200));
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(await database()('monthly_closings').select('month')).toHaveLength(1);
      expect([answers[0]?.json().transfers, await audited()]).toEqual([4, []]);
    } finally {
      await wallet.end(other);
    }
  });

  test('is not for moderators, nor for who signed in long ago, and members have no part in it', async () => {
    const signedInAt = new Date(Date.now() - 11 * 60_000);
    const codes = [
      (await close(wallet, FIRST, { role: 'moderator' })).json().code,
      (await close(wallet, FIRST, { signedInAt })).json().code,
    ];
    expect(codes).toEqual(['role_required', 'sign_in_again']);
    const member = wallet.as(await wallet.member());
    expect((await member.post(`/api/admin/money/months/${FIRST}/close`)).statusCode).toBe(401);
    expect((await member.get('/api/admin/money/months')).statusCode).toBe(401);
    expect((await months()).closed).toEqual([]);
  });

  test('waits for the month to be over, and for the months before it', async () => {
    expect(await refused(CURRENT)).toMatchObject([409, 'month_not_over', expect.stringContaining(CURRENT)]);
    expect(await refused(SECOND)).toMatchObject([409, 'months_in_order', expect.stringContaining(FIRST)]);
    expect((await close(wallet, monthsAgo(3))).statusCode).toBe(404);
    expect((await wallet.acts('month.close')).at(-1)).toMatchObject({ end: { outcome: 'failed' } });
  });

  test('waits for the root of each day, and says which is missing', async () => {
    await tamper(`delete from proof_roots where day = '${FIRST}-17'`);
    expect(await refused(FIRST)).toMatchObject([409, 'root_missing', expect.stringContaining(`${FIRST}-17.`)]);
    await publishRoots(database(), FIRST);
    await closedMonth(FIRST);
  });

  test('waits for what an audit found, and says which check it was', async () => {
    await database()('payout_stops').insert({ source: 'audit', since: new Date(), checks: ['sum-is-zero'], faults: 1 });
    expect(await refused(FIRST)).toMatchObject([409, 'audit_finding_open', expect.stringContaining('sum-is-zero')]);
    expect((await months()).open.at(-1)).toMatchObject({ month: FIRST, refusal: { code: 'audit_finding_open', about: ['sum-is-zero'] } });
  });

  test('waits for a transfer of the month that is still under way', async () => {
    await startBooks(database(), BOOKED.slice(0, 1), FIRST);
    await database()('transfer_totals_until').update({ until: endOf(FIRST) });
    expect(await refused(FIRST)).toMatchObject([409, 'transfers_under_way', expect.anything()]);
    await book(database(), BOOKED.slice(3, 4));
    await sumTransfers(database(), 0);
    await closedMonth(FIRST);
    expect(JSON.parse(await fileOf(wallet, FIRST)).content.transfers).toBe(2);
  });

  test('is all or nothing: the service is killed before the commit, nothing is closed, and the same call closes it', async () => {
    const service = await startWalletProcess(wallet);
    const held = await database().transaction();
    await held.raw('lock table monthly_closings in share row exclusive mode');
    const lost = operateProcess(wallet, service, `/api/admin/money/months/${FIRST}/close`, {});
    await until('the closing waits to be written', async () => {
      const waiting = await database()('pg_locks').whereRaw("not granted and relation = 'monthly_closings'::regclass").first('pid');
      return waiting !== undefined;
    });
    await service.kill();
    expect(await lost).toBeUndefined();
    await held.rollback();
    expect((await months()).closed).toEqual([]);
    await closedMonth(FIRST);
    expect(await audited()).toEqual([]);
  });
});

describe('a closed month', () => {
  beforeEach(async () => {
    await closedMonth(FIRST);
    await closedMonth(SECOND);
  });

  test.each(["update monthly_closings set content = ''", 'delete from monthly_closings', 'truncate monthly_closings'])(
    'is not changed by %s, and holds',
    async (sql) => {
      await expect(database().raw(sql)).rejects.toThrow(/only grows|permission denied/);
      expect([await audited(), await audited(new Date(0))]).toEqual([[], []]);
    },
  );

  const rewrite = (from: string, to: string, where = `month = '${FIRST}-01'`) =>
    `update monthly_closings set content = replace(content, '${from}', '${to}'), hash = sha256(convert_to(replace(content, '${from}', '${to}'), 'UTF8')) where ${where}`;

  test.each([
    ['a sum that was rewritten', rewrite('"out":"50.00","closing":"50.00"', '"out":"40.00","closing":"60.00"'), `accounts of ${FIRST}`],
    ['a name that was rewritten', rewrite('"closedBy":"ada"', '"closedBy":"bob"'), `${SECOND} does not follow`],
    [
      'content without its hash',
      `alter table monthly_closings drop constraint monthly_closings_check; update monthly_closings set content = replace(content, '"ada"', '"bob"') where month = '${SECOND}-01'`,
      `${SECOND} is not what its hash says`,
    ],
    [
      'what is no closing',
      `update monthly_closings set content = 'gone', hash = sha256('gone') where month = '${SECOND}-01'`,
      `${SECOND} cannot be read`,
    ],
    ['a month that is gone', `delete from monthly_closings where month = '${FIRST}-01'`, `${SECOND} does not follow`],
    ['a root that was published otherwise', `update proof_roots set root = '' where day >= '${SECOND}-28'`, `${SECOND} names a root`],
  ])('%s is found by every run', async (_name, sql, fault) => {
    await tamper(sql);
    expect((await audited(new Date()))?.join()).toContain(fault);
    expect((await audited())?.join()).toContain(fault);
  });

  test.each([
    [
      'a transfer that was raised',
      `update transfers set amount = amount + 1 where created_at < '${SECOND}-01' and type = 'bet' or type = 'withdrawal'`,
      FIRST,
    ],
    ['a transfer that is gone', "delete from transfers where type = 'bet'", SECOND],
    [
      'a transfer that was booked into it',
      `update transfers set created_at = '${FIRST}-05' where type = 'payout'`,
      `${FIRST} is not what the ledger says: 4`,
    ],
  ])('%s in the ledger is found by the run over everything', async (_name, sql, fault) => {
    await tamper(sql);
    expect((await audited())?.join()).toContain(fault);
  });
});
