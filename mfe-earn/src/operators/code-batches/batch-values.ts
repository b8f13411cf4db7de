import { typedAmount, typedCount, utcOf } from '@facet/console-kit';
import { t } from '../texts.ts';

/** As typed. */
export interface BatchValues {
  prefix: string;
  size: string;
  reward: string;
  expiresAt: string;
  note: string;
}

export const NO_BATCH: BatchValues = { prefix: '', size: '50', reward: '', expiresAt: '', note: '' };
const MOST_CODES = 5_000;
const MOST_HUNDREDTHS = 1_000_000n;

/** What is wrong, by field. */
export function batchProblems({ prefix, size, reward, expiresAt }: BatchValues): Partial<Record<keyof BatchValues, string>> {
  const [amount, count, expiry] = [typedAmount(reward), typedCount(size), utcOf(expiresAt)];
  return {
    ...(!/^[!-~]{1,20}$/.test(prefix.trim()) && { prefix: t('1 to 20 letters, digits or symbols, without spaces') }),
    ...((count === null || count > MOST_CODES) && { size: t('A whole number from 1 to 5,000') }),
    ...((amount === null || amount === 0n) && { reward: t('The reward must be above 0') }),
    ...(amount !== null && amount > MOST_HUNDREDTHS && { reward: t('The reward can be {most} at most', { most: 'R$ 10,000' }) }),
    ...(expiresAt !== '' && expiry === null && { expiresAt: t('Please enter a day and a time') }),
    ...(expiry !== null && Date.parse(expiry) <= Date.now() && { expiresAt: t('This moment has passed') }),
  };
}

/** What a batch can cost in all, hundredths; null while that is not known. */
export function batchCost({ size, reward }: BatchValues): bigint | null {
  const [amount, count] = [typedAmount(reward), typedCount(size)];
  return amount === null || count === null ? null : amount * BigInt(count);
}
