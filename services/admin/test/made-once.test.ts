import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startConsole, type Console } from './support/console.ts';

const event = { title: 'Winter Draw', prize: '100', startsAt: '2026-11-20T18:00:00Z', endsAt: '2099-11-22T18:00:00Z' };

/** What pays when it is there: made twice, it pays twice. */
const nouns = [{ url: '/api/admin/events', peer: 'social', noun: 'event', body: event, other: { ...event, prize: '1000' } }] as const;

/** By id, as the services keep it: the same id again changes nothing. */
const made = new Map<string, Record<string, unknown>>();
let isAnswerLost = false;
let site: Console;

beforeAll(async () => {
  const keep = ({ body }: { body: unknown }) => {
    const { id } = body as { id: string };
    if (!made.has(id)) made.set(id, present(body as Record<string, unknown>));
    return isAnswerLost ? ('cut' as const) : { status: 200, body: { event: made.get(id) } };
  };
  site = await startConsole({ social: keep });
});
afterEach(() => {
  made.clear();
  isAnswerLost = false;
});
afterAll(() => site.remove());

describe.each(nouns)('$noun', ({ url, noun, body, other }) => {
  const create = (key: string | null, payload: object = body) =>
    site.manager.call('POST', url, payload, key === null ? {} : { 'idempotency-key': key });

  it('is made once when the answer was lost and its dialog tries again', async () => {
    const key = randomUUID();
    isAnswerLost = true;
    expect((await create(key)).statusCode).toBe(503);
    isAnswerLost = false;
    const again = await create(key);
    expect([again.statusCode, again.json()[noun]]).toMatchObject([201, { id: key }]);
    expect([...made.keys()]).toEqual([key]);
  });

  it('is made once when it is sent by two tabs at once', async () => {
    const key = randomUUID();
    const answers = await Promise.all([create(key), create(key.toUpperCase()), create(key)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect([...made.keys()]).toEqual([key]);
  });

  it('with other values under the same key is refused, and says what was made', async () => {
    const key = randomUUID();
    await create(key);
    const answer = await create(key, other);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'key_reused', message: expect.stringContaining('.00') }]);
    expect(made.size).toBe(1);
  });

  it('without a key is made under one of its own', async () => {
    expect((await create(null)).statusCode).toBeLessThan(300);
    expect(made.size).toBe(1);
  });

  it('with a key that is none is refused', async () => {
    expect((await create('mine')).statusCode).toBe(400);
    expect(made.size).toBe(0);
  });
});

function present({ prize, entryFee, startsAt, endsAt, ...body }: Record<string, unknown>): Record<string, unknown> {
  const money = (amount: unknown) => Number(amount).toFixed(2);
  const time = (text: unknown) => new Date(String(text)).toISOString();
  const shared = { description: '', status: 'active', state: 'active', createdBy: 'a_admin', createdAt: time(0), ...body };
  const ofEvent = { currentParticipants: 0, maxParticipants: null, feesTaken: '0.00', winnerUsername: null, endedAt: null, endedBy: null };
  return { ...ofEvent, ...shared, prize: money(prize), entryFee: money(entryFee ?? 0), startsAt: time(startsAt), endsAt: time(endsAt) };
}
