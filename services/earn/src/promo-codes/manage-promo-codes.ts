import { databaseTime, parseMoney, type Transaction } from '@facet/service-kit';
import { type ListedPromoCode, lockPromoCode, PromoCode, readPromoCode } from './promo-code.ts';
import { promoCodeErrors } from './promo-code-errors.ts';

const MOST_HUNDREDTHS = 1_000_000n;

export interface NewPromoCode {
  /** UUIDv7 of the caller: the same call again is answered with the code that it made. */
  id: string;
  code: string;
  reward: string | number;
  maxUses?: number | null;
  expiresAt?: string | null;
}

/** @throws promo_not_upper_case, promo_reward_invalid, promo_expiry_past, promo_code_taken, bad_request (reward) */
export async function createPromoCode(transaction: Transaction, promo: NewPromoCode, by: string): Promise<ListedPromoCode> {
  const { id } = promo;
  const code = promo.code.trim();
  if (code !== code.toUpperCase()) throw promoCodeErrors('promo_not_upper_case', 'A promo code must be written in upper case');
  const reward = parseMoney(promo.reward, 'reward');
  if (reward < 1n || reward > MOST_HUNDREDTHS)
    throw promoCodeErrors('promo_reward_invalid', 'The reward must be between 0.01 and 10000.00');
  const expiresAt = promo.expiresAt ?? null;
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.now())
    throw promoCodeErrors('promo_expiry_past', 'The expiry must be in the future');
  const fields = {
    id,
    code,
    rewardHundredths: reward,
    maxUses: promo.maxUses ?? null,
    expiresAt: transaction.raw('?::timestamptz', [expiresAt]),
    isActive: true,
    createdBy: by,
  };
  const known = (await PromoCode.insertNew(transaction, fields)) ?? (await PromoCode.query(transaction).findOne({ id, code }));
  if (!known) throw promoCodeErrors('promo_code_taken', 'There is already a promo code like this');
  return readPromoCode(transaction, id);
}

/** Switches a code on or off. @throws promo_not_found */
export async function setPromoCodeActive(
  transaction: Transaction,
  id: string,
  isActive: boolean,
): Promise<{ before: ListedPromoCode; after: ListedPromoCode }> {
  const before = await lockPromoCode(transaction, id);
  await PromoCode.query(transaction).findById(id).patch({ isActive });
  return { before, after: await readPromoCode(transaction, id) };
}

/** Nobody can redeem it any more; who did keeps the reward. Returns it as it was. @throws promo_not_found */
export async function deletePromoCode(transaction: Transaction, id: string, by: string): Promise<ListedPromoCode> {
  const before = await lockPromoCode(transaction, id);
  await PromoCode.query(transaction).findById(id).patch({ deletedAt: databaseTime, deletedBy: by });
  return before;
}
