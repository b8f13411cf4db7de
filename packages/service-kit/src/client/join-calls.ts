import type { FastifyBaseLogger } from 'fastify';
import { currentRequest, inContext, type RequestContext } from '../http/request-context.ts';
import { ServiceAnswer, type ServiceCall } from './send-call.ts';
import type { ServiceFetch } from './service-client.ts';

/** A route that takes a list and answers a list, item by item, each item known by a key of its own. */
export interface Join {
  path: string;
  /** Names of the list in the body, and of the one in the answer. */
  items: string;
  results: string;
}

interface Waiting {
  call: ServiceCall;
  /** Of the one call. */
  items: unknown[];
  context: RequestContext | undefined;
  resolve: (answer: Answered) => void;
}

type Answered = ServiceAnswer | Promise<ServiceAnswer>;

/** After a call the next ones wait so long for each other. Who calls now and then waits for nobody. */
const EVERY_MS = 20;
/** What comes in a burst does not wait for all of it. */
const CALLS_AT_ONCE = 50;
/** Who is refused for what one of them asks is asked alone, and so is judged alone. */
const NOT_ABOUT_ITEMS = [401, 408, 425];

/**
 * Calls of one route that come shortly after each other travel together: a call costs both sides as much as what it is
 * about. Each gets its own part of the answer; where the call is refused as a whole, each is made again alone.
 */
export function joinCalls(fetch: ServiceFetch, join: Join, log: FastifyBaseLogger): ServiceFetch {
  const waiting: Waiting[] = [];
  let restsUntilMs = 0;
  function rest(): void {
    restsUntilMs = performance.now() + EVERY_MS;
  }
  function sendAll(): void {
    const together = waiting.splice(0, CALLS_AT_ONCE);
    if (waiting.length > 0) setImmediate(sendAll);
    rest();
    const [first, ...others] = together;
    if (!first) return;
    if (others.length === 0) return first.resolve(inContext(first.context, () => fetch(first.call)));
    // One call has one name: the others say whose it is.
    for (const { context } of others)
      inContext(context, () => log.info({ requestId: first.context?.requestId, path: join.path }, 'call: made together with another'));
    const answers = inContext(first.context, () => sendTogether(fetch, join, together));
    together.forEach(({ resolve }, index) => resolve(answers.then((all) => all[index] as Answered)));
  }
  return (call) => {
    const items = call.method === 'POST' && call.path === join.path ? itemsOf(call.body, join.items) : undefined;
    const waitMs = restsUntilMs - performance.now();
    if (items && (waiting.length > 0 || waitMs > 0)) {
      if (waiting.length === 0) setTimeout(sendAll, Math.ceil(waitMs));
      return new Promise((resolve) => waiting.push({ call, items, context: currentRequest(), resolve }));
    }
    if (items) rest();
    return fetch(call);
  };
}

async function sendTogether(fetch: ServiceFetch, { items, results }: Join, waiting: readonly Waiting[]): Promise<Answered[]> {
  const [{ call }] = waiting as [Waiting, ...Waiting[]];
  const all = waiting.flatMap((each) => each.items);
  const answer = await fetch({ ...call, body: JSON.stringify({ [items]: all }) });
  const { status } = answer;
  if (status >= 400 && status < 500 && !NOT_ABOUT_ITEMS.includes(status))
    // Not awaited here: one that nobody answers is no answer to the others.
    return waiting.map((each) => inContext(each.context, () => fetch(each.call)));
  if (!answer.ok) return waiting.map(() => answer);
  const found = itemsOf(await answer.text(), results);
  // Whose result is whose is not known: nobody is given another's.
  if (found?.length !== all.length) return waiting.map(() => new ServiceAnswer(status, {}, JSON.stringify({ [results]: [] })));
  let next = 0;
  return waiting.map(({ items: own }) => {
    const part = found.slice(next, (next += own.length));
    return new ServiceAnswer(status, {}, JSON.stringify({ [results]: part }));
  });
}

/** Undefined: the text holds no such list, or something else beside it. */
function itemsOf(text: string | undefined, name: string): unknown[] | undefined {
  try {
    const body = JSON.parse(text ?? '') as Record<string, unknown>;
    const items = body[name];
    return Array.isArray(items) && Object.keys(body).length === 1 ? items : undefined;
  } catch {
    return undefined;
  }
}
