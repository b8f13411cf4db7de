import { type BackgroundJob, repeat } from '@facet/service-kit';
import type { Postback } from './postback.ts';
import { type PostbackContext, processPostback } from './process-postback.ts';

const BATCH = 50;

/**
 * Takes up postbacks that were stored and not settled: the process died in between, or identity was away. Each is
 * claimed until its next turn, so that replicas share the work; a second settlement of the same one would be harmless.
 */
export function postbackSweeper(context: PostbackContext): BackgroundJob {
  const everyMs = Math.min(1_000, context.config.sweepAfterMs);
  return repeat({ log: context.kit.log, name: 'the sweep of unsettled postbacks', everyMs }, async () => {
    for (const postback of await claim(context)) await take(context, postback);
  });
}

async function claim({ kit, config }: PostbackContext): Promise<Postback[]> {
  const { rows } = await kit.database.raw<{ rows: Postback[] }>(
    `update postbacks set sweep_at = clock_timestamp() + ? * interval '1 millisecond'
     where id in (select id from postbacks where verdict is null and sweep_at <= clock_timestamp()
                  order by sweep_at limit ? for update skip locked)
     returning id, wall, method, target, headers, body, address`,
    [config.sweepAfterMs, BATCH],
  );
  return rows;
}

/** One that cannot be settled yet must not hold up the others. */
async function take(context: PostbackContext, postback: Postback): Promise<void> {
  try {
    await processPostback(context, postback);
  } catch (error) {
    context.kit.log.warn({ err: error, postbackId: postback.id }, 'postback: not settled yet');
  }
}
