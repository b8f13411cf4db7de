import { randomBytes } from 'node:crypto';
import { type Transaction, uuidv7 } from '@facet/service-kit';
import { CodeBatch, readCodeBatch, type ListedCodeBatch } from './code-batch.ts';
import { PromoCode } from './promo-code.ts';
import { promoCodeErrors } from './promo-code-errors.ts';
import { promoCodeExpiry, promoCodeReward, requireFuture } from './promo-code-fields.ts';

/** 32 of them, so that five bits of chance are one; none is taken for another when it is read from paper. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const RANDOM_LETTERS = 8;

export interface NewCodeBatch {
  /** UUIDv7 of the caller: the same call again is answered with the batch that it made. */
  id: string;
  prefix: string;
  size: number;
  reward: string | number;
  expiresAt?: string | null;
  note?: string;
}

/**
 * All of its codes, or none. @throws promo_not_upper_case, promo_reward_invalid, promo_expiry_past, bad_request
 * (reward)
 */
export async function createCodeBatch(
  transaction: Transaction,
  { id, ...batch }: NewCodeBatch,
  by: string,
): Promise<{ created: ListedCodeBatch; isKnown: boolean }> {
  const terms = batchTerms(batch);
  const { prefix, size } = terms;
  const made = await CodeBatch.insertNew(transaction, { ...terms, id, createdBy: by, isActive: true }, 'id');
  if (made) await createCodes(transaction, { id, prefix, size });
  return { created: await readCodeBatch(transaction, id), isKnown: !made };
}

/** @throws promo_not_upper_case, promo_reward_invalid, promo_expiry_past, bad_request (reward) */
export function batchTerms({ prefix, size, reward, expiresAt: typed, note = '' }: Omit<NewCodeBatch, 'id'>) {
  if (prefix !== prefix.toUpperCase()) throw promoCodeErrors('promo_not_upper_case', 'A promo code must be written in upper case');
  const expiresAt = promoCodeExpiry(typed);
  requireFuture(expiresAt);
  return { prefix, size, note: note.trim(), rewardHundredths: promoCodeReward(reward), expiresAt };
}

/** A code that is there already, by a chance of billions, is drawn again. */
async function createCodes(transaction: Transaction, { id, prefix, size }: Pick<NewCodeBatch, 'id' | 'prefix' | 'size'>): Promise<void> {
  for (let missing = size; missing > 0;) {
    const ids = Array.from({ length: missing }, () => uuidv7());
    const { rows } = await transaction.raw<{ rows: unknown[] }>(
      `insert into promo_codes (id, code, batch_id, reward_hundredths, max_uses, expires_at, is_active, created_by)
       select made.id, made.code, b.id, b.reward_hundredths, 1, b.expires_at, true, b.created_by
       from code_batches b, unnest(?::uuid[], ?::text[]) as made (id, code) where b.id = ?
       on conflict do nothing returning 1`,
      [ids, ids.map(() => `${prefix}${randomLetters()}`), id],
    );
    missing -= rows.length;
  }
}

function randomLetters(): string {
  return Array.from(randomBytes(RANDOM_LETTERS), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Switches all codes of a batch on or off. @throws code_batch_not_found */
export async function setCodeBatchActive(
  transaction: Transaction,
  id: string,
  isActive: boolean,
): Promise<{ before: ListedCodeBatch; after: ListedCodeBatch }> {
  // Whoever redeems one of its codes refers to it meanwhile, and has that code locked.
  await CodeBatch.query(transaction).findById(id).forNoKeyUpdate();
  const before = await readCodeBatch(transaction, id);
  await CodeBatch.query(transaction).findById(id).patch({ isActive });
  await PromoCode.query(transaction).where({ batch_id: id }).patch({ isActive });
  return { before, after: await readCodeBatch(transaction, id) };
}
