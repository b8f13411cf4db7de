import { DomainError } from '@facet/service-kit';
import type { Withdrawal } from '../withdrawals/index.ts';
import type { Attempt } from './attempt.ts';
import { concludeBought } from './pay-by-bot.ts';
import { findPurchase } from './find-purchase.ts';
import type { PayoutContext } from './payout-context.ts';
import { PAUSE, pauseOf } from './pause.ts';
import { attemptsOf, recordNotBought } from './payout-steps.ts';

const AT_ONCE = 10;

/**
 * Asks the platform about purchases that were not answered, each again and again at growing intervals. Bought: there is
 * a purchase newer than the first try. Not bought: long after the try the account does not own it. Everything else
 * stays unknown, and operators see it: owning alone proves nothing.
 */
export async function resolveUnknown(context: PayoutContext): Promise<void> {
  for (const attempt of await takeDue(context)) {
    await resolve(context, attempt).catch((error: unknown) => {
      const about = { err: error, withdrawalId: attempt.withdrawal_id };
      if (error instanceof DomainError) context.kit.log.warn(about, 'payouts: the platform cannot be asked');
      // it holds up none of the others
      else context.kit.log.error(about, 'payouts: an unknown one could not be settled');
    });
  }
}

/**
 * An operator asks now, not when it is its turn; two within a moment are one question. Undefined: it is settled by now.
 * @throws platform errors
 */
export async function askNow(context: PayoutContext, { member_id, id }: Withdrawal): Promise<Withdrawal | undefined> {
  const { database } = context.kit;
  const asked = await database<Withdrawal>('withdrawals').where({ member_id, id, state: 'unknown' }).first();
  if (!asked) return undefined;
  for (const attempt of await takeDue(context, asked)) await resolve(context, attempt);
  return database<Withdrawal>('withdrawals').where({ member_id, id }).first();
}

type Due = Attempt & { age_ms: number };

const ITS_TURN = `a.looked_at < clock_timestamp() - ${PAUSE}`;
const NOT_THIS_MOMENT = `(w.member_id, w.id) = (:memberId, :withdrawalId)
  and (a.looked_at is null or a.looked_at < clock_timestamp() - interval '1 second')`;

/** One replica asks at a time. `asked`: that one alone, which need not be due. */
async function takeDue(context: PayoutContext, asked?: Withdrawal): Promise<Due[]> {
  const { rows } = await context.kit.database.raw<{ rows: Due[] }>(
    `update payout_attempts t set looked_at = clock_timestamp(), looks = t.looks + 1
     from (
       select a.member_id, a.withdrawal_id, a.id
       from withdrawals w join payout_attempts a on a.member_id = w.member_id and a.withdrawal_id = w.id
       where w.state = 'unknown' and a.outcome is null and a.buying_at is not null
         and (${asked ? NOT_THIS_MOMENT : `a.looked_at is null or ${ITS_TURN}`})
       order by a.looked_at nulls first limit ${AT_ONCE} for update of a skip locked
     ) due
     where (t.member_id, t.withdrawal_id, t.id) = (due.member_id, due.withdrawal_id, due.id)
     returning t.*, (extract(epoch from clock_timestamp() - greatest(t.buying_at, t.started_at)) * 1000)::float8 as age_ms`,
    asked ? { memberId: asked.member_id, withdrawalId: asked.id } : pauseOf(context),
  );
  return rows;
}

async function resolve(context: PayoutContext, attempt: Due): Promise<void> {
  const { kit, unknownGraceMs } = context;
  const withdrawal = await kit
    .database<Withdrawal>('withdrawals')
    .where({ member_id: attempt.member_id, id: attempt.withdrawal_id })
    .first();
  if (withdrawal?.state !== 'unknown') return;
  const paying = { withdrawal, attempt };
  const found = await findPurchase(context, attempt, await firstTry(context, withdrawal, attempt));
  if (found.kind === 'bought') {
    await concludeBought(context, paying, found.purchaseId);
    kit.log.info({ withdrawalId: withdrawal.id }, 'payouts: an unknown one was bought');
  } else if (found.kind === 'not bought' && attempt.age_ms >= unknownGraceMs && !(await awaitsComparison(context, attempt))) {
    await recordNotBought(kit.database, paying, 'The platform says that the purchase did not happen. It can be tried again.');
    kit.log.info({ withdrawalId: withdrawal.id }, 'payouts: an unknown one was not bought');
  }
}

/**
 * Who bought after the backup may have done so with an account that it does not know: an operator says first which one
 * buys now.
 */
export async function awaitsComparison({ bot }: PayoutContext, { kind }: Attempt): Promise<boolean> {
  return kind === 'restored' && (await bot.row()).stopped_for === 'restored';
}

/** A late answer to an earlier try counts as well. */
export async function firstTry({ kit }: PayoutContext, withdrawal: Withdrawal, attempt: Attempt): Promise<Date> {
  if (attempt.kind === 'restored' && attempt.buying_at !== null) return attempt.buying_at;
  const first = await attemptsOf(kit.database, withdrawal)
    .where({ buyer_user_id: attempt.buyer_user_id })
    .whereNotNull('buying_at')
    .orderBy('buying_at')
    .first('buying_at');
  if (!first?.buying_at) throw new Error(`${withdrawal.id} is unknown without a try`);
  return first.buying_at;
}
