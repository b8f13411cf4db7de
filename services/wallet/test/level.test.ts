import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { levelOf } from '../src/level/cuts.ts';
import { credit, startWallet, type TestWallet } from './support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet()));
afterAll(() => wallet.remove());

test('a member is told their cut, and other services as well', async () => {
  const member = await wallet.member();
  await wallet.internal('earn', 'POST', '/internal/transfers', { transfers: [credit(member, 250_000, {})] });
  const level = (await wallet.as(member).get('/api/user/level')).json();
  expect(level).toMatchObject({ cut: 6, cuts: 12, totalEarned: '2500.00', from: '2500.00', next: '4000.00' });
  expect(level.badges).toEqual([
    { name: 'first_cut', have: 1, needed: 5, at: null },
    { name: 'first_payout', have: 0, needed: 1, at: null },
    { name: 'checked_seal', have: 0, needed: 1, at: null },
  ]);
  expect((await wallet.internal('earn', 'GET', `/internal/levels/${member.id}`)).json()).toEqual({ cut: 6 });
});

test('a cut begins at its amount and not a hundredth before', () => {
  const cuts = [0n, 9_999n, 10_000n, 29_999n, 30_000n, 204_600n, 249_999n, 250_000n, 2_499_999n, 2_500_000n, 10n ** 12n];
  expect(cuts.map((earned) => levelOf(earned, 10_000n).cut)).toEqual([1, 1, 2, 2, 3, 5, 5, 6, 11, 12, 12]);
  expect(levelOf(204_600n, 10_000n)).toEqual({ cut: 5, fromHundredths: 150_000n, nextHundredths: 250_000n });
  expect(levelOf(10n ** 12n, 10_000n).nextHundredths).toBeNull();
});

test('who is in debt has the first cut, and nobody falls by earning', () => {
  expect(levelOf(-500n, 10_000n).cut).toBe(1);
  const amount = fc.bigInt({ min: -100_000n, max: 10_000_000n });
  fc.assert(
    fc.property(amount, amount, fc.bigInt({ min: 100n, max: 1_000_000n }), (one, other, step) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(levelOf(less, step).cut).toBeLessThanOrEqual(levelOf(more, step).cut);
    }),
  );
});
