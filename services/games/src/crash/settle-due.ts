import { eachAlone, inTransaction } from '@facet/service-kit';
import { RoundRecord, type Round } from '../rounds/index.ts';
import { lockRunning, settleIfDue, type SettleContext } from './settle.ts';

const AT_ONCE = 200;

/** Ends the rounds whose time has come, for members who are not looking. */
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
export async function settleOne(context: SettleContext, where: { memberId: string; id: string }): Promise<Round | undefined> {
  return inTransaction(context.kit.database, async (transaction) => {
    const running = await lockRunning(transaction, where);
    if (running?.round.state !== 'open' || !running.isDue) return running?.round;
    return (await settleIfDue(transaction, context, running))?.round ?? running.round;
  });
}
