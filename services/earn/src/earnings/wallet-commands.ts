import { walletCommands, type Credit, type TransferType } from '@facet/money-kit';
import type { Command } from '@facet/service-kit';
import type { Earning, EarningSource } from './earning.ts';

type Owed = Pick<Earning, 'key' | 'member_id' | 'source' | 'provider' | 'amount_hundredths' | 'label'>;

export function creditCommand(earning: Owed): Command {
  return walletCommands.credit({
    key: earning.key,
    memberId: earning.member_id,
    account: accountOf(earning),
    amountHundredths: earning.amount_hundredths,
    type: types[earning.source],
    reason: earning.label,
  });
}

const types = {
  wall: 'wall_credit',
  task: 'social_task',
  promo: 'promo',
  daily: 'daily_bonus',
  weekly: 'weekly_challenge',
  referral: 'referral_reward',
} as const satisfies Record<EarningSource, TransferType & Credit['type']>;

/** The system account that pays. */
function accountOf({ source, provider }: Owed): string {
  if (source === 'wall') return `wall:${provider}`;
  return source === 'promo' ? 'promo' : 'house';
}
