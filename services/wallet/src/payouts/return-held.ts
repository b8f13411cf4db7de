import { inTransaction } from '@facet/service-kit';
import { beginVoiding, type Ending, type Withdrawal } from '../withdrawals/index.ts';
import type { Attempt } from './attempt.ts';
import { CLOCK_SKEW_MS, type PayoutContext } from './payout-context.ts';
import { attemptsOf, paidAnother, reopenHeld } from './payout-steps.ts';

/**
 * Begins to give held money back, to the member's cancel or an operator's rejection. When a try had begun to buy, the platform is
 * asked first, whatever that try was taken for. Undefined: it is not held (any more), or may be bought; then it is unknown now.
 * @throws platform errors: who cannot be asked gives nothing back
 */
export async function returnHeld(
  context: PayoutContext,
  { member_id, id }: Pick<Withdrawal, 'member_id' | 'id'>,
  ending: Exclude<Ending, 'refused'>,
  decision?: { by: string; reason: string },
): Promise<Withdrawal | undefined> {
  const { database } = context.kit;
  const held = await database<Withdrawal>('withdrawals').where({ member_id, id, state: 'held' }).first();
  if (!held) return undefined;
  const begun: Attempt[] = await attemptsOf(database, held).whereNotNull('buying_at').orderBy('buying_at');
  const [first] = begun;
  if (first && (await mayBeBought(context, held, begun))) {
    await reopenHeld(database, held, first, 'The platform says that it may have been bought after all. It is being asked.');
    return undefined;
  }
  return inTransaction(database, async (transaction) => {
    await transaction('withdrawals').where({ member_id, id }).forUpdate().first('id');
    const now = await attemptsOf(transaction, held).whereNotNull('buying_at').count<{ count: bigint }[]>();
    // somebody tried to pay it while the platform was asked
    if (Number(now[0]?.count) !== begun.length) return undefined;
    return beginVoiding(transaction, held, 'held', ending, decision);
  });
}

async function mayBeBought(context: PayoutContext, held: Withdrawal, begun: readonly Attempt[]): Promise<boolean> {
  const { kit, bot, platform } = context;
  if (await paidAnother(kit.database, held)) return false;
  const firstTries = new Map<string, Date>();
  for (const { buyer_user_id, buying_at } of begun)
    if (buyer_user_id !== null && buying_at !== null && !firstTries.has(buyer_user_id)) firstTries.set(buyer_user_id, buying_at);
  const account = await bot.account();
  const answers = [...firstTries].map(async ([buyer, firstTry]) => {
    if (await platform.owns(buyer, held.gamepass_id)) return true;
    if (account?.userId !== buyer) return false;
    // what left the inventory again was bought all the same
    const since = new Date(firstTry.getTime() - CLOCK_SKEW_MS);
    return Boolean(await bot.accounts.purchaseOf(account, { gamepassId: held.gamepass_id, since }));
  });
  return (await Promise.all(answers)).includes(true);
}
