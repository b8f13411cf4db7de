import { parseMoney, type Transaction } from '@facet/service-kit';
import { type ListedPromoCode, lockPromoCode, readPromoCode } from './promo-code.ts';
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
  const inserted = await transaction('promo_codes')
    .insert({
      id,
      code,
      reward_hundredths: reward.toString(),
      max_uses: promo.maxUses ?? null,
      expires_at: expiresAt,
      is_active: true,
      created_by: by,
    })
    .onConflict()
    .ignore()
    .returning('id');
  const isKnown = inserted.length > 0 || (await transaction('promo_codes').where({ id, code }).first('id')) !== undefined;
  if (!isKnown) throw promoCodeErrors('promo_code_taken', 'There is already a promo code like this');
  return readPromoCode(transaction, id);
}

/** Switches a code on or off. @throws promo_not_found */
export async function setPromoCodeActive(
  transaction: Transaction,
  id: string,
  isActive: boolean,
): Promise<{ before: ListedPromoCode; after: ListedPromoCode }> {
  const before = await lockPromoCode(transaction, id);
  await transaction('promo_codes').where({ id }).update({ is_active: isActive });
  return { before, after: await readPromoCode(transaction, id) };
}

/** Nobody can redeem it any more; who did keeps the reward. Returns it as it was. @throws promo_not_found */
export async function deletePromoCode(transaction: Transaction, id: string, by: string): Promise<ListedPromoCode> {
  const before = await lockPromoCode(transaction, id);
  await transaction('promo_codes')
    .where({ id })
    .update({ deleted_at: transaction.raw('clock_timestamp()'), deleted_by: by });
  return before;
}
