import { repeat, type BackgroundJob } from '@facet/service-kit';
import { Gauge } from 'prom-client';
import { whyStopped } from '../audit/index.ts';
import { readBotStatus } from '../bot/index.ts';
import type { PayoutContext } from './payout-context.ts';
import { countOpen } from './read-board.ts';
import { lastReconciliation } from './reconcile-purchases.ts';

const ASK_PLATFORM_EVERY_MS = 60_000;

/** For alarms. What the database knows is read when it is scraped; whether the bot could buy is asked each minute. */
export function payoutMetrics({ kit, bot }: PayoutContext): BackgroundJob {
  const registers = [kit.metrics];
  // without the database the other figures are still worth reading
  const orLastKnown = (read: () => Promise<void>): Promise<void> =>
    read().catch((error: unknown) => kit.log.warn({ err: error }, 'payouts: could not be measured'));
  void new Gauge({
    name: 'wallet_bot_stopped',
    help: '1: it stopped and needs a person and a new cookie',
    labelNames: ['reason'],
    registers,
    collect() {
      return orLastKnown(async () => {
        const { stopped_for } = await bot.row();
        for (const reason of ['challenge', 'signed_out', 'restored'] as const) this.set({ reason }, stopped_for === reason ? 1 : 0);
      });
    },
  });
  void new Gauge({
    name: 'wallet_payouts_stopped',
    help: '1: an audit failed, nothing is paid',
    registers,
    collect() {
      return orLastKnown(async () => this.set((await whyStopped(kit.database)) ? 1 : 0));
    },
  });
  void new Gauge({
    name: 'wallet_outward_faults',
    help: 'what the last comparison of the bot’s purchases and purse with the payouts found',
    registers,
    collect() {
      return orLastKnown(async () => this.set((await lastReconciliation(kit.database))?.findings.length ?? 0));
    },
  });
  void new Gauge({
    name: 'wallet_outward_timestamp_seconds',
    help: 'when the bot’s purchases and purse were compared last; 0: never',
    registers,
    collect() {
      return orLastKnown(async () => this.set(Date.parse((await lastReconciliation(kit.database))?.takenAt ?? '1970-01-01') / 1000));
    },
  });
  const oldest = new Gauge({
    name: 'wallet_oldest_held_timestamp_seconds',
    help: 'since when the oldest one waits; 0: none does',
    registers,
  });
  void new Gauge({
    name: 'wallet_withdrawals',
    help: 'withdrawals that hold money',
    labelNames: ['state'],
    registers,
    collect() {
      return orLastKnown(async () => {
        const { held, processing, unknownCount, oldestHeldAt } = await countOpen(kit);
        for (const [state, count] of Object.entries({ held, processing, unknown: unknownCount })) this.set({ state }, count);
        oldest.set(oldestHeldAt === null ? 0 : Date.parse(oldestHeldAt) / 1000);
      });
    },
  });
  const up = new Gauge({ name: 'wallet_bot_up', help: '1: the payout bot could buy', registers });
  return repeat({ log: kit.log, name: 'payouts: asking the bot', everyMs: ASK_PLATFORM_EVERY_MS }, async () => {
    up.set((await readBotStatus(bot)).status === 'online' ? 1 : 0);
  });
}
