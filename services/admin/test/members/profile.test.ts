import { afterAll, beforeAll, expect, test } from 'vitest';
import { startConsole, type Console } from '../support/console.ts';
import { aMember, identityOf } from './fake-members.ts';

const { id } = aMember(1);
const balance = { memberId: id, balance: '12.50', totalEarned: '20.00', wagered: '3.00', won: '2.00', lost: '1.00', debt: '0.00' };

let site: Console;
beforeAll(async () => {
  site = await startConsole({
    identity: identityOf([aMember(1)]),
    wallet: () => ({ status: 200, body: { balances: [balance] } }),
  });
});
afterAll(() => site.remove());

const profile = () => site.moderator.call('GET', `/api/admin/members/${id}`);

test('is the member with what they have', async () => {
  const answer = await profile();
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { user: { id, username: 'member_1', balance: '12.50', wageredBalance: '3.00' } },
  ]);
});

test('without the wallet is the member alone', async () => {
  await site.peers.wallet.stop();
  expect((await profile()).json()).toMatchObject({ user: { username: 'member_1', balance: null, debt: null } });
  await site.peers.wallet.start();
});

test('of nobody is 404, without a session 401', async () => {
  site.peers.identity.answer(identityOf([]));
  expect((await profile()).statusCode).toBe(404);
  expect((await site.visitor.call('GET', `/api/admin/members/${id}`)).statusCode).toBe(401);
});
