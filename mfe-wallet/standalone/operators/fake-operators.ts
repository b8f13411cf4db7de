import type { FakeCalls } from '@facet/remote-kit/standalone';
import { fakeAdjustments } from './adjustments/fake-adjustments.ts';
import { fakeBot } from './bot/fake-bot.ts';
import { fakeMoney } from './money/fake-money.ts';
import { fakePayouts } from './payouts/fake-payouts.ts';
import { fakeWithdrawals } from './withdrawals/fake-withdrawals.ts';
import { fakeMembers } from './members/fake-members.ts';

/** Every operators' call of this remote with something in it, for tests and for running alone. */
export function fakeOperatorsCalls(): FakeCalls {
  return { ...fakeWithdrawals, ...fakePayouts, ...fakeMoney, ...fakeBot, ...fakeMembers, ...fakeAdjustments };
}
