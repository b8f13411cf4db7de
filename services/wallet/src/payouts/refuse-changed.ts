import type { Gamepass } from '../platform/index.ts';
import type { Withdrawal } from '../withdrawals/index.ts';
import { payoutErrors } from './payout-errors.ts';

/** The gamepass as it was when the money was reserved, to be bought. @throws gamepass_changed (409) */
export function refuseChanged(
  withdrawal: Withdrawal,
  gamepass: Gamepass | undefined,
): { productId: string; price: bigint; sellerUserId: string } {
  const changed = (what: string) => payoutErrors('gamepass_changed', `${what} Nothing was bought.`);
  if (!gamepass) throw changed('The gamepass does not exist any more.');
  if (gamepass.price === null) throw changed('The gamepass is not for sale any more.');
  if (gamepass.price * 100n !== withdrawal.amount) throw changed(`The gamepass now costs R$ ${gamepass.price}.`);
  if (gamepass.sellerUserId !== withdrawal.seller_user_id) throw changed('The gamepass is sold by another account now.');
  if (gamepass.productId !== withdrawal.product_id) throw changed('The gamepass is another product now.');
  return { productId: gamepass.productId, price: gamepass.price, sellerUserId: withdrawal.seller_user_id };
}
