import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '@facet/service-kit';
import { credit, startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet()));
afterAll(() => wallet.remove());

interface Line {
  line: object;
  id: string;
  type: string;
  category: string;
  description: string;
  amount: string;
  balanceAfter: string;
  createdAt: string;
}

const page = async (member: FakeMember, query = ''): Promise<{ transactions: Line[]; nextCursor: string | null }> =>
  (await wallet.as(member).get(`/api/user/transactions${query}`)).json();
const transfer = (caller: string, ...transfers: object[]) => wallet.internal(caller, 'POST', '/internal/transfers', { transfers });
const hundredths = (text: string) => Math.round(Number(text) * 100);

test('lists what moved, newest first, signed, with what it is', async () => {
  const member = await wallet.member();
  await transfer(
    'earn',
    credit(member, 4_400, { reason: 'BitLabs: Shopping habits' }),
    credit(member, 2_500, { type: 'promo', account: 'promo', reason: 'Code NOVEMBER25' }),
  );
  const stake = { ...credit(member, 1_000), direction: 'debit', type: 'bet', account: 'house', reason: 'Bombs: 3 bombs' };
  await transfer('games', stake);
  await transfer('games', { ...stake, key: uuidv7(), direction: 'settle', type: 'bet_lost', settles: stake.key });
  await transfer('games', { ...credit(member, 1_360), type: 'game_win', account: 'house', reason: 'Bombs: 4 safe tiles' });
  const { transactions, nextCursor } = await page(member);
  expect(nextCursor).toBeNull();
  expect(
    transactions.map(({ type, category, description, amount, balanceAfter }) => [type, category, description, amount, balanceAfter]),
  ).toEqual([
    ['game_win', 'game_win', 'Bombs: 4 safe tiles', '13.60', '72.60'],
    ['bet', 'game', 'Bombs: 3 bombs', '-10.00', '59.00'],
    ['promo', 'promo', 'Code NOVEMBER25', '25.00', '69.00'],
    ['wall_credit', 'earn', 'BitLabs: Shopping habits', '44.00', '44.00'],
  ]);
  for (const { id, createdAt } of transactions) {
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  }
});

test('pages without a gap or a repetition while new ones come', async () => {
  const member = await wallet.member();
  await transfer('earn', ...Array.from({ length: 45 }, (_, index) => credit(member, index + 1)));
  const seen: Line[] = [];
  let cursor: string | null = null;
  do {
    const next: Awaited<ReturnType<typeof page>> = await page(member, `?limit=10${cursor ? `&cursor=${cursor}` : ''}`);
    seen.push(...next.transactions);
    cursor = next.nextCursor;
    await transfer('earn', credit(member, 7));
  } while (cursor);
  expect(seen.map(({ amount }) => hundredths(amount))).toEqual(Array.from({ length: 45 }, (_, index) => 45 - index));
  expect((await page(member)).transactions).toHaveLength(20);
});

test('lines always add up to the balance, debts included', async () => {
  const member = await wallet.member();
  const earned = credit(member, 1_000, { reason: 'Offer' });
  await transfer('earn', earned);
  await transfer('games', { ...credit(member, 700), direction: 'debit', type: 'bet', account: 'house' });
  await wallet.internal('earn', 'POST', '/internal/transfers/reverse', { memberId: member.id, key: earned.key });
  await transfer('earn', credit(member, 900, { reason: 'Survey' }));
  const { transactions } = await page(member);
  expect(transactions.map(({ amount, balanceAfter, description }) => [amount, balanceAfter, description])).toEqual([
    ['2.00', '2.00', 'Survey'],
    ['0.00', '0.00', 'Survey (R$ 7.00 paid off a debt)'],
    ['0.00', '0.00', 'Reversed: Offer (R$ 7.00 became a debt)'],
    ['-3.00', '0.00', 'Reversed: Offer'],
    ['-7.00', '3.00', 'A survey'],
    ['10.00', '10.00', 'Offer'],
  ]);
  expect(transactions.reduce((sum, { amount }) => sum + hundredths(amount), 0)).toBe(200);
});

