import { randomUUID } from 'node:crypto';
import { attack, cookiesOf } from '../attack/target.ts';

/** What a call was answered. */
export interface Said {
  call: string;
  status: number;
  /** Parsed; its text where it is no JSON, null where it is empty. */
  body: unknown;
  cookie: string;
}

export type Call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => Promise<Said>;

/** Calls as whoever has these cookies; what changes something has a key of its own. */
export function callerWith(cookie = ''): Call {
  return async (method, path, body) => {
    const sends = method === 'POST' || method === 'PUT';
    const answer = await attack(path, {
      method,
      headers: method === 'GET' ? {} : { 'idempotency-key': randomUUID() },
      ...(sends ? { body: body ?? {} } : {}),
      ...(cookie === '' ? {} : { cookie }),
    });
    return { call: `${method} ${path}`, status: answer.status, body: parsed(answer.text), cookie: cookiesOf(answer) };
  };
}

/** What lies in an answer at a path such as `users.0.id`; undefined where nothing does. */
export function at(body: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], body);
}

/** A text that must be there for the calls that follow. */
export function textAt(said: Said, path: string): string {
  const value = at(said.body, path);
  if (typeof value !== 'string') throw new Error(`${said.call} answered ${said.status} without ${path}: ${JSON.stringify(said.body)}`);
  return value;
}

function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
}
