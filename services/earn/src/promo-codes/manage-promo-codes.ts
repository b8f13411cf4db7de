import { isDeepStrictEqual } from 'node:util';
import { databaseTime, formatMoney, isUniqueViolation, type Transaction } from '@facet/service-kit';
import { newPromoCodeFields, promoCodeFields, type PromoCodeFields, type PromoCodeInput, requireFuture } from './promo-code-fields.ts';
import { type ListedPromoCode, lockPromoCode, PromoCode, readPromoCode } from './promo-code.ts';
import { promoCodeErrors } from './promo-code-errors.ts';

export interface NewPromoCode extends PromoCodeInput {
  /** UUIDv7 of the caller: the same call again is answered with the code that it made. */
  id: string;
}

/** @throws promo_expiry_past, promo_code_taken, and what newPromoCodeFields throws */
export async function createPromoCode(
  transaction: Transaction,
  { id, ...promo }: NewPromoCode,
  by: string,
): Promise<{ created: ListedPromoCode; isKnown: boolean }> {
  const fields = newPromoCodeFields(promo);
  const made = await PromoCode.insertNew(transaction, { ...fields, id, isActive: true, createdBy: by });
  const known = made ?? (await PromoCode.query(transaction).findOne({ id, code: fields.code }));
  if (!known) throw codeTaken();
  return { created: await readPromoCode(transaction, id), isKnown: !made };
}

export interface PromoCodeEdit extends PromoCodeInput {
  id: string;
  /** That the operator saw. */
  version: number;
}

/**
 * Mends a code. Who redeemed it keeps what they got; once somebody has, everybody may have been told of it: its letters
 * stay, and its reward does not fall. The same edit again changes nothing.
 * @throws promo_not_found, promo_changed, promo_promised, promo_expiry_past, promo_code_taken, and what promoCodeFields
 * throws
 */
export async function editPromoCode(transaction: Transaction, { id, version, ...promo }: PromoCodeEdit, by: string): Promise<Edited> {
  const fields = promoCodeFields(promo);
  const before = await lockPromoCode(transaction, id);
  if (isSame(before, fields)) return { before, after: before };
  if (before.batchId !== null) throw promoCodeErrors('promo_promised', 'It belongs to a batch and stays like the others.');
  if (before.version !== version)
    throw promoCodeErrors(
      'promo_changed',
      `${before.editedBy ?? 'Someone'} changed this code in the meantime. Check it again before you save.`,
    );
  if (fields.expiresAt?.getTime() !== before.expiresAt?.getTime()) requireFuture(fields.expiresAt);
  if (before.uses > 0) refuseWorse(before, fields);
  await PromoCode.query(transaction)
    .findById(id)
    .patch({ ...fields, version: version + 1, editedBy: by })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? codeTaken() : error;
    });
  return { before, after: await readPromoCode(transaction, id) };
}

function isSame(promo: PromoCode, { code, rewardHundredths, maxUses, expiresAt }: PromoCodeFields): boolean {
  const words = [promo.code, promo.rewardHundredths, promo.maxUses, promo.expiresAt?.getTime()];
  return isDeepStrictEqual(words, [code, rewardHundredths, maxUses, expiresAt?.getTime()]);
}

function refuseWorse({ uses, code, rewardHundredths, maxUses }: PromoCode, fields: PromoCodeFields): void {
  const redeemed = uses === 1 ? '1 member has redeemed it' : `${uses} members have redeemed it`;
  const refuse = (what: string) => promoCodeErrors('promo_promised', `${redeemed}${what}`);
  if (fields.code !== code) throw refuse(', and others know it. The code itself stays as it is.');
  if (fields.rewardHundredths < rewardHundredths)
    throw refuse(
      ` for R$ ${formatMoney(rewardHundredths)}, and others were told the same. The reward may rise, not fall; switch it off and make another.`,
    );
  if (fields.maxUses !== null && fields.maxUses < uses && fields.maxUses !== maxUses)
    throw refuse(' already. The uses may not be fewer than that.');
}

const codeTaken = () => promoCodeErrors('promo_code_taken', 'There is already a promo code like this');

interface Edited {
  before: ListedPromoCode;
  after: ListedPromoCode;
}

/** Switches a code on or off. @throws promo_not_found */
export async function setPromoCodeActive(transaction: Transaction, id: string, isActive: boolean): Promise<Edited> {
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
