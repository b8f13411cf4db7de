import type { Database } from '@facet/service-kit';
import { openStates, type Withdrawal } from './withdrawal.ts';

/**
 * Why a gamepass cannot be withdrawn through now. `in_use`: an open withdrawal has it; `bought`: we bought it before,
 * which works once.
 */
export const unavailabilities = ['in_use', 'bought'] as const;
export type Unavailability = (typeof unavailabilities)[number];

/**
 * What the wallet itself knows of a member's gamepasses, so that nobody chooses one only to be refused. The request
 * looks again.
 */
export async function findUnavailable(
  database: Database,
  memberId: string,
  gamepassIds: readonly string[],
): Promise<ReadonlyMap<string, Unavailability>> {
  const [bought, inUse] = await Promise.all([
    purchasesOf(database).whereIn('gamepass_id', gamepassIds),
    openOf(database, memberId).whereIn('gamepass_id', gamepassIds).select('gamepass_id'),
  ]);
  return new Map<string, Unavailability>([
    ...bought.map(({ gamepass_id }) => [gamepass_id, 'bought'] as const),
    ...inUse.map(({ gamepass_id }) => [gamepass_id, 'in_use'] as const),
  ]);
}

/** A member's withdrawals that are not over. */
export function openOf(database: Database, memberId: string) {
  return database<Withdrawal>('withdrawals').where({ member_id: memberId }).whereIn('state', openStates);
}

/** Those that were bought, or may have been. */
function purchasesOf(database: Database) {
  return database<{ gamepass_id: string; buying_at: Date | null }>('payout_attempts')
    .whereNotNull('buying_at')
    .whereRaw("outcome is distinct from 'not_bought'")
    .select('gamepass_id');
}
