import { formatMoney, isUuid, type Database } from '@facet/service-kit';
import type { Bot } from '../bot/index.ts';
import type { Member } from '../members/index.ts';
import type { Experience } from '../platform/index.ts';
import type { CheckContext } from './check-withdrawal.ts';
import { orUnknown } from './or-unknown.ts';
import { ownGamepasses, type OwnGamepass } from './own-gamepasses.ts';
import { withdrawalErrors } from './withdrawal-errors.ts';
import type { Withdrawal } from './withdrawal.ts';

/** Why a withdrawal cannot be repeated as it was. `unknown`: the game platform does not say now. */
export const againObstacles = ['experience_gone', 'no_unused_gamepass', 'unknown'] as const;
export type AgainObstacle = (typeof againObstacles)[number];

export interface Again {
  experienceId: string | null;
  /** Through which it can be repeated; null: `obstacle` says why not. */
  gamepass: OwnGamepass | null;
  obstacle: AgainObstacle | null;
}

export interface AgainContext extends Pick<CheckContext, 'platform'> {
  kit: Pick<CheckContext['kit'], 'database' | 'log'>;
}

/** What is known by then, or being asked. */
interface Known {
  member: Member;
  /** Null: not known. */
  experiences: Promise<Experience[] | null>;
  /** Which buys; whatever it owns already cannot be bought again. */
  buyer: ReturnType<Bot['account']>;
}

/** An account may own what the wallet has no record of; so many are asked about at most. */
const LOOKS_MAX = 5;

/**
 * The one to repeat: the last that was paid, or the one asked for, when it is over. @throws withdrawal_not_found (404)
 */
export async function findRepeated(database: Database, memberId: string, of: string | undefined): Promise<Withdrawal | undefined> {
  const own = database<Withdrawal>('withdrawals').where({ member_id: memberId, type: 'normal' });
  if (of === undefined) return own.where({ state: 'paid' }).orderBy('processed_at', 'desc').first();
  const asked = isUuid(of) ? await own.where({ id: of }).whereIn('state', ['paid', 'rejected', 'cancelled']).first() : undefined;
  if (!asked) throw withdrawalErrors('withdrawal_not_found', 'There is no such withdrawal.');
  return asked;
}

/**
 * A gamepass is bought once in its life. So that “again” is another one of the same experience at the same price, or
 * the same one where it was never bought, at whatever it costs now.
 */
export async function findAgain({ kit, platform }: AgainContext, before: Withdrawal, { member, ...asked }: Known): Promise<Again> {
  const [experiences, placeId] = await Promise.all([asked.experiences, orUnknown(kit, 'place', platform.placeOf(before.gamepass_id))]);
  if (experiences === null || placeId === null) return { experienceId: null, gamepass: null, obstacle: 'unknown' };
  const experience = experiences.find((each) => (placeId === undefined ? each.name === before.experience_name : each.placeId === placeId));
  if (!experience) return { experienceId: null, gamepass: null, obstacle: 'experience_gone' };
  const { experienceId } = experience;
  const listed = await orUnknown(kit, 'gamepasses', platform.gamepassesOf(experienceId));
  if (listed === null) return { experienceId, gamepass: null, obstacle: 'unknown' };
  const fitting = fittingOf(await ownGamepasses(kit.database, member, listed), before);
  const gamepass = await firstNotOwned({ kit, platform }, await asked.buyer.catch(() => undefined), fitting);
  return { experienceId, gamepass: gamepass ?? null, obstacle: gamepass ? null : 'no_unused_gamepass' };
}

/** The same one first. */
function fittingOf(own: readonly OwnGamepass[], { gamepass_id, amount }: Withdrawal): OwnGamepass[] {
  const unused = own.filter(({ unavailable }) => unavailable === null);
  const same = unused.filter(({ id }) => id === gamepass_id);
  return [...same, ...unused.filter(({ id, price }) => id !== gamepass_id && price === formatMoney(amount))];
}

async function firstNotOwned(
  { kit, platform }: AgainContext,
  buyer: Awaited<Known['buyer']>,
  gamepasses: readonly OwnGamepass[],
): Promise<OwnGamepass | undefined> {
  if (!buyer) return gamepasses[0];
  for (const gamepass of gamepasses.slice(0, LOOKS_MAX))
    if ((await orUnknown(kit, 'owner', platform.owns(buyer.userId, gamepass.id))) !== true) return gamepass;
  return undefined;
}
