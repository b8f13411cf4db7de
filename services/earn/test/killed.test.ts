import { expect, test } from 'vitest';
import { creditThroughKills } from './credit-through-kills.ts';

test('killed with -9 in the middle of its work, it loses and doubles no credit', async () => {
  const { sent, told, creditsAfterKills, creditsAtTheEnd, balanceHundredths } = await creditThroughKills(2);
  expect(told).toBeLessThan(sent);
  expect(creditsAfterKills).toBeGreaterThanOrEqual(told);
  expect(creditsAtTheEnd).toBe(sent);
  expect(balanceHundredths).toBe(BigInt(sent) * 100n);
});
