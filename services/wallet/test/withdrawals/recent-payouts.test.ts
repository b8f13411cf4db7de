import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWallet, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet()));
afterAll(() => wallet.remove());

const ask = async (service = wallet.service) => service.public.inject({ method: 'GET', url: '/api/live/payouts' });

test('shows what was paid, the newest first, to anybody, with each name shortened', async () => {
  expect((await ask()).json()).toEqual({ payouts: [] });
  const [first, second] = [await wallet.held(250), await wallet.held(100)];
  await wallet.held(1000);
  // As identity's events have told it.
  for (const { member } of [first, second])
    await wallet.service.kit.database('members').insert({ member_id: member.id, username: member.username }).onConflict().ignore();
  await wallet.payByHand(first.id, first.passId, 250);
  await wallet.payByHand(second.id, second.passId);

  const answer = await ask(await wallet.replica());
  const payouts = answer.json().payouts as { name: string; amount: string; paidAt: string }[];
  expect(payouts.map(({ amount }) => amount)).toEqual(['100.00', '250.00']);
  expect(payouts.map(({ name }) => name)).toEqual([second, first].map(({ member }) => `m•••${member.username.slice(-1)}`));
  for (const { member } of [first, second]) expect(answer.body).not.toContain(member.username);
  expect(Object.keys(payouts[0] ?? {})).toEqual(['name', 'amount', 'paidAt']);
});

test('is counted once in half a minute, whoever asks', async () => {
  const replica = await wallet.replica();
  const before = (await ask(replica)).json();
  const { id, passId } = await wallet.held(300);
  await wallet.payByHand(id, passId, 300);
  const answer = await ask(replica);
  expect(answer.json()).toEqual(before);
  expect(answer.headers['cache-control']).toBe('public, max-age=30');
});

test('leaves out whoever hides theirs, until they show them again', async () => {
  const { id, passId, member } = await wallet.held(400);
  await wallet.payByHand(id, passId, 400);
  const amounts = async () => {
    const { payouts } = (await ask(await wallet.replica())).json() as { payouts: { amount: string }[] };
    return payouts.map(({ amount }) => amount);
  };
  const call = wallet.as(member);
  expect((await call.get('/api/user/payout-privacy')).json()).toEqual({ shown: true });
  expect(await amounts()).toContain('400.00');
  for (const _ of [1, 2]) expect((await call.put('/api/user/payout-privacy', { shown: false })).json()).toEqual({ shown: false });
  expect((await call.get('/api/user/payout-privacy')).json()).toEqual({ shown: false });
  expect(await amounts()).not.toContain('400.00');
  await call.put('/api/user/payout-privacy', { shown: true });
  expect(await amounts()).toContain('400.00');
});
