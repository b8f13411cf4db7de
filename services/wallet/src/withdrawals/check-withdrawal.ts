import { formatMoney, parseMoney, type Kit } from '@facet/service-kit';
import { readBalance } from '../ledger/index.ts';
import { findActiveMember, type Member } from '../members/index.ts';
import type { Gamepass, PlatformClient } from '../platform/index.ts';
import type { Bot } from '../bot/index.ts';
import { openOf } from './find-unavailable.ts';
import { groupStandingOf } from './group-standing.ts';
import type { WithdrawalRequest } from './parse-request.ts';
import { insufficientBalance, wholeRobux } from './insufficient-balance.ts';
import { withdrawalErrors } from './withdrawal-errors.ts';

export interface CheckContext {
  kit: Pick<Kit, 'database' | 'settings' | 'log' | 'fetchOf'>;
  platform: PlatformClient;
  bot: Pick<Bot, 'account' | 'refuseOwned'>;
  groupId: string;
}

export interface CheckedGamepass {
  gamepass: Gamepass;
  sellerUserId: string;
  experienceName: string | null;
  /** For the receipt; null: not known. */
  platformSharePercent: number | null;
}

/**
 * Everything that must be right before money is reserved; what costs nothing first, then the game platform, all at
 * once.
 */
export async function checkWithdrawal(context: CheckContext, request: WithdrawalRequest): Promise<CheckedGamepass> {
  if (request.type === 'test') await checkTestsAreOn(context);
  await checkMinimum(context, request);
  await checkBalance(context, request);
  await refuseGamepassInUse(context, request);
  const member = await findActiveMember(context.kit, request.memberId);
  const checks = [
    checkGamepass(context, request, member),
    checkGroup(context, member),
    context.bot.refuseOwned(request.gamepassId),
  ] as const;
  const experienceName = findExperienceName(context, request, member);
  await Promise.allSettled(checks);
  // the first that failed in this order, whichever was faster
  const [gamepass] = [await checks[0], await checks[1], await checks[2]];
  const share = await context.kit.settings.find('platform_share_percent');
  const platformSharePercent = share === undefined ? null : Number(share);
  return { gamepass, sellerUserId: member.platformUserId, experienceName: await experienceName, platformSharePercent };
}

async function checkTestsAreOn({ kit }: CheckContext): Promise<void> {
  if ((await kit.settings.require('test_withdrawals')) === 'on') return;
  throw withdrawalErrors('test_withdrawals_off', 'Test withdrawals are switched off right now.');
}

async function checkMinimum({ kit }: CheckContext, { amountHundredths }: WithdrawalRequest): Promise<void> {
  const minimum = parseMoney(await kit.settings.require('min_withdrawal'), 'min_withdrawal');
  if (amountHundredths < minimum || amountHundredths <= 0n) {
    throw withdrawalErrors('amount_too_low', `Minimum withdrawal amount is ${wholeRobux(minimum)} Robux.`);
  }
}

async function checkBalance({ kit }: CheckContext, { memberId, amountHundredths, type }: WithdrawalRequest): Promise<void> {
  const balance = await readBalance(kit.database, memberId);
  if (balance.availableHundredths < amountHundredths) throw insufficientBalance(balance, amountHundredths, type);
}

async function refuseGamepassInUse({ kit }: CheckContext, { memberId, gamepassId }: WithdrawalRequest): Promise<void> {
  if (await openOf(kit.database, memberId).where({ gamepass_id: gamepassId }).first('id')) throw gamepassInUse();
}

export const gamepassInUse = () =>
  withdrawalErrors(
    'gamepass_in_use',
    'This gamepass is already part of an open withdrawal. Choose another one, or wait until that one is done.',
  );

async function checkGamepass({ platform }: CheckContext, request: WithdrawalRequest, member: Member): Promise<Gamepass> {
  const gamepass = await platform.gamepass(request.gamepassId);
  if (!gamepass) throw withdrawalErrors('gamepass_not_found', 'This gamepass does not exist. Please choose another one.');
  if (gamepass.sellerUserId !== member.platformUserId) {
    throw withdrawalErrors(
      'gamepass_not_yours',
      `This gamepass is not sold by your own account, ${member.username}. Please choose one of your own.`,
    );
  }
  if (gamepass.price === null)
    throw withdrawalErrors('gamepass_not_for_sale', 'This gamepass is not for sale. Put it on sale, or choose another one.');
  if (gamepass.price * 100n !== request.amountHundredths) {
    const price = formatMoney(gamepass.price * 100n);
    throw withdrawalErrors('amount_is_not_the_price', `The amount must be the gamepass's price, which is R$ ${price}.`);
  }
  return gamepass;
}

async function checkGroup(context: CheckContext, member: Member): Promise<void> {
  if ((await groupStandingOf(context, member)) !== 'missing') return;
  throw withdrawalErrors('group_membership_required', 'You need to be a member of our group to withdraw. Join it and try again.');
}

/** For the history only: without it the withdrawal goes on. */
async function findExperienceName(
  { kit, platform }: CheckContext,
  { gamepassId }: WithdrawalRequest,
  member: Member,
): Promise<string | null> {
  try {
    const [placeId, experiences] = await Promise.all([platform.placeOf(gamepassId), platform.experiencesOf(member.platformUserId)]);
    return experiences.find((experience) => experience.placeId === placeId)?.name ?? null;
  } catch (error) {
    kit.log.warn({ err: error, gamepassId }, 'withdrawals: the experience has no name for now');
    return null;
  }
}
