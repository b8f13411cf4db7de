import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7, type Service } from '../src/index.ts';
import { forgetConsumed } from '../src/outbox/forget-consumed.ts';
import { testEnvironment, until, type TestEnvironment } from '../src/testing/index.ts';
import { buildService, migrationsDirectory } from './notes/app.ts';

let env: TestEnvironment;
let service: Service;

beforeAll(async () => {
  env = await testEnvironment('earn', { migrationsDirectory });
  service = buildService(env.variables);
  await service.ready();
});
afterAll(async () => {
  await service.close();
  await env.remove();
});

const event = (change: object = {}) => ({
  specversion: '1.0',
  id: uuidv7(),
  source: '/wallet',
  type: 'rewards.test.note.written.v1',
  subject: uuidv7(),
  time: new Date().toISOString(),
  datacontenttype: 'application/json',
  data: {},
  ...change,
});
const DATED = 'rewards.test.note.dated.v1';
const deliver = (payload: object, caller = 'wallet') =>
  service.internal.inject({
    method: 'POST',
    url: '/internal/events',
    headers: { authorization: env.keys.serviceAuthorization(caller, 'earn') },
    payload,
  });
const heard = (subject: string) => service.kit.database('notes').where({ text: `heard ${subject}` });

describe('an event', () => {
  test('delivered 20 times at once takes effect once', async () => {
    const same = event();
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(same)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 20 }, () => 204));
    expect(await heard(same.subject)).toHaveLength(1);
  });

  test('of a type that nobody handles is accepted', async () => {
    expect((await deliver(event({ type: 'rewards.test.other.happened.v1' }))).statusCode).toBe(204);
  });

  test('whose handler fails is not remembered, so that it can come again', async () => {
    const { database } = service.kit;
    const failing = event();
    await database.raw('alter table notes rename to away');
    expect((await deliver(failing)).statusCode).toBe(500);
    await database.raw('alter table away rename to notes');
    expect((await deliver({ ...failing, subject: 'mended' })).statusCode).toBe(204);
    expect(await heard('mended')).toHaveLength(1);
  });

  // A failure would be tried for ever, and hold up what comes after it; what is refused waits for an operator.
  test.each([
    ['holds a NUL', event({ subject: 'a\u0000b' })],
    ['holds half of a character', event({ data: { deep: ['\udc00'] } })],
    ['has a name that is no text', event({ data: { '\ud800': 1 } })],
    ['says something else', event({ type: DATED, data: { when: '2026-01-01' } })],
    ['says what the database cannot read', event({ type: DATED, data: { at: '2026-02-30' } })],
  ])('that %s is refused for good, and not remembered', async (_what, poison) => {
    expect((await deliver(poison)).statusCode).toBe(400);
    expect(await service.kit.database('consumed_events').where({ event_id: poison.id })).toEqual([]);
  });

  test('may hold any character that is one, and whatever looks like an escape', async () => {
    const odd = event({ subject: '😀 \\u0000 \\ud800 \u2028' });
    expect((await deliver(odd)).statusCode).toBe(204);
    expect(await heard(odd.subject)).toHaveLength(1);
  });

  test('is forgotten when it cannot come again, and not before', async () => {
    const [old, young] = [event(), event()];
    for (const each of [old, young]) await deliver(each);
    const { database, log } = service.kit;
    await database('consumed_events')
      .where({ event_id: old.id })
      .update({ consumed_at: database.raw(`clock_timestamp() - interval '91 days'`) });
    const job = forgetConsumed({ database, log });
    await job.start();
    await until(
      'the old one is forgotten',
      async () => (await database('consumed_events').where({ event_id: old.id }).first()) === undefined,
    );
    await job.stop();
    expect(await database('consumed_events').where({ event_id: young.id })).toHaveLength(1);
  });

  test('of many that are old each is forgotten, by two replicas at once, and no young one', async () => {
    const { database, log } = service.kit;
    const all = () => database('consumed_events').count('* as n').first();
    const before = Number((await all())?.['n']);
    await database.raw(
      `insert into consumed_events (event_id, type, consumed_at)
       select uuidv7(), 'old', clock_timestamp() - interval '91 days' from generate_series(1, 12000)`,
    );
    const jobs = [forgetConsumed({ database, log }), forgetConsumed({ database, log })];
    await Promise.all(jobs.map(async (job) => job.start()));
    await until('the old ones are forgotten', async () => Number((await all())?.['n']) === before);
    await Promise.all(jobs.map(async (job) => job.stop()));
    expect(Number((await all())?.['n'])).toBe(before);
  });

  test('from a service that does not publish here is refused', async () => {
    expect((await deliver(event(), 'social')).statusCode).toBe(403);
  });
});
