import type { Database } from '@facet/service-kit';
import type { Purchase } from '../platform/index.ts';
import type { Attempt } from './attempt.ts';
import { CLOCK_SKEW_MS, type PayoutContext } from './payout-context.ts';

/**
 * What the platform says of a try.
 * - bought: it lists the purchase, for the right price
 * - other amount: it lists a purchase for another price, or does not say for which
 * - owned: the account owns the gamepass, and its list of purchases cannot be read or has none that fits
 * - not bought: the account does not own it, and no purchase is listed
 * - cannot tell: the account does not own it, and its list cannot be read: it may have left the inventory again
 */
export type Found = Listed | { kind: 'owned' | 'not bought' | 'cannot tell' };

/** `price`: whole R$; null: the platform lists none. */
type Listed = { kind: 'bought'; purchaseId: string | null } | { kind: 'other amount'; price: bigint | null; purchaseId: string | null };

type Asked = Pick<Attempt, 'kind' | 'buyer_user_id' | 'gamepass_id' | 'amount' | 'started_at' | 'outcome'>;

/**
 * Only the bot's own purchases can be listed; of another account the platform tells whether it owns the gamepass.
 * @throws platform errors
 */
export async function findPurchase(
  { kit, bot, platform }: Pick<PayoutContext, 'kit' | 'bot' | 'platform'>,
  attempt: Asked,
  since: Date,
): Promise<Found> {
  const account = await bot.account();
  // Nobody can read the list of what the bot bought while it is signed out.
  if (attempt.kind !== 'hand' && !account) return { kind: 'cannot tell' };
  const { buyers, bots } = await findBuyers(kit.database, attempt, account?.userId);
  const listedSince = new Date(since.getTime() - CLOCK_SKEW_MS);
  const purchase =
    account && buyers.includes(account.userId)
      ? await bot.accounts.purchaseOf(account, { gamepassId: attempt.gamepass_id, since: listedSince })
      : null;
  if (purchase) return judgePurchase(purchase, attempt);
  for (const buyer of new Set(buyers)) if (await platform.owns(buyer, attempt.gamepass_id)) return { kind: 'owned' };
  // An account that was the bot's before has a list that nobody can read any more. A try that was decided was so while
  // it could be read.
  const isUnread = purchase === undefined || (attempt.outcome === null && bots.some((userId) => userId !== account?.userId));
  return { kind: isUnread ? 'cannot tell' : 'not bought' };
}

/** A purchase of its gamepass that the platform lists. */
export function judgePurchase({ price, purchaseId }: Pick<Purchase, 'price' | 'purchaseId'>, { amount }: Pick<Attempt, 'amount'>): Listed {
  return price !== null && price * 100n === amount ? { kind: 'bought', purchaseId } : { kind: 'other amount', price, purchaseId };
}

/** The accounts that may have bought it, and which of them are or were the bot's. */
async function findBuyers(
  database: Database,
  { kind, buyer_user_id, started_at }: Asked,
  botNow: string | undefined,
): Promise<{ buyers: string[]; bots: string[] }> {
  if (kind !== 'restored') {
    const buyers = buyer_user_id === null ? [] : [buyer_user_id];
    const isBots = kind === 'bot' || (await wasBot(database, buyer_user_id));
    return { buyers, bots: isBots ? buyers : [] };
  }
  // After a restore: the bot, that of the backup, or whoever ever bought by hand.
  const bots = [botNow, await botBefore(database, started_at)].filter((userId) => userId !== undefined);
  return { buyers: [...bots, ...(await handBuyers(database))], bots };
}

const begun = (database: Database, kind: Attempt['kind']) =>
  database<{ kind: Attempt['kind']; buyer_user_id: string; buying_at: Date }>('payout_attempts')
    .where({ kind })
    .whereNotNull('buyer_user_id');

async function wasBot(database: Database, userId: string | null): Promise<boolean> {
  return userId !== null && (await begun(database, 'bot').where({ buyer_user_id: userId }).first('buyer_user_id')) !== undefined;
}

/** The account that was the bot when the backup was made, as the last purchase or comparison before says. */
async function botBefore(database: Database, at: Date): Promise<string | undefined> {
  const { rows } = await database.raw<{ rows: { user_id: string }[] }>(
    `select user_id from (
       (select buyer_user_id as user_id, buying_at as at from payout_attempts
        where kind = 'bot' and buyer_user_id is not null and buying_at < :at order by buying_at desc limit 1)
       union all (select account_id, taken_at from bot_reconciliations where taken_at < :at order by id desc limit 1)
     ) known order by at desc limit 1`,
    { at },
  );
  return rows[0]?.user_id;
}

async function handBuyers(database: Database): Promise<string[]> {
  return (await begun(database, 'hand').distinct('buyer_user_id')).map((row) => row.buyer_user_id);
}
