import { uuidv7 } from '@facet/service-kit';
import { recipeOf, type Reply, replyOf } from '../walls/index.ts';
import type { Arrival, Postback } from './postback.ts';
import { type PostbackContext, processPostback } from './process-postback.ts';
import { replyTo } from './reply-to.ts';

/** Stores the raw call before anything else, deals with it, and answers in the provider's own words. Never throws. */
export async function receivePostback(context: PostbackContext, arrival: Arrival): Promise<Reply> {
  const recipe = recipeOf(arrival.wall);
  try {
    const postback = await store(context, arrival);
    return replyTo(recipe, await processPostback(context, postback));
  } catch (error) {
    context.kit.log.error({ err: error, wall: arrival.wall }, 'postback: not settled yet, the wall is asked to try again');
    return replyOf(recipe, 'tryLater');
  }
}

async function store({ kit, config }: PostbackContext, arrival: Arrival): Promise<Postback> {
  const postback = { id: uuidv7(), ...arrival };
  await kit.database.raw(
    `insert into postbacks (id, wall, method, target, headers, body, address, sweep_at)
     values (?, ?, ?, ?, ?, ?, ?, clock_timestamp() + ? * interval '1 millisecond')`,
    [
      postback.id,
      arrival.wall,
      arrival.method,
      arrival.target,
      JSON.stringify(arrival.headers),
      Buffer.from(arrival.body),
      arrival.address,
      config.sweepAfterMs,
    ],
  );
  return postback;
}
