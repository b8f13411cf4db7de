import { type Database, parseMoney, uuidv7 } from '@facet/service-kit';
import { type ListedPromo, readPromo } from './promo-code.ts';
import { promoErrors } from './promo-errors.ts';

const MOST_HUNDREDTHS = 1_000_000n;

export interface NewPromo {
  /** UUIDv7 of the caller: the same call again is answered with the code that it made. */
  id?: string;
  code: string;
  reward: string | number;
  maxUses?: number | null;
  expiresAt?: string | null;
  isActive?: boolean;
}

/** @throws promo_not_upper_case, promo_reward_invalid, promo_expiry_past, promo_code_taken, bad_request (reward) */
export async function createPromo(database: Database, promo: NewPromo, by: string): Promise<ListedPromo> {
  const code = promo.code.trim();
  if (code !== code.toUpperCase()) throw promoErrors('promo_not_upper_case', 'A promo code must be written in upper case');
  const reward = parseMoney(promo.reward, 'reward');
  if (reward < 1n || reward > MOST_HUNDREDTHS) throw promoErrors('promo_reward_invalid', 'The reward must be between 0.01 and 10000.00');
  const expiresAt = promo.expiresAt ?? null;
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.now()) throw promoErrors('promo_expiry_past', 'The expiry must be in the future');
  const id = promo.id ?? uuidv7();
  const inserted = await database('promo_codes')
    .insert({
      id,
      code,
      reward_hundredths: reward.toString(),
      max_uses: promo.maxUses ?? null,
      expires_at: expiresAt,
      is_active: promo.isActive ?? true,
      created_by: by,
    })
    .onConflict()
    .ignore()
    .returning('id');
  const isKnown = inserted.length > 0 || (await database('promo_codes').where({ id, code }).first('id')) !== undefined;
  if (!isKnown) throw promoErrors('promo_code_taken', 'There is already a promo code like this');
  return readPromo(database, id);
}

/** Switches a code on or off. @throws promo_not_found */
export async function switchPromo(database: Database, id: string, isActive: boolean): Promise<ListedPromo> {
  const changed = await database('promo_codes').where({ id }).whereNull('deleted_at').update({ is_active: isActive });
  if (changed === 0) throw promoErrors('promo_not_found', 'There is no such promo code');
  return readPromo(database, id);
}

/** Nobody can redeem it any more; who did keeps his reward. @throws promo_not_found */
export async function deletePromo(database: Database, id: string, by: string): Promise<void> {
  const changed = await database('promo_codes')
    .where({ id })
    .whereNull('deleted_at')
    .update({ deleted_at: database.raw('clock_timestamp()'), deleted_by: by });
  if (changed === 0) throw promoErrors('promo_not_found', 'There is no such promo code');
}
