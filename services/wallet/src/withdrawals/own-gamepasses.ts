import { formatMoney, type Database } from '@facet/service-kit';
import type { Member } from '../members/index.ts';
import type { ListedGamepass } from '../platform/index.ts';
import { findUnavailable } from './find-unavailable.ts';

/**
 * Of what is listed in an experience, what the member's own account sells, each with why no withdrawal goes through it
 * now.
 */
export async function ownGamepasses(database: Database, member: Member, listed: readonly ListedGamepass[]) {
  const own = listed.filter(({ sellerUserId }) => sellerUserId === member.platformUserId);
  const unavailable = await findUnavailable(
    database,
    member.id,
    own.map(({ id }) => id),
  );
  return own.flatMap(({ price, sellerUserId: _own, ...pass }) =>
    price !== null && price > 0n ? [{ ...pass, price: formatMoney(price * 100n), unavailable: unavailable.get(pass.id) ?? null }] : [],
  );
}

export type OwnGamepass = Awaited<ReturnType<typeof ownGamepasses>>[number];
