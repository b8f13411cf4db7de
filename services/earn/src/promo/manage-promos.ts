import { parseMoney, type Transaction } from '@facet/service-kit';
import { type ListedPromo, lockPromo, readPromo } from './promo-code.ts';
import { promoErrors } from './promo-errors.ts';

const MOST_HUNDREDTHS = 1_000_000n;

export interface NewPromo {
  /** UUIDv7 of the caller: the same call again is answered with the code that it made. */
  id: string;
  code: string;
  reward: string | number;
  maxUses?: number | null;
  expiresAt?: string | null;
}

/** @throws promo_not_upper_case, promo_reward_invalid, promo_expiry_past, promo_code_taken, bad_request (reward) */
export async function createPromo(transaction: Transaction, promo: NewPromo, by: string): Promise<ListedPromo> {
  const { id } = promo;
  const code = promo.code.trim();
  if (code !== code.toUpperCase()) throw promoErrors('promo_not_upper_case', 'A promo code must be written in upper case');
  const reward = parseMoney(promo.reward, 'reward');
  if (reward < 1n || reward > MOST_HUNDREDTHS) throw promoErrors('promo_reward_invalid', 'The reward must be between 0.01 and 10000.00');
  const expiresAt = promo.expiresAt ?? null;
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.now()) throw promoErrors('promo_expiry_past', 'The expiry must be in the future');
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
  if (!isKnown) throw promoErrors('promo_code_taken', 'There is already a promo code like this');
  return readPromo(transaction, id);
}

/** Switches a code on or off. @throws promo_not_found */
export async function switchPromo(
  transaction: Transaction,
  id: string,
  isActive: boolean,
): Promise<{ before: ListedPromo; after: ListedPromo }> {
  const before = await lockPromo(transaction, id);
  await transaction('promo_codes').where({ id }).update({ is_active: isActive });
  return { before, after: await readPromo(transaction, id) };
}

/** Nobody can redeem it any more; who did keeps the reward. Returns it as it was. @throws promo_not_found */
export async function deletePromo(transaction: Transaction, id: string, by: string): Promise<ListedPromo> {
  const before = await lockPromo(transaction, id);
  await transaction('promo_codes')
    .where({ id })
    .update({ deleted_at: transaction.raw('clock_timestamp()'), deleted_by: by });
  return before;
}
