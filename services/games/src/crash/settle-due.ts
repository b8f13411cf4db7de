import { eachAlone, inTransaction } from '@facet/service-kit';
import { RoundRecord, type Round } from '../rounds/index.ts';
import type { RoundOf } from './see-round.ts';
import { lockRunning, settleIfDue, type SettleContext } from './settle.ts';

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

/** The round as it is now: ended, if its time has come. Undefined when there is none. */
export async function settleOne(context: SettleContext, where: RoundOf): Promise<Round | undefined> {
  const { round, hasEnded } = await inTransaction(context.kit.database, async (transaction) => {
    const running = await lockRunning(transaction, where);
    if (running?.round.state !== 'open' || !running.isDue) return { round: running?.round, hasEnded: false };
    const settled = await settleIfDue(transaction, context, running);
    return { round: settled?.round ?? running.round, hasEnded: settled !== undefined };
  });
  if (round && hasEnded) context.streams.tell(round);
  return round;
}
