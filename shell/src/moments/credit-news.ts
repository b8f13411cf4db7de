import type { BalanceEvent, TransactionCategory } from '@facet/remote-kit';
import { labelFor } from '../dashboard/transaction-label.ts';
import { t } from '../texts.ts';

/** The types of transactions that bring news; what games pay and what returns is none. */
const CATEGORY: Record<string, TransactionCategory> = {
  wall_credit: 'earn',
  social_task: 'earn',
  daily_bonus: 'earn',
  weekly_challenge: 'earn',
  referral_bonus: 'earn',
  referral_reward: 'earn',
  promo: 'promo',
  event_prize: 'event_prize',
  welcome_bonus: 'welcome',
  adjustment: 'adjustment',
};

/** What to call it, after its amount; null for what is no news. */
export function newsOf({ type, delta, provider }: BalanceEvent): string | null {
  if (type === null || !/[1-9]/.test(delta)) return null;
  if (delta.startsWith('-')) {
    if (type !== 'reversed') return null;
    return provider === undefined ? t('Reversed') : t('reversed by {provider}', { provider });
  }
  return provider === undefined ? creditLabel(type) : t('from {provider}', { provider });
}

export function creditLabel(type: string): string | null {
  const category = CATEGORY[type];
  return category ? labelFor({ type, category, amount: '1.00' }).title : null;
}
