import { callbackify } from 'node:util';
import pg from 'pg';
import { cut, Living, livingNow, never } from './living.ts';
import type { Between, Doing, Touch } from './touch.ts';

type Done = (error: Error | null, result: unknown) => void;
interface Prototype {
  query(this: pg.Client, ...given: unknown[]): unknown;
  connect(this: pg.Client, done?: (error?: Error) => void): Promise<unknown> | undefined;
}
interface Connected {
  living: Living;
  /** What it is in the middle of, or was last. */
  transaction: { isOpen: boolean; hasChanged: boolean };
}

/** Functions of our migrations that change something. */
const WRITING_FUNCTION = /\b(apply_transfers|promise_earning|settle_credit|store_rounds)\(/i;
const WRITING = /(?<!\bfor )(?<!\bno key )\b(insert into|update|delete from) "?(\w+)"?/i;
const CHECK_VIOLATION = '23514';
const DEADLOCK = '40P01';
const BEGIN = /^begin/i;
const END = /^(commit|rollback)\b(?! to)/i;

/**
 * Puts `between` between every process and its database: each change and each commit is a touch. Reading is none (what
 * breaks there breaks the same way after the change before it), nor is a relay's claim, which only says who delivers.
 */
export function standBeforeDatabases(between: Between): () => void {
  const prototype = pg.Client.prototype as unknown as Prototype;
  // Called with the connection they belong to.
  // oxlint-disable-next-line typescript/unbound-method
  const { query, connect } = prototype;
  const connected = new WeakMap<pg.Client, Connected>();

  prototype.connect = function (this: pg.Client, done) {
    const living = livingNow();
    if (living) {
      if (living.isDead) return never();
      living.clients.add(this);
      this.once('end', () => living.clients.delete(this));
      connected.set(this, { living, transaction: { isOpen: false, hasChanged: false } });
    }
    return done ? connect.call(this, done) : connect.call(this);
  };

  prototype.query = function (this: pg.Client, ...given) {
    const connection = connected.get(this);
    if (!connection) return query.apply(this, given);
    const callback = given.findLast((each) => typeof each === 'function') as Done | undefined;
    const others = given.filter((each) => each !== callback);
    if (!callback) return send(this, connection, others);
    callbackify(() => send(this, connection, others))(callback);
    return undefined;
  };

  async function send(client: pg.Client, connection: Connected, given: unknown[]): Promise<unknown> {
    const { living } = connection;
    if (living.isDead) return never();
    const [first] = given;
    const text = typeof first === 'string' ? first : ((first as { text?: string }).text ?? '');
    const perform = (): Promise<unknown> =>
      new Promise((resolve, reject) => {
        query.call(client, ...given, (error: Error | null, result: unknown) => {
          if (living.isDead) return;
          if (error) tellRefusal(between, error);
          if (error) reject(error);
          else resolve(result);
        });
      });
    living.busy += 1;
    Living.begun += 1;
    try {
      if (BEGIN.test(bare(text))) connection.transaction = { isOpen: true, hasChanged: false };
      const touch = touchOf(text, connection);
      const result = await (touch ? between.meet(touch, doingOf(client, connection, touch, perform)) : perform());
      if (END.test(bare(text))) connection.transaction.isOpen = false;
      return result;
    } finally {
      living.busy -= 1;
    }
  }

  return () => Object.assign(prototype, { query, connect });
}

const bare = (text: string): string => text.replace(/^\/\*.*?\*\/\s*/, '');

function touchOf(text: string, { living, transaction }: Connected): Touch | undefined {
  const words = bare(text);
  if (BEGIN.test(words)) return { kind: 'begin', name: `${living.name}.begin` };
  if (/^commit/i.test(words)) return transaction.hasChanged ? { kind: 'commit', name: `${living.name}.commit` } : undefined;
  const what = nameOf(words);
  return what === undefined ? undefined : { kind: transaction.isOpen ? 'statement' : 'write', name: `${living.name}.${what}` };
}

function nameOf(words: string): string | undefined {
  const called = WRITING_FUNCTION.exec(words)?.[1];
  if (called !== undefined) return called.replaceAll('_', '-');
  const [, verb = '', table = ''] = WRITING.exec(words) ?? [];
  if (verb === '' || table === 'known_settings' || (table === 'outbox' && /skip locked/i.test(words))) return undefined;
  return `${verb.split(' ')[0]?.toLowerCase()}-${table.replaceAll('_', '-')}`;
}

function doingOf(client: pg.Client, { transaction }: Connected, { kind }: Touch, perform: () => Promise<unknown>): Doing<unknown> {
  if (kind === 'begin') return { perform, lost: () => lostOf(client), mattered: () => transaction.hasChanged };
  return {
    async perform() {
      const result = await perform();
      if (kind === 'statement') transaction.hasChanged ||= changed(result);
      return result;
    },
    lost: () => lostOf(client),
    changed: kind === 'commit' ? () => true : changed,
  };
}

function tellRefusal(between: Between, error: Error & { code?: string; constraint?: string }): void {
  if (error.code === CHECK_VIOLATION) between.refused(error.constraint ?? 'a check');
  if (error.code === DEADLOCK) between.refused('two that waited for each other');
}

function lostOf(client: pg.Client): Error {
  cut(client);
  return Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
}

const changed = (result: unknown): boolean => ((result as { rowCount?: number | null } | undefined)?.rowCount ?? 0) > 0;
