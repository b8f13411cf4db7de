import { Gauge } from 'prom-client';
import { whyStopped } from '../audit/index.ts';
import { readBotStatus } from '../bot/index.ts';
import type { PayoutContext } from './payout-context.ts';
import { countOpen } from './read-board.ts';
import { repeat } from '../repeat.ts';
import type { BackgroundJob } from '@facet/service-kit';

const EVERY_MS = 60_000;

/** For alarms: asked each minute, not by whoever scrapes. */
export function payoutMetrics({ kit, bot }: PayoutContext): BackgroundJob {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [kit.metrics] });
  const up = gauge('wallet_bot_up', '1: the payout bot could buy');
  const stopped = gauge('wallet_bot_stopped', '1: it stopped and needs a person and a new cookie', ['reason']);
  const payoutsStopped = gauge('wallet_payouts_stopped', '1: an audit failed, nothing is paid');
  const open = gauge('wallet_withdrawals', 'withdrawals that hold money', ['state']);
  const oldest = gauge('wallet_oldest_held_timestamp_seconds', 'since when the oldest one waits; 0: none does');
  return repeat(kit, { what: 'payouts: measuring', everyMs: EVERY_MS }, async () => {
    const [status, stop, counts] = await Promise.all([readBotStatus(bot), whyStopped(kit.database), countOpen(kit)]);
    up.set(status.status === 'online' ? 1 : 0);
    for (const reason of ['challenge', 'signed_out'] as const) stopped.set({ reason }, status.stoppedFor === reason ? 1 : 0);
    payoutsStopped.set(stop ? 1 : 0);
    open.set({ state: 'held' }, counts.held);
    open.set({ state: 'processing' }, counts.processing);
    open.set({ state: 'unknown' }, counts.unknownCount);
    oldest.set(counts.oldestHeldAt === null ? 0 : Date.parse(counts.oldestHeldAt) / 1000);
  });
}
