import type { Database } from '@facet/service-kit';
import type { Attempt } from './attempt.ts';
import { CLOCK_SKEW_MS, type PayoutContext } from './payout-context.ts';

/**
 * What the platform says of a try.
 * - bought: it lists the purchase, for the right price
 * - other amount: it lists a purchase for another price
 * - owned: the account owns the gamepass, and its list of purchases cannot be read or has none that fits
 * - not bought: the account does not own it, and no purchase is listed
 * - cannot tell: the account does not own it, and its list cannot be read: it may have left the inventory again
 */
export type Found =
  | { kind: 'bought'; purchaseId: string | null }
  | { kind: 'other amount'; price: bigint }
  | { kind: 'owned' | 'not bought' | 'cannot tell' };

/** Only the bot's own purchases can be listed; of another account the platform tells whether it owns the gamepass. @throws platform errors */
export async function findPurchase(
  { kit, bot, platform }: Pick<PayoutContext, 'kit' | 'bot' | 'platform'>,
  { kind, buyer_user_id, gamepass_id, amount }: Pick<Attempt, 'kind' | 'buyer_user_id' | 'gamepass_id' | 'amount'>,
  since: Date,
): Promise<Found> {
  const account = await bot.account();
  // Nobody can read the list of what the bot bought while it is signed out.
  if (kind !== 'hand' && !account) return { kind: 'cannot tell' };
  // After a restore: the bot, or whoever ever bought by hand.
  const buyers = kind === 'restored' ? [account?.userId, ...(await handBuyers(kit.database))] : [buyer_user_id];
  const isBot = account !== undefined && buyers.includes(account.userId);
  const listedSince = new Date(since.getTime() - CLOCK_SKEW_MS);
  const purchase = isBot ? await bot.accounts.purchaseOf(account, { gamepassId: gamepass_id, since: listedSince }) : null;
  if (purchase) {
    const isRight = purchase.price === null || purchase.price * 100n === amount;
    return isRight ? { kind: 'bought', purchaseId: purchase.purchaseId } : { kind: 'other amount', price: purchase.price ?? 0n };
  }
  for (const buyer of new Set(buyers)) if (buyer && (await platform.owns(buyer, gamepass_id))) return { kind: 'owned' };
  return { kind: purchase === undefined ? 'cannot tell' : 'not bought' };
}

async function handBuyers(database: Database): Promise<string[]> {
  const rows = await database<{ kind: Attempt['kind']; buyer_user_id: string }>('payout_attempts')
    .where({ kind: 'hand' })
    .whereNotNull('buyer_user_id')
    .distinct('buyer_user_id');
  return rows.map((row) => row.buyer_user_id);
}
