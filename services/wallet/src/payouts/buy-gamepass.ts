import { DomainError, parseMoney } from '@facet/service-kit';
import { withLease } from '../bot/index.ts';
import { isRateLimit } from '@facet/service-kit/outward';
import type { Bought, Refusal } from '../platform/index.ts';
import type { Attempt, Paying } from './attempt.ts';
import { judgePurchase } from './find-purchase.ts';
import { refuseChanged } from './refuse-changed.ts';
import { CLOCK_SKEW_MS, type PayoutContext } from './payout-context.ts';
import { amountDiffers, boughtBefore, capReached, memberIneligible, payoutErrors } from './payout-errors.ts';
import { attemptsOf, beginBuying, fence } from './payout-steps.ts';
import { refuseStopped } from './refuse-stopped.ts';

/** What came of a try. `attempt`: the one that bought it, this or an earlier one. */
export type Attempted =
  | { kind: 'bought'; attempt: Attempt; purchaseId: string | null }
  | { kind: 'not_bought'; error: DomainError }
  | { kind: 'unknown'; why: string }
  | { kind: 'earlier unknown'; earlier: Attempt; why: string };

/** What a purchase must be left of the time; with less it is not begun. */
const PURCHASE_MS = 1_500;

/**
 * Buys the gamepass once, when it is the bot's turn and everything is still as it was when the money was reserved.
 * Rejects (the database went away) only when the attempt's row says all that is known.
 */
export async function buyGamepass(context: PayoutContext, paying: Paying, leftMs: () => number): Promise<Attempted> {
  const turn = { attemptId: paying.attempt.id, withinMs: leftMs() - 2 * PURCHASE_MS };
  try {
    const attempted = await withLease(context.kit.database, turn, () => buyInTurn(context, paying, leftMs));
    return (
      attempted ??
      notBought(payoutErrors('bot_busy', 'The bot is busy with other payouts. Try again in a moment.', { retryAfterSeconds: 5 }))
    );
  } catch (error) {
    // the platform or identity failed before anything was bought: buying itself never rejects
    if (error instanceof DomainError) return notBought(isRateLimit(error) ? rateLimited(error.retryAfterSeconds) : error);
    throw error;
  }
}

async function buyInTurn(context: PayoutContext, paying: Paying, leftMs: () => number): Promise<Attempted> {
  const { kit, bot, platform } = context;
  const { gamepass_id } = paying.withdrawal;
  const account = await bot.account(leftMs());
  if (!account) return signedOut(context, await bot.cookie());
  const [gamepass, owned, cap] = await Promise.all([
    platform.gamepass(gamepass_id, leftMs()),
    platform.owns(account.userId, gamepass_id, leftMs()),
    kit.settings.require('payout_daily_cap'),
  ]);
  if (owned) return boughtEarlier(context, paying, { account, leftMs });
  const order = refuseChanged(paying.withdrawal, gamepass);
  if (leftMs() < PURCHASE_MS) throw notInTime();
  const capHundredths = parseMoney(cap, 'payout_daily_cap');
  const begun = await beginBuying(kit.database, paying, { botUserId: account.userId, capHundredths, needsMs: leftMs() });
  switch (begun.kind) {
    case 'too late':
      throw notInTime();
    case 'ineligible':
      throw memberIneligible(begun.why);
    case 'bought before':
      throw boughtBefore();
    case 'cap reached':
      throw capReached(capHundredths);
    case 'go':
      return judge(context, paying.attempt, {
        cookie: account.cookie,
        bought: await bot.accounts.buy(account.cookie, order, () => fence(kit.database, paying, leftMs)),
      });
    default:
      return begun satisfies never;
  }
}

/**
 * An earlier try of this withdrawal may have been the purchase; who owned the gamepass for another reason cannot pay
 * with it.
 */
