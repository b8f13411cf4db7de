import { expect, test } from 'vitest';
import { startSocial } from './support/start-social.ts';

test('the week’s leaderboard lists who earned and who referred most; a whole name is the member’s choice', async () => {
  const fresh = await startSocial();
  const [ada, bob, eve] = [
    await fresh.person({ hundredths: 1_000 }),
    await fresh.person({ hundredths: 3_000 }),
    await fresh.person({ hundredths: 9_000 }),
  ];
  await fresh.person({ referrer: bob, hundredths: 0 });
  expect((await eve.get('/api/referral/leaderboard')).json().fullName).toBe(false);
  expect((await eve.put('/api/referral/leaderboard', { fullName: true })).json().fullName).toBe(true);
  const shortened = `${bob.username[0]}•••${bob.username.at(-1)}`;
  const board = (await ada.get('/api/referral/leaderboard')).json();
  expect(board.earned).toEqual([
    { place: 1, username: eve.username, isYou: false, amount: '90.00' },
    { place: 2, username: shortened, isYou: false, amount: '30.00' },
    { place: 3, username: ada.username, isYou: true, amount: '10.00' },
  ]);
  expect(board.referred).toEqual([{ place: 1, username: shortened, isYou: false, count: 1 }]);
  fresh.wallet.fail('before');
  expect([(await ada.get('/api/referral/leaderboard')).statusCode, (await ada.get('/api/referral/stats')).statusCode]).toEqual([503, 503]);
  await fresh.remove();
});
