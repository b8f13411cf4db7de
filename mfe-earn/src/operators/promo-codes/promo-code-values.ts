import { formatAmount } from '@facet/ui';
import { typedAmount, typedCount, utcOf } from '@facet/console-kit';
import { t } from '../texts.ts';

/** As typed. */
export interface PromoCodeValues {
  code: string;
  reward: string;
  maxUses: string;
  expiresAt: string;
}

export const NO_PROMO: PromoCodeValues = { code: '', reward: '', maxUses: '', expiresAt: '' };
const MOST_HUNDREDTHS = 1_000_000n;

/** What is wrong, by field. */
export function promoCodeProblems({ code, reward, maxUses, expiresAt }: PromoCodeValues): Partial<Record<keyof PromoCodeValues, string>> {
  const amount = typedAmount(reward);
  const expiry = utcOf(expiresAt);
  return {
    ...(code.trim() === '' && { code: t('Please enter a code') }),
    ...(/\s/.test(code.trim()) && { code: t('A code has no blanks') }),
    ...((amount === null || amount === 0n) && { reward: t('The reward must be above 0') }),
    ...(amount !== null && amount > MOST_HUNDREDTHS && { reward: t('The reward is {most} at most', { most: 'R$ 10,000' }) }),
    ...(maxUses.trim() !== '' && typedCount(maxUses) === null && { maxUses: t('A whole number above 0, or empty') }),
    ...(expiresAt !== '' && expiry === null && { expiresAt: t('Please enter a day and a time') }),
    ...(expiry !== null && Date.parse(expiry) <= Date.now() && { expiresAt: t('This moment has passed') }),
  };
}

/** What a code can cost in all; null while that is not known. */
export function promoCodeCost({ reward, maxUses }: PromoCodeValues): string | null {
  const amount = typedAmount(reward);
  const uses = typedCount(maxUses);
  if (amount === null || amount === 0n) return null;
  if (uses === null) return maxUses.trim() === '' ? t('no limit: {reward} for each member', { reward: words(amount) }) : null;
  return words(amount * BigInt(uses));
}

function words(hundredths: bigint): string {
  return formatAmount(`${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`);
}