async function boughtEarlier(
  { kit, bot }: PayoutContext,
  { withdrawal }: Paying,
  { account, leftMs }: { account: { userId: string; cookie: string }; leftMs: () => number },
): Promise<Attempted> {
  const earlier = await attemptsOf(kit.database, withdrawal)
    .whereRaw("(buyer_user_id = ? or kind = 'restored')", [account.userId])
    .whereNotNull('buying_at')
    .orderBy('buying_at')
    .first();
  if (earlier?.buying_at) {
    const since = new Date(earlier.buying_at.getTime() - CLOCK_SKEW_MS);
    const purchase = await bot.accounts.purchaseOf(account, { gamepassId: withdrawal.gamepass_id, since, withinMs: leftMs });
    const found = purchase && judgePurchase(purchase, earlier);
    if (found?.kind === 'bought') return { kind: 'bought', attempt: earlier, purchaseId: found.purchaseId };
    const why = found
      ? amountDiffers(found.price).message
      : 'The bot owns this gamepass, but its purchase is not listed. The platform is being asked.';
    return { kind: 'earlier unknown', earlier, why };
  }
  return notBought(
    payoutErrors(
      'gamepass_already_bought',
      'The bot owns this gamepass already and cannot buy it again. Reject the withdrawal: the member has to choose another one.',
    ),
  );
}

async function judge(context: PayoutContext, attempt: Attempt, { cookie, bought }: { cookie: string; bought: Bought }): Promise<Attempted> {
  switch (bought.kind) {
    case 'bought':
      return { kind: 'bought', attempt, purchaseId: null };
    case 'unknown':
      return { kind: 'unknown', why: `The purchase was not answered (${bought.why}). The platform is being asked whether it happened.` };
    case 'rate_limited':
      return notBought(rateLimited(bought.retryAfterSeconds));
    case 'challenged':
      await context.bot.stop('challenge', cookie);
      context.kit.log.error('payouts: the platform asks the bot for a challenge; it stopped buying');
      return notBought(
        payoutErrors('bot_stopped', 'The game platform asked the bot for a challenge. It stopped; sign in by hand and update its cookie.'),
      );
    case 'signed_out':
      return signedOut(context, cookie);
    case 'not_sent':
      return notBought(
        payoutErrors('platform_unreachable', 'The game platform cannot be reached right now. Nothing was bought.', {
          retryAfterSeconds: 5,
        }),
      );
    case 'too_late':
      await refuseStopped(context.kit.database);
      return notBought(notInTime());
    case 'handshake_refused':
      return notBought(payoutErrors('purchase_refused', 'The game platform refused the handshake twice. Nothing was bought.'));
    case 'refused':
      return judgeRefusal(bought.reason);
    default:
      return bought satisfies never;
  }
}

/** By the platform's own words. */
function judgeRefusal(reason: Refusal): Attempted {
  switch (reason) {
    case 'AlreadyOwned':
      return { kind: 'unknown', why: 'The platform says that the bot owns this gamepass already. It is being asked for the purchase.' };
    case 'InsufficientFunds':
      return notBought(payoutErrors('purse_empty', 'The bot does not have enough Robux for this payout.'));
    case 'NotForSale':
    case 'PriceChanged':
    case 'SellerChanged':
      return notBought(payoutErrors('gamepass_changed', `The gamepass has changed since it was reserved (${reason}). Nothing was bought.`));
    default:
      return reason satisfies never;
  }
}

async function signedOut({ bot, kit }: PayoutContext, cookie: string | undefined): Promise<Attempted> {
  if (cookie !== undefined) {
    await bot.stop('signed_out', cookie);
    kit.log.error('payouts: the platform signed the bot out; it stopped buying');
  }
  return notBought(payoutErrors('bot_offline', 'The payout bot is not signed in. Update its cookie.'));
}

const notBought = (error: DomainError): Attempted => ({ kind: 'not_bought', error });

const rateLimited = (retryAfterSeconds = 5): DomainError =>
  payoutErrors('rate_limited', 'Auto payout rate limited (429) by the game platform. The withdrawal stays pending.', { retryAfterSeconds });

const notInTime = (): DomainError =>
  payoutErrors('not_in_time', 'There was not enough time left to buy it. Nothing was bought; try again.');
