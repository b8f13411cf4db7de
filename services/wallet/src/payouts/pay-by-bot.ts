import type { Database } from '@facet/service-kit';
import type { StoppedFor } from '../bot/index.ts';
import { readIneligibility } from '../members/index.ts';
import { moveWithdrawal, type Withdrawal } from '../withdrawals/index.ts';
import type { Paying } from './attempt.ts';
import { buyGamepass, type Attempted } from './buy-gamepass.ts';
import { countdown, type PayoutContext } from './payout-context.ts';
import { memberIneligible, needsADecision, payoutErrors } from './payout-errors.ts';
import { claim, finishPayout, OUT_OF_QUEUE, recordBought, recordNotBought, recordUnknown, reopen } from './payout-steps.ts';
import { refuseStopped } from './refuse-stopped.ts';

/** What an operator's call may take is 10 s. */
const TRY_MS = 9_000;
/** Nobody waits for the queue: a slow platform gets the time that the lease lasts. */
const QUEUED_TRY_MS = 18_000;

/**
 * The bot buys the gamepass, and the held money is paid; or it stays held, and the error says why; or it is unknown.
 * Undefined: another decision was quicker. @throws payoutErrors, platform errors
 */
export async function payByBot(
  context: PayoutContext,
  held: Withdrawal,
  { by, queued = false }: { by: string; queued?: boolean },
): Promise<Withdrawal | undefined> {
  const leftMs = countdown(queued ? QUEUED_TRY_MS : TRY_MS);
  await refuseStopped(context.kit.database);
  await refuseStoppedBot(context);
  await refuseIneligible(context.kit.database, held);
  const paying = await claim(context.kit.database, held, { by });
  return paying && conclude(context, paying, await buyGamepass(context, paying, leftMs));
}

/** A queued one leaves the queue: somebody has to look. @throws member_ineligible (409) */
async function refuseIneligible(database: Database, held: Withdrawal): Promise<void> {
  const why = await readIneligibility(database, held.member_id);
  if (why === undefined) return;
  await moveWithdrawal(database, held, 'held', { note: why, ...OUT_OF_QUEUE });
  throw memberIneligible(why);
}

const whyStopped: Record<StoppedFor, string> = {
  challenge: 'the game platform asked for a challenge',
  signed_out: 'the game platform signed it out',
  restored: 'the site was restored from a backup, and what was bought since has to be compared first',
};

async function refuseStoppedBot({ bot }: PayoutContext): Promise<void> {
  const { stopped_for } = await bot.row();
  if (stopped_for === null) return;
  throw payoutErrors('bot_stopped', `The bot stopped: ${whyStopped[stopped_for]}. Update its cookie.`);
}

async function conclude(context: PayoutContext, paying: Paying, attempted: Attempted): Promise<Withdrawal | undefined> {
  const { database } = context.kit;
  switch (attempted.kind) {
    case 'bought':
      return concludeBought(context, { ...paying, attempt: attempted.attempt }, attempted.purchaseId);
    case 'not_bought':
      await recordNotBought(database, paying, attempted.error.message, { leavesQueue: needsADecision(attempted.error) });
      throw attempted.error;
    case 'unknown':
      return recordUnknown(database, paying, attempted.why);
    case 'earlier unknown':
      return reopen(database, paying, attempted.earlier, attempted.why);
    default:
      return attempted satisfies never;
  }
}

/** Also for the resolver, which learns it later. */
export async function concludeBought(context: PayoutContext, paying: Paying, purchaseId: string | null): Promise<Withdrawal | undefined> {
  const { kit, ledger } = context;
  const withdrawalId = paying.withdrawal.id;
  const recorded = await recordBought(kit.database, paying, purchaseId);
  if (recorded.kind === 'paid already') return undefined;
  // a late answer to a try that was taken for not bought: it stays with that, and the purchase belongs to no withdrawal
  if (recorded.kind === 'bought before') {
    kit.log.error({ withdrawalId, purchaseId }, 'payouts: a gamepass was bought that has paid another withdrawal');
    return undefined;
  }
  if (recorded.withdrawal) return finishPayout(kit.database, ledger, recorded.withdrawal);
  // the audit finds it, and payouts stop: a person has to look
  kit.log.error({ withdrawalId }, 'payouts: a gamepass was bought for a withdrawal that has ended');
  return undefined;
}
