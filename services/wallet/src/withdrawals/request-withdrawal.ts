import { httpErrors, uuidv7, type Database } from '@facet/service-kit';
import { readBalance } from '../ledger/index.ts';
import { checkWithdrawal, gamepassInUse, type CheckContext, type CheckedGamepass } from './check-withdrawal.ts';
import type { Holds } from './holds.ts';
import { insufficientBalance } from './insufficient-balance.ts';
import type { WithdrawalRequest } from './parse-request.ts';
import { withdrawalErrors } from './withdrawal-errors.ts';
import type { Withdrawal } from './withdrawal.ts';

export interface WithdrawalContext extends CheckContext {
  holds: Holds;
  /**
   * Begins to give held money back; undefined: it is not held any more, or may have been bought. May throw platform
   * errors.
   */
  returnHeld: (withdrawal: Pick<Withdrawal, 'member_id' | 'id'>, ending: 'cancelled') => Promise<Withdrawal | undefined>;
}

/**
 * Reserves the money for a gamepass. The intent is stored first, then the money is held, then the intent confirmed:
 * stopped anywhere between, the sweeper undoes it. The same idempotency key and body goes on where the first call is.
 */
export async function requestWithdrawal(context: WithdrawalContext, request: WithdrawalRequest): Promise<Withdrawal> {
  const known = await findSame(context.kit.database, request);
  return open(context, known ?? (await begin(context, request)));
}

/**
 * Checks everything and stores the intent. A twin with the same key may be quicker: then the checks trip over what is
 * its own.
 */
async function begin(context: WithdrawalContext, request: WithdrawalRequest): Promise<Withdrawal> {
  const { database } = context.kit;
  try {
    return await storeIntent(database, request, await checkWithdrawal(context, request));
  } catch (refusal) {
    const twin = await findSame(database, request);
    if (twin) return twin;
    throw refusal;
  }
}

/** @throws idempotency_key_reused (422) */
async function findSame(database: Database, request: WithdrawalRequest): Promise<Withdrawal | undefined> {
  const known = await database<Withdrawal>('withdrawals')
    .where({ member_id: request.memberId, idempotency_key: request.idempotencyKey })
    .first();
  const { amountHundredths, gamepassId, type } = request;
  if (known && (known.amount !== amountHundredths || known.gamepass_id !== gamepassId || known.type !== type)) {
    throw withdrawalErrors(
      'idempotency_key_reused',
      'This request was already used for another withdrawal. Reload the page and try again.',
    );
  }
  return known;
}

/** Step 1. @throws gamepass_in_use (409) */
export async function storeIntent(database: Database, request: WithdrawalRequest, checked: CheckedGamepass): Promise<Withdrawal> {
  const [stored] = await database<Withdrawal>('withdrawals')
    .insert({
      member_id: request.memberId,
      id: uuidv7(),
      idempotency_key: request.idempotencyKey,
      state: 'opening',
      type: request.type,
      amount: request.amountHundredths,
      gamepass_id: request.gamepassId,
      gamepass_link: request.gamepassLink,
      gamepass_name: checked.gamepass.name,
      experience_name: checked.experienceName,
      product_id: checked.gamepass.productId,
      seller_user_id: checked.sellerUserId,
      platform_share_percent: checked.platformSharePercent,
    })
    .onConflict()
    .ignore()
    .returning('*');
  if (stored) return stored;
  const same = await findSame(database, request);
  if (!same) throw gamepassInUse();
  return same;
}

/**
 * Holds the money, or says what it came to the first time. @throws insufficient_balance, in_debt, not_in_time,
 * unavailable (503)
 */
export async function open({ holds, kit }: Pick<WithdrawalContext, 'holds' | 'kit'>, withdrawal: Withdrawal): Promise<Withdrawal> {
  const opened = await holds.open(withdrawal);
  switch (opened.status) {
    case 'held':
      return opened.row;
    case 'insufficient':
      throw insufficientBalance(await readBalance(kit.database, withdrawal.member_id), withdrawal.amount, withdrawal.type);
    case 'requirement':
    case 'not_in_time':
      throw withdrawalErrors(
        'not_in_time',
        'This withdrawal could not be completed in time and was undone. Nothing was taken; please try again.',
      );
    case 'unavailable':
      throw httpErrors('unavailable', 'Your withdrawal could not be placed. Nothing was taken; please try again.', {
        retryAfterSeconds: 1,
      });
    default:
      return opened satisfies never;
  }
}
