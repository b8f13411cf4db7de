import { Type, type Database } from '@facet/service-kit';
import { Giveaway } from './giveaway.ts';

export const DrawBadge = Type.Object({
  name: Type.Literal('won_draw'),
  have: Type.Integer({ minimum: 0 }),
  needed: Type.Integer({ minimum: 1 }),
  at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description: 'when it was reached' }),
});

/** What the records of draws say of a member; there is no other way to it. */
export async function readDrawBadges(database: Database, memberId: string) {
  const won = await Giveaway.query(database).where({ winner_id: memberId }).orderBy('ended_at').select('ended_at');
  return [{ name: 'won_draw' as const, have: won.length, needed: 1, at: won[0]?.endedAt?.toISOString() ?? null }];
}
