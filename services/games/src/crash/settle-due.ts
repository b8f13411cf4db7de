import { eachAlone } from '@facet/service-kit';
import { RoundRecord, type Round } from '../rounds/index.ts';
import { passed, seeRound, type RoundOf } from './see-round.ts';
import { settleIfDue, type SettleContext } from './settle.ts';

const AT_ONCE = 200;

/**
 * Ends the rounds whose time has come and that nobody looks at; those that somebody looks at have been ended at their
 * time.
 */
export async function settleDueCrashes(context: SettleContext): Promise<void> {
  const { kit } = context;
  const due: Pick<Round, 'member_id' | 'id'>[] = await RoundRecord.query(kit.database)
    .where({ game: 'crash', state: 'open' })
    .whereRaw('settles_at <= clock_timestamp()')
    .orderBy('settles_at')
    .limit(AT_ONCE)
    .select('member_id', 'id');
  await eachAlone({ log: kit.log, name: 'crash: settling what is due' }, due, ({ member_id, id }) =>
    settleOne(context, { memberId: member_id, id }),
  );
}

/**
 * The round as it is now: ended, if its time has come; a loss only when no cash-out that was received before can still
 * be on its way. Undefined when there is none.
 */
export async function settleOne(context: SettleContext, where: RoundOf): Promise<Round | undefined> {
  const known = context.streams.seen(where);
  const seen = known ? passed(known, performance.now()) : await seeRound(context, where);
  if (seen?.round.state !== 'open' || seen.dueInMs > 0) return seen?.round;
  const settled = await settleIfDue(context, seen);
  if (!settled) return seen.round;
  if (!settled.ended) return (await seeRound(context, where))?.round;
  context.streams.tell(settled.ended.round);
  return settled.ended.round;
}
