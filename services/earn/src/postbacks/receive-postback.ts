import { uuidv7 } from '@facet/service-kit';
import { recipeOf, type RefusalReason, type Reply, type ReplyKind, replyOf } from '../walls/index.ts';
import type { Arrival, Postback, Settlement } from './postback.ts';
import { type PostbackContext, processPostback } from './process-postback.ts';

/** Stores the raw call before anything else, deals with it, and answers in the provider's own words. Never throws. */
export async function receivePostback(context: PostbackContext, arrival: Arrival): Promise<Reply> {
  const recipe = recipeOf(arrival.wall);
  try {
    const postback = await store(context, arrival);
    return replyOf(recipe, replyTo(await processPostback(context, postback)));
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

function replyTo({ verdict, reason }: Settlement): ReplyKind {
  switch (verdict) {
    case 'accepted':
    case 'noted':
      return 'ok';
    case 'duplicate':
      return 'duplicate';
    case 'refused':
      return reason === null ? 'malformed' : replyToRefusal[reason];
    default:
      return verdict satisfies never;
  }
}

const replyToRefusal: Readonly<Record<RefusalReason, ReplyKind>> = {
  method: 'malformed',
  sender: 'badSender',
  repeated_parameter: 'malformed',
  malformed: 'malformed',
  unsigned: 'badSignature',
  signature: 'badSignature',
  format: 'malformed',
  amount: 'malformed',
  over_cap: 'malformed',
  switched_off: 'malformed',
  unknown_member: 'unknownMember',
};