test('tells a sentence in parts, by who booked it, with what was done with it', async () => {
  const member = await wallet.member();
  const code = credit(member, 1_000, { type: 'promo', account: 'promo', reason: 'Promo code WINTER26' });
  await transfer('earn', code);
  const stake = { ...credit(member, 700), direction: 'debit', type: 'bet', account: 'house', reason: 'Bombs, 3 bombs' };
  await transfer('games', stake, { ...stake, key: uuidv7(), amount: '1.00', reason: 'Welcome bonus' });
  await wallet.internal('earn', 'POST', '/internal/transfers/reverse', { memberId: member.id, key: code.key });
  await wallet.internal('games', 'POST', '/internal/transfers/void', { memberId: member.id, key: stake.key });
  await wallet.adjust(member, '1.00', 'Promo code WINTER26');
  const winter = { kind: 'promo.code', values: { code: 'WINTER26' }, text: 'Promo code WINTER26' };
  const bombs = { kind: 'bombs.bet', values: { bombs: '3' }, text: 'Bombs, 3 bombs' };
  const { transactions } = await page(member);
  expect(transactions.map(({ line, amount, description }) => [amount, line, description])).toEqual([
    ['0.00', { kind: null, values: {}, text: 'Promo code WINTER26', paidDebt: '1.00' }, 'Promo code WINTER26 (R$ 1.00 paid off a debt)'],
    ['0.00', { ...bombs, undo: 'returned', paidDebt: '7.00' }, 'Returned: Bombs, 3 bombs (R$ 7.00 paid off a debt)'],
    ['0.00', { ...winter, undo: 'reversed', newDebt: '8.00' }, 'Reversed: Promo code WINTER26 (R$ 8.00 became a debt)'],
    ['-2.00', { ...winter, undo: 'reversed' }, 'Reversed: Promo code WINTER26'],
    ['-1.00', { kind: null, values: {}, text: 'Welcome bonus' }, 'Welcome bonus'],
    ['-7.00', bombs, 'Bombs, 3 bombs'],
    ['10.00', winter, 'Promo code WINTER26'],
  ]);
});

test('is a member’s own', async () => {
  const [member, other] = [await wallet.member(500), await wallet.member()];
  expect((await page(other)).transactions).toEqual([]);
  expect((await page(member)).transactions).toHaveLength(1);
  expect((await wallet.service.public.inject('/api/user/transactions')).statusCode).toBe(401);
});

test.each(['limit=0', 'limit=101', 'limit=x', 'cursor=0', 'cursor=abc', `cursor=${uuidv7()}`, 'cursor=-1'])(
  'refuses ?%s',
  async (query) => {
    const member = await wallet.member();
    expect((await wallet.as(member).get(`/api/user/transactions?${query}`)).statusCode).toBe(400);
  },
);

test('a line or a withdrawal is a fact of its member’s cases, and of nobody else’s', async () => {
  const { id, member } = await wallet.held(150);
  const line = (await page(member)).transactions.at(-1);
  const fact = (of: FakeMember, path: string, caller = 'identity') =>
    wallet.internal(caller, 'GET', `/internal/members/${of.id}/facts/${path}`);
  expect((await fact(member, `transaction/${line?.id}`)).json()).toEqual({
    title: line?.description,
    amount: line?.amount,
    at: line?.createdAt,
    state: null,
    line: line?.line,
  });
  expect((await fact(member, `withdrawal/${id}`)).json()).toMatchObject({ amount: '150.00', state: 'pending' });
  const other = await wallet.member();
  for (const path of [`transaction/${line?.id}`, `withdrawal/${id}`, `transaction/${uuidv7()}`, `transaction/${crypto.randomUUID()}`])
    expect([(await fact(other, path)).statusCode, (await fact(other, path)).json().code]).toEqual([404, 'fact_not_found']);
  expect((await fact(member, `withdrawal/${id}`, 'admin')).statusCode).toBe(403);
});
