import { repeat, type BackgroundJob } from '@facet/service-kit';
import type { PayoutContext } from './payout-context.ts';
import { drainQueue, PassedOver } from './payout-queue.ts';
import { recoverInterrupted } from './recover-interrupted.ts';
import { resolveUnknown } from './resolve-unknown.ts';

/** What goes on without an operator, on every replica: each step has one winner. */
export function payoutJobs(
  context: PayoutContext,
  { interruptedAfterMs, waitMs }: { interruptedAfterMs: number; waitMs: number },
): BackgroundJob[] {
  const everyMs = Math.max(20, Math.min(1_000, interruptedAfterMs / 2, context.unknownGraceMs / 4));
  const { log } = context.kit;
  const passedOver = new PassedOver(waitMs);
  let leaveAloneUntilMs = 0;
  const settle = repeat({ log, name: 'payouts: settling', everyMs }, async () => {
    await recoverInterrupted(context, interruptedAfterMs);
    await resolveUnknown(context);
  });
  const queue = repeat({ log, name: 'payouts: the queue', everyMs }, async (stopping) => {
    if (performance.now() < leaveAloneUntilMs) return;
    leaveAloneUntilMs = performance.now() + (await drainQueue(context, stopping, passedOver));
  });
  return [settle, queue];
}
