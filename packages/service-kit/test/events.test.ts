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
    const unwritable = event({ subject: 'a\u0000b' });
    expect((await deliver(unwritable)).statusCode).toBe(500);
    expect((await deliver({ ...unwritable, subject: 'mended' })).statusCode).toBe(204);
    expect(await heard('mended')).toHaveLength(1);
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

  test('from a service that does not publish here is refused', async () => {
    expect((await deliver(event(), 'social')).statusCode).toBe(403);
  });
});
