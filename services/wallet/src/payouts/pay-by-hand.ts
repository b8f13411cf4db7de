import { DomainError, type Database } from '@facet/service-kit';
import type { Withdrawal } from '../withdrawals/index.ts';
import type { Attempt, Paying } from './attempt.ts';
import { findPurchase } from './find-purchase.ts';
import { concludeBought } from './pay-by-bot.ts';
import type { PayoutContext } from './payout-context.ts';
import { amountDiffers, boughtBefore, cannotTell, isNotFound, payoutErrors, purchaseFound, purchaseNotFound } from './payout-errors.ts';
import { attemptsOf, recordNotBought, recordUnknown, reserve } from './payout-steps.ts';
import { refuseChanged } from './refuse-changed.ts';
import { refuseStopped } from './refuse-stopped.ts';

/** How long an operator has to buy it. */
const RESERVED_MS = 600_000;

export interface Reservation {
  by: string;
  /** The account on the platform that buys; absent: the bot's. */
  buyerUserId?: string | undefined;
}

/**
 * Before anything is bought by hand: the operator has it for ten minutes, and neither the member, the bot nor another
 * operator can come between. The account that buys does not own the gamepass yet, so that owning it afterwards proves
 * the purchase. Undefined: another was quicker. @throws payoutErrors, platform errors
 */
export async function reserveWithdrawal(
  context: PayoutContext,
  held: Withdrawal,
  reservation: Reservation,
): Promise<Withdrawal | undefined> {
  const { kit, platform } = context;
  await refuseStopped(kit.database);
  if (held.state !== 'held') return undefined;
  const buyerUserId = reservation.buyerUserId ?? (await botUserId(context));
  const [gamepass, owned] = await Promise.all([platform.gamepass(held.gamepass_id), platform.owns(buyerUserId, held.gamepass_id)]);
  refuseChanged(held, gamepass);
  if (owned) {
    throw payoutErrors(
      'gamepass_already_bought',
      'This account owns the gamepass already. If the bot bought it for this withdrawal, mark it as paid; otherwise reject it.',
    );
  }
  const reserved = await reserve(kit.database, held, { by: reservation.by, buyerUserId, forMs: RESERVED_MS });
  if (reserved && 'kind' in reserved) throw boughtBefore();
  return reserved?.withdrawal;
}

/**
 * The operator did not buy it after all: it waits again. Undefined: it is not reserved any more. @throws purchase_found
 * (409), platform errors
 */
export async function releaseWithdrawal(context: PayoutContext, withdrawal: Withdrawal, by: string): Promise<Withdrawal | undefined> {
  const paying = await reservedOf(context, withdrawal);
  if (!paying) return undefined;
  const found = await findPurchase(context, paying.attempt, boughtSince(paying.attempt));
  if (found.kind === 'cannot tell') throw cannotTell();
  if (found.kind !== 'not bought') throw purchaseFound();
  return recordNotBought(context.kit.database, paying, `${by} gave it back without buying it.`);
}

/**
 * The operator says that it is bought, and the platform is asked: one that is reserved, one that nobody knows of, or,
 * in one go, one that the bot's account bought since it was requested: owning proves nothing there, the purchase must
 * be listed. Undefined: another decision was quicker.
 * @throws purchase_not_found, amount_differs (409), platform errors; what was reserved stays so
 */
export async function payByHand(context: PayoutContext, withdrawal: Withdrawal, by: string): Promise<Withdrawal | undefined> {
  const { kit } = context;
  // what was bought may be put down while the platform and the payouts differ: that is how they agree again
  await refuseStopped(kit.database, 'audit');
  if (withdrawal.state === 'unknown') {
    const tries: Attempt[] = await attemptsOf(kit.database, withdrawal).whereNotNull('buying_at').orderBy('buying_at');
    const attempt = tries.find(({ outcome }) => outcome === null);
    const [first] = tries;
    return (
      attempt &&
      first &&
      confirm(context, { withdrawal, attempt }, { since: boughtSince(first), by, owningCounts: !isUnchecked(attempt, withdrawal) })
    );
  }
  if (withdrawal.state === 'processing') {
    const paying = await reservedOf(context, withdrawal);
    return paying && confirm(context, paying, { since: boughtSince(paying.attempt), by, owningCounts: true });
  }
  if (withdrawal.state !== 'held') return undefined;
  const buyerUserId = await botUserId(context);
  const since = withdrawal.created_at;
  const paying = await reserve(kit.database, withdrawal, { by, buyerUserId, forMs: RESERVED_MS, buyingAt: since });
  if (!paying) return undefined;
  if ('kind' in paying) throw boughtBefore();
  return confirm(context, paying, { since, by, owningCounts: false }).catch(async (error: unknown) => {
    await recordUnconfirmed(kit.database, paying, error);
    throw error;
  });
}

/** Only the platform's own word says that it was not bought; it is asked again after any other failure. */
async function recordUnconfirmed(database: Database, paying: Paying, error: unknown): Promise<void> {
  if (error instanceof DomainError && isNotFound(error))
    await recordNotBought(database, paying, 'It was marked as paid by hand, but the platform knows of no such purchase.');
  else await recordUnknown(database, paying, 'It was marked as paid by hand, and the platform did not confirm it. It is being asked.');
}

/** `owningCounts`: the account was seen not to own it before. */
async function confirm(
  context: PayoutContext,
  paying: Paying,
  { since, by, owningCounts }: { since: Date; by: string; owningCounts: boolean },
): Promise<Withdrawal | undefined> {
  const found = await findPurchase(context, paying.attempt, since);
  switch (found.kind) {
    case 'bought':
    case 'owned': {
      if (found.kind === 'owned' && !owningCounts) throw cannotTell();
      context.kit.log.info({ withdrawalId: paying.withdrawal.id, by, found: found.kind }, 'payouts: bought by hand');
      return concludeBought(context, paying, found.kind === 'bought' ? found.purchaseId : null);
    }
    case 'other amount':
      throw amountDiffers(found.price);
    case 'not bought':
      throw purchaseNotFound();
    case 'cannot tell':
      throw cannotTell();
    default:
      return found satisfies never;
  }
}

/**
 * Marked as paid without a reservation: from the request on it may have been bought, and nobody looked whether it was
 * owned before.
 */
const isUnchecked = ({ kind, buying_at }: Attempt, { created_at }: Withdrawal): boolean =>
  kind === 'hand' && buying_at !== null && buying_at <= created_at;

/** The reservation that it is in. */
async function reservedOf({ kit }: PayoutContext, withdrawal: Withdrawal): Promise<Paying | undefined> {
  if (withdrawal.state !== 'processing' || withdrawal.reserved_until === null) return undefined;
  const attempt = await attemptsOf(kit.database, withdrawal).where({ kind: 'hand' }).whereNull('outcome').first();
  return attempt && { withdrawal, attempt };
}

const boughtSince = ({ buying_at, started_at }: Attempt): Date => buying_at ?? started_at;

/** @throws bot_offline (503) */
async function botUserId({ bot }: PayoutContext): Promise<string> {
  const account = await bot.account();
  if (account) return account.userId;
  throw payoutErrors('bot_offline', 'The payout bot is not signed in. Update its cookie, or say with which account you buy.');
}
