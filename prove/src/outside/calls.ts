import { Living, livingNow, never } from './living.ts';
import type { Between, Doing, Touch } from './touch.ts';

/** Somebody who is called by fetch. */
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

/** Puts `between` between every process and those it calls by fetch, by the host of the address; no socket is opened. */
export function standBeforeCalls(between: Between, servers: ReadonlyMap<string, Callee>): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { hostname, pathname, search } = new URL(request.url);
    const callee = servers.get(hostname);
    const living = livingNow();
    if (!callee || !living) return fetch(input, init);
    if (living.isDead) return never();
    living.busy += 1;
    Living.begun += 1;
    try {
      const call: Call = {
        method: request.method,
        path: pathname + search,
        headers: Object.fromEntries(request.headers),
        body: await request.text(),
      };
      const kind = callee.touchOf(call);
      const doing = doingOf(callee, call);
      const touch = kind && { kind, name: `${living.name}-to-${callee.nameOf(call)}` };
      const answered = touch ? between.meet(touch, doing) : doing.perform();
      const answer = await Promise.race([answered, deadlineOf(init?.signal)]);
      if (living.isDead) return await never();
      const { status, headers = {}, body } = answer;
      return new Response(status === 204 ? null : body, { status, headers });
    } finally {
      living.busy -= 1;
    }
  };
  return () => void (globalThis.fetch = fetch);
}

/** Rejects when the caller’s patience is over. */
function deadlineOf(signal: AbortSignal | null | undefined): Promise<never> {
  if (!signal) return never();
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));
}

function doingOf(callee: Callee, call: Call): Doing<Answer> {
  return {
    perform: () =>
      callee.answer(call).catch((error: unknown) => {
        throw Object.assign(new TypeError('fetch failed'), { cause: error });
      }),
    lost: () => new DOMException('The operation was aborted due to timeout', 'TimeoutError'),
    refuse: () => callee.refuse(call),
    putOff: () => callee.putOff?.(call) ?? callee.refuse(call),
  };
}
