import { Listener, type BackgroundJob, type Kit, type Transaction } from '@facet/service-kit';
import { BalanceAnnouncer, LIVE_CHANNEL } from './announcer.ts';
import type { LiveMessage } from './balance-event.ts';
import { Streams } from './streams.ts';

export interface Live {
  streams: Streams;
  announcer: BalanceAnnouncer;
  listener: BackgroundJob;
}

export function openLive(kit: Pick<Kit, 'config' | 'database' | 'log' | 'name'>): Live {
  const streams = new Streams(kit);
  const listener = new Listener<LiveMessage>({
    kit,
    channel: LIVE_CHANNEL,
    onMessage: (message) => streams.take(message),
    onMissed: () => streams.refresh(),
  });
  return { streams, announcer: new BalanceAnnouncer(kit), listener };
}

/** Ends a member's or a session's streams on every replica, when the transaction commits. */
export async function endStreams(transaction: Transaction, whose: { memberId: string } | { sessionId: string }): Promise<void> {
  const message: LiveMessage = { end: whose };
  await transaction.raw('select pg_notify(?, ?)', [LIVE_CHANNEL, JSON.stringify(message)]);
}

const MEMBERS_IN_A_MESSAGE = 150;

/** Tells the streams of these members that something new is in their inbox, when the transaction commits. */
export async function announceNotices(transaction: Transaction, memberIds: readonly string[]): Promise<void> {
  for (let start = 0; start < memberIds.length; start += MEMBERS_IN_A_MESSAGE) {
    // With `changes`, as a replica of before reads it.
    const message: LiveMessage = { changes: [], notices: memberIds.slice(start, start + MEMBERS_IN_A_MESSAGE) };
    await transaction.raw('select pg_notify(?, ?)', [LIVE_CHANNEL, JSON.stringify(message)]);
  }
}
