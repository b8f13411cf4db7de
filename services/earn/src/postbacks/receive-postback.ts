import { prepared, uuidv7 } from '@facet/service-kit';
import { recipeOf, type Reply, replyOf } from '../walls/index.ts';
import { judge } from './judge.ts';
import type { Arrival, Postback } from './postback.ts';
import { type PostbackContext, processPostback } from './process-postback.ts';
import { replyTo } from './reply-to.ts';
import { isFromOwnAddress, STRANGERS, type Strangers } from './strangers.ts';

/** `holdOffSeconds`: so long nothing more from this address is wanted; 0: all of it is. */
export type Answer = Reply & { readonly holdOffSeconds: number };

/**
 * Stores the raw call before anything else, deals with it, and answers in the provider's own words. Of a network that
 * has sent much that failed its checks only what passes them is stored. Never throws.
 */
export async function receivePostback(context: PostbackContext, strangers: Strangers, arrival: Arrival): Promise<Answer> {
  const recipe = recipeOf(arrival.wall);
  try {
    const refused = await refusedUnkept(context, strangers, arrival);
    if (refused) return { ...replyTo(recipe, refused), holdOffSeconds: strangers.holdOffSeconds(arrival.address) };
    const settlement = await processPostback(context, await store(context, arrival));
    if (settlement.reason !== null && STRANGERS.includes(settlement.reason)) strangers.count(arrival.address);
    else strangers.trust(arrival.address);
    return { ...replyTo(recipe, settlement), holdOffSeconds: 0 };
  } catch (error) {
    context.kit.log.error({ err: error, wall: arrival.wall }, 'postback: not settled yet, the wall is asked to try again');
    return { ...replyOf(recipe, 'tryLater'), holdOffSeconds: 0 };
  }
}

async function refusedUnkept({ settings, config, metrics }: PostbackContext, strangers: Strangers, arrival: Arrival) {
  if (!strangers.areMany(arrival.address)) return undefined;
  const access = await settings.of(arrival.wall);
  if (isFromOwnAddress(arrival, access)) return undefined;
  const judgement = judge(config.PUBLIC_URL, access, arrival);
  if (!('refusal' in judgement) || !STRANGERS.includes(judgement.refusal.reason)) return undefined;
  const refused = { verdict: 'refused', reason: judgement.refusal.reason } as const;
  metrics.count(arrival.wall, refused);
  return refused;
}

/** A hot path. */
async function store({ kit, config }: PostbackContext, arrival: Arrival): Promise<Postback> {
  const postback = { id: uuidv7(), ...arrival };
  await prepared(
    kit.database,
    'store a postback',
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
