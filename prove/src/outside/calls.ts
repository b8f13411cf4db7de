import { Agent, type Dispatcher } from 'undici';
import { Living, livingNow, never } from './living.ts';
import type { Between, Doing, Touch } from './touch.ts';

/** Somebody who is called. */
export interface Callee {
  touchOf(request: Call): Touch['kind'] | undefined;
  /** What of the address names the step. */
  nameOf(request: Call): string;
  answer(request: Call): Promise<Answer>;
  refuse(request: Call): Answer;
  /** As who has moved as much as they may. Absent: as it refuses otherwise. */
  putOff?(request: Call): Answer;
}

export interface Call {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: string;
}

/** How a call to that host is answered; undefined: it goes where it goes without us. Never for who is dead. */
type Stand = (hostname: string) => ((call: Call) => Promise<Answer>) | undefined;

/** Puts `between` between every process and those it calls, by the host of the address; no socket is opened. */
export function standBeforeCalls(between: Between, servers: ReadonlyMap<string, Callee>): () => void {
  const stand: Stand = (hostname) => {
    const callee = servers.get(hostname);
    const living = livingNow();
    return callee && living && ((call) => answerIn(living, between, callee, call));
  };
  const restore = [standBeforeServices(stand), standBeforeFetch(stand)];
  return () => restore.forEach((undo) => undo());
}

async function answerIn(living: Living, between: Between, callee: Callee, call: Call): Promise<Answer> {
  if (living.isDead) return never();
  living.busy += 1;
  Living.begun += 1;
  try {
    const kind = callee.touchOf(call);
    const doing = doingOf(callee, call);
    const touch = kind && { kind, name: `${living.name}-to-${callee.nameOf(call)}` };
    const answer = await (touch ? between.meet(touch, doing) : doing.perform());
    return living.isDead ? await never() : answer;
  } finally {
    living.busy -= 1;
  }
}

/** Services call each other through undici's agents, which keep the deadline themselves. */
function standBeforeServices(stand: Stand): () => void {
  const dispatch = Reflect.get(Agent.prototype, 'dispatch') as Dispatcher['dispatch'];
  Agent.prototype.dispatch = function (this: Agent, options, handler) {
    const answer = stand(new URL(String(options.origin)).hostname);
    if (!answer) return dispatch.call(this, options, handler);
    const { method, path, headers, body } = options;
    const call = { method, path, headers: headers as Record<string, string>, body: typeof body === 'string' ? body : '' };
    const controller = { abort: () => undefined } as unknown as Dispatcher.DispatchController;
    handler.onRequestStart?.(controller, {});
    answer(call).then(
      ({ status, headers: answered = {}, body: text }) => {
        handler.onResponseStart?.(controller, status, answered);
        if (text !== '') handler.onResponseData?.(controller, Buffer.from(text));
        handler.onResponseEnd?.(controller, {});
      },
      (error: unknown) => handler.onResponseError?.(controller, error as Error),
    );
    return true;
  };
  return () => void (Agent.prototype.dispatch = dispatch);
}

/** Other companies, and keys, are asked by fetch. */
function standBeforeFetch(stand: Stand): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { hostname, pathname, search } = new URL(request.url);
    const answer = stand(hostname);
    if (!answer) return fetch(input, init);
    const { method } = request;
    const call = { method, path: pathname + search, headers: Object.fromEntries(request.headers), body: await request.text() };
    const { status, headers = {}, body } = await Promise.race([answer(call).catch(asFetchFails), deadlineOf(init?.signal)]);
    return new Response(status === 204 ? null : body, { status, headers });
  };
  return () => void (globalThis.fetch = fetch);
}

function asFetchFails(error: unknown): never {
  throw error instanceof DOMException ? error : Object.assign(new TypeError('fetch failed'), { cause: error });
}

/** Rejects when the caller’s patience is over. */
function deadlineOf(signal: AbortSignal | null | undefined): Promise<never> {
  if (!signal) return never();
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));
}

function doingOf(callee: Callee, call: Call): Doing<Answer> {
  return {
    perform: () => callee.answer(call),
    lost: () => new DOMException('The operation was aborted due to timeout', 'TimeoutError'),
    refuse: () => callee.refuse(call),
    putOff: () => callee.putOff?.(call) ?? callee.refuse(call),
  };
}
