import { parseMoney, type Transaction } from '@facet/service-kit';
import { promisedToAll } from '../operators/index.ts';
import { promoCodeErrors } from './promo-code-errors.ts';

const MOST_HUNDREDTHS = 1_000_000n;

/** What operators say of a code, as it was sent. */
export interface PromoCodeInput {
  code: string;
  reward: string | number;
  maxUses?: number | null;
  expiresAt?: string | null;
}

export interface PromoCodeFields {
  code: string;
  rewardHundredths: bigint;
  maxUses: number | null;
  expiresAt: Date | null;
}

/** @throws promo_not_upper_case, promo_reward_invalid, bad_request (reward) */
export function promoCodeFields({ code: typed, reward, maxUses = null, expiresAt }: PromoCodeInput): PromoCodeFields {
  const code = typed.trim();
  if (code !== code.toUpperCase()) throw promoCodeErrors('promo_not_upper_case', 'A promo code must be written in upper case');
  return { code, rewardHundredths: promoCodeReward(reward), maxUses, expiresAt: promoCodeExpiry(expiresAt) };
}

/** Of one that is made now. @throws promo_expiry_past, and what promoCodeFields throws */
export function newPromoCodeFields(promo: PromoCodeInput): PromoCodeFields {
  const fields = promoCodeFields(promo);
  requireFuture(fields.expiresAt);
  return fields;
}

/** Hundredths that a code may cost. */
export function promisedBy(transaction: Transaction, code: Pick<PromoCodeFields, 'rewardHundredths' | 'maxUses'>): Promise<bigint> {
  const { rewardHundredths, maxUses } = code;
  return maxUses === null ? promisedToAll(transaction, rewardHundredths) : Promise.resolve(rewardHundredths * BigInt(maxUses));
}

/** @throws promo_reward_invalid, bad_request */
export function promoCodeReward(typed: string | number): bigint {
  const reward = parseMoney(typed, 'reward');
  if (reward < 1n || reward > MOST_HUNDREDTHS)
    throw promoCodeErrors('promo_reward_invalid', 'The reward must be between 0.01 and 10000.00');
  return reward;
}

/** @throws promo_expiry_past for a moment that is none, such as a leap second */
export function promoCodeExpiry(typed: string | null | undefined): Date | null {
  if (!typed) return null;
  const at = new Date(typed);
  if (Number.isNaN(at.getTime())) throw expiryPast();
  return at;
}

/** @throws promo_expiry_past */
export function requireFuture(expiresAt: Date | null): void {
  if (expiresAt !== null && expiresAt.getTime() <= Date.now()) throw expiryPast();
}

const expiryPast = () => promoCodeErrors('promo_expiry_past', 'The expiry must be in the future');
