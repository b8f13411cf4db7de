import { formatAmount, hundredthsOf, toDecimal } from '@facet/ui';
import { typedAmount, typedCount, utcOf, utcValue, type Change } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { PromoCode } from './promo-codes-api.ts';

/** As typed. */
export interface PromoCodeValues {
  code: string;
  reward: string;
  maxUses: string;
  expiresAt: string;
}

export const NO_PROMO: PromoCodeValues = { code: '', reward: '', maxUses: '', expiresAt: '' };
/** Of one that was made before. A copy wants another code, and an end that lies ahead. */
export function valuesOf({ code, reward, maxUses, expiresAt }: PromoCode): PromoCodeValues {
  return {
    code,
    reward,
    maxUses: maxUses === null ? '' : String(maxUses),
    expiresAt: expiresAt === null ? '' : utcValue(new Date(expiresAt)),
  };
}

export function copyOf(promo: PromoCode): PromoCodeValues {
  const isOver = promo.expiresAt !== null && Date.parse(promo.expiresAt) <= Date.now();
  return { ...valuesOf(promo), code: '', ...(isOver && { expiresAt: '' }) };
}

/** As it is sent. A time that was not touched keeps its seconds, which the field does not show. */
export function promoCodeOf(values: PromoCodeValues, seen?: PromoCode) {
  const isKept = seen !== undefined && values.expiresAt === valuesOf(seen).expiresAt;
  return {
    code: values.code.trim().toUpperCase(),
    reward: values.reward.trim(),
    maxUses: typedCount(values.maxUses),
    expiresAt: isKept ? seen.expiresAt : utcOf(values.expiresAt),
  };
}

const MOST_HUNDREDTHS = 1_000_000n;

/** What is wrong, by field. */
export function promoCodeProblems(values: PromoCodeValues, seen?: PromoCode): Partial<Record<keyof PromoCodeValues, string>> {
  const { code, reward, maxUses, expiresAt } = values;
  const isKept = seen !== undefined && expiresAt === valuesOf(seen).expiresAt;
  const amount = typedAmount(reward);
  const expiry = utcOf(expiresAt);
  return {
    ...(code.trim() === '' && { code: t('Please enter a code') }),
    ...(/\s/.test(code.trim()) && { code: t('A code has no spaces') }),
    ...((amount === null || amount === 0n) && { reward: t('The reward must be above 0') }),
    ...(amount !== null && amount > MOST_HUNDREDTHS && { reward: t('The reward can be {most} at most', { most: 'R$ 10,000' }) }),
    ...(maxUses.trim() !== '' && typedCount(maxUses) === null && { maxUses: t('A whole number above 0, or empty') }),
    ...(expiresAt !== '' && expiry === null && { expiresAt: t('Please enter a day and a time') }),
    ...(expiry !== null && !isKept && Date.parse(expiry) <= Date.now() && { expiresAt: t('This moment has passed') }),
    ...(seen !== undefined && seen.currentUses > 0 && promiseProblems(values, seen)),
  };
}

/** Of a code that somebody has redeemed: everybody may have been told of it. */
function promiseProblems({ reward, maxUses }: PromoCodeValues, seen: PromoCode): Partial<Record<keyof PromoCodeValues, string>> {
  const [amount, promised] = [typedAmount(reward), hundredthsOf(seen.reward)];
  const [most, before] = [typedCount(maxUses), seen.maxUses];
  return {
    ...(amount !== null &&
      amount < promised && { reward: t('Members were told {reward}: it may rise, not fall', { reward: formatAmount(seen.reward) }) }),
    ...(most !== null && most < seen.currentUses && most !== before && { maxUses: t('At least {uses}', { uses: seen.currentUses }) }),
  };
}

/** What would be different. */
export function promoCodeChanges(values: PromoCodeValues, seen: PromoCode): Change[] {
  const [was, is] = [promoCodeOf(valuesOf(seen), seen), promoCodeOf(values, seen)];
  const amount = (reward: string) => (typedAmount(reward) === null ? reward : formatAmount(reward));
  const count = (most: number | null) => (most === null ? t('no limit') : String(most));
  const minute = (at: string | null) => (at === null ? t('never') : at.slice(0, 16).replace('T', ' '));
  return [
    { label: t('Code'), before: was.code, after: is.code },
    { label: t('Reward, R$'), before: amount(was.reward), after: amount(is.reward) },
    { label: t('Max uses'), before: count(was.maxUses), after: count(is.maxUses) },
    { label: t('Expires (UTC)'), before: minute(was.expiresAt), after: minute(is.expiresAt) },
  ].filter(({ before, after }) => before !== after);
}

/** What a new code promises: as often as it can be used, without a limit to everyone. */
export function promiseOf({ reward, maxUses }: PromoCodeValues): { promised: bigint | null; toEveryone: boolean } {
  const [amount, uses] = [typedAmount(reward), typedCount(maxUses)];
  const toEveryone = maxUses.trim() === '';
  const isKnown = amount !== null && (toEveryone || uses !== null);
  return { promised: isKnown ? amount * BigInt(uses ?? 1) : null, toEveryone };
}

/** What a code can cost in all, or from now on; null while that is not known. */
export function promoCodeCost({ reward, maxUses }: PromoCodeValues, used = 0): string | null {
  const amount = typedAmount(reward);
  const uses = typedCount(maxUses);
  if (amount === null || amount === 0n) return null;
  if (uses === null)
    return maxUses.trim() === '' ? t('no limit: {reward} for each member', { reward: formatAmount(toDecimal(amount)) }) : null;
  return formatAmount(toDecimal(amount * BigInt(Math.max(0, uses - used))));
}
