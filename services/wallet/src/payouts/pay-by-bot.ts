import type { Withdrawal } from '../withdrawals/index.ts';
import type { Paying } from './attempt.ts';
import { buyGamepass, type Attempted } from './buy-gamepass.ts';
import { countdown, type PayoutContext } from './payout-context.ts';
import { payoutErrors } from './payout-errors.ts';
import { claim, finishPayout, recordBought, recordNotBought, recordUnknown, reopen } from './payout-steps.ts';
import { refuseStopped } from './refuse-stopped.ts';

/** What an operator's call may take is 10 s. */
const TRY_MS = 9_000;

/**
 * The bot buys the gamepass, and the held money is paid; or it stays held, and the error says why; or it is unknown.
 * Undefined: another decision was quicker. @throws payoutErrors, platform errors
 */
export async function payByBot(context: PayoutContext, held: Withdrawal, by: string): Promise<Withdrawal | undefined> {
  const leftMs = countdown(TRY_MS);
  await refuseStopped(context.kit.database);
  await refuseStoppedBot(context);
  const paying = await claim(context.kit.database, held, { kind: 'bot', by });
  return paying && conclude(context, paying, await buyGamepass(context, paying, leftMs));
}

async function refuseStoppedBot({ bot }: PayoutContext): Promise<void> {
  const { stopped_for } = await bot.row();
  if (stopped_for === null) return;
  const why = stopped_for === 'challenge' ? 'the game platform asked for a challenge' : 'the game platform signed it out';
  throw payoutErrors('bot_stopped', `The bot stopped: ${why}. Update its cookie.`);
}

async function conclude(context: PayoutContext, paying: Paying, attempted: Attempted): Promise<Withdrawal | undefined> {
  const { database } = context.kit;
  switch (attempted.kind) {
    case 'bought':
      return concludeBought(context, { ...paying, attempt: attempted.attempt }, attempted.purchaseId);
    case 'not_bought':
      await recordNotBought(database, paying, attempted.error.message);
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
  const bought = await recordBought(kit.database, paying, purchaseId);
  if (bought) return finishPayout(kit.database, ledger, bought);
  // the audit finds it, and payouts stop: a person has to look
  kit.log.error({ withdrawalId: paying.withdrawal.id }, 'payouts: a gamepass was bought for a withdrawal that has ended');
  return undefined;
}
