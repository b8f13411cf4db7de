import { sentence } from '@facet/money-kit';
import { formatMoney, inTransaction, type Kit, type Transaction } from '@facet/service-kit';
import { promiseEarning } from '../earnings/index.ts';
import { answerOnce } from '../requests/index.ts';
import { PromoCode } from './promo-code.ts';
import { promoCodeErrors } from './promo-code-errors.ts';
import { PromoCodeRedemption } from './promo-code-redemption.ts';

interface Redemption {
  memberId: string;
  /** As typed: blanks around it do not count, its case does. */
  code: string;
  idempotencyKey: string | undefined;
}

interface LockedPromoCode extends PromoCode {
  isExpired: boolean;
  isUsedUp: boolean;
  isUsedByMember: boolean;
  isBatchUsedByMember: boolean;
}

/**
 * Redeems a code once for the member and at most `max_uses` times in all: whoever holds the code's row decides, and the
 * use, the redemption and the promise of money are one transaction. @throws one code for each reason, see
 * promo-code-errors.
 */
export async function redeemPromoCode({ database, outbox }: Kit, redemption: Redemption): Promise<{ reward: string; messageId: string }> {
  const { memberId, idempotencyKey } = redemption;
  const code = redemption.code.trim();
  if (code === '') throw promoCodeErrors('promo_empty', 'Please enter a promo code.');
  return inTransaction(database, (transaction) =>
    answerOnce(transaction, { memberId, key: idempotencyKey, request: `promo ${JSON.stringify(code)}` }, async () => {
      const promo = await lockPromoCode(transaction, memberId, code);
      const { earningId, messageId } = await promiseEarning(transaction, outbox, {
        member_id: memberId,
        source: 'promo',
        key: `promo:${promo.id}`,
        label: sentence('promo.code', { code: promo.code }),
        amount_hundredths: promo.rewardHundredths,
      });
      const redeemed = { member_id: memberId, promo_id: promo.id, batch_id: promo.batchId, earning_id: earningId };
      if (!(await PromoCodeRedemption.insertNew(transaction, redeemed))) throw oneOfABatch();
      // The row is locked.
      await PromoCode.query(transaction)
        .findById(promo.id)
        .patch({ uses: promo.uses + 1, paidHundredths: promo.paidHundredths + promo.rewardHundredths });
      return { reward: formatMoney(promo.rewardHundredths), messageId };
    }),
  );
}

/** What a code can look like; anything else was never made. */
const codeShape = /^[!-~]{1,40}$/;

async function lockPromoCode(transaction: Transaction, memberId: string, code: string): Promise<LockedPromoCode> {
  if (!codeShape.test(code)) throw unknownPromoCode();
  // Lock first, read after: what is read in the locking statement itself may be older than the lock.
  const locked = await PromoCode.query(transaction).findOne({ code }).whereNull('deleted_at').forUpdate();
  if (locked === undefined) throw unknownPromoCode();
  const promo = await PromoCode.query(transaction)
    .findById(locked.id)
    .select('promo_codes.*', transaction.raw('coalesce(expires_at <= clock_timestamp(), false) as is_expired'))
    .select(transaction.raw('coalesce(uses >= max_uses, false) as is_used_up'))
    .select(
      transaction.raw('exists (select from promo_redemptions where promo_id = id and member_id = ?) as is_used_by_member', [memberId]),
    )
    .select(
      transaction.raw(
        'exists (select from promo_redemptions r where r.batch_id = promo_codes.batch_id and member_id = ?) as is_batch_used_by_member',
        [memberId],
      ),
    )
    .throwIfNotFound()
    .castTo<LockedPromoCode>();
  if (promo.isUsedByMember) throw promoCodeErrors('promo_already_used', 'You have already used this promo code.');
  if (promo.isBatchUsedByMember) throw oneOfABatch();
  if (!promo.isActive) throw promoCodeErrors('promo_inactive', 'This promo code is not active.');
  if (promo.isExpired) throw promoCodeErrors('promo_expired', 'This promo code has expired.');
  if (promo.isUsedUp) throw promoCodeErrors('promo_used_up', 'This promo code has been used up.');
  return promo;
}

const oneOfABatch = () => promoCodeErrors('promo_already_used', 'You have already used a code of this kind.');
const unknownPromoCode = () => promoCodeErrors('promo_unknown', 'This promo code does not exist. Please check its spelling.');
