import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction, openDatabase } from '../../src/database/open-database.ts';
import { uuidv7 } from '../../src/index.ts';
import { deliverWith } from '../../src/outbox/deliver.ts';
import { Lane } from '../../src/outbox/lane.ts';
import { LaneStore } from '../../src/outbox/lane-store.ts';
import type { Message } from '../../src/outbox/message.ts';
import { until } from '../../src/testing/index.ts';
import { Removals } from '../../src/outbox/removals.ts';
import { startLanes, textsOf, type Lanes } from './start-lanes.ts';

/** Messages under way to one receiver at a time. */
const ROOM = 32;
const PILE = 2_000;
/** What is under way when the breaker opens, and a probe for each second that a slow machine may take. */
const FEW = 3 * ROOM;

let lanes: Lanes;
beforeEach(async () => {
  lanes = await startLanes();
});
afterEach(() => lanes.close());

const empty = (database = lanes.service.kit.database) =>
  until('the outbox is empty', async () => (await database('outbox').first('id')) === undefined);

describe('a receiver that is away, with many messages waiting for it', () => {
  const ways = {
    hangs: async () => lanes.social.answer(() => 'hang'),
    'fails at once': async () => lanes.social.answer(() => ({ status: 503 })),
    'is not there': () => lanes.social.stop(),
  };
  test.each(Object.entries(ways))('and that %s holds up nobody else’s, and is asked seldom', async (_way, away) => {
    await away();
    await lanes.pile('social', PILE);
    await lanes.send('social', 'the first');
    await until(
      'it was tried',
      async () => (await lanes.service.kit.database('outbox').where('attempts', '>', 0).first('id')) !== undefined,
    );
    for (const text of ['a', 'b', 'c']) {
      await lanes.send('wallet', text);
      await until('the other one has it', () => textsOf(lanes.wallet).includes(text));
    }
    const { rows } = await lanes.service.kit.database.raw<{ rows: [{ tried: bigint }] }>(
      'select coalesce(sum(attempts), 0)::bigint as tried from outbox',
    );
    expect(Number(rows[0].tried)).toBeLessThan(FEW);
  });

  test('gets all of them once it is back', async () => {
    lanes.social.answer(() => ({ status: 503 }));
    await lanes.pile('social', 200);
    await until('it failed', () => lanes.social.calls.length >= 5);
    lanes.social.answer(() => ({ status: 200, body: {} }));
    await empty();
    expect(new Set(lanes.social.calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(200);
  });
});

test('a message that nobody took however often is tried again within twenty seconds, since others may be taken meanwhile', async () => {
  const { database } = lanes.service.kit;
  lanes.social.answer(({ body }) => ((body as { text: string }).text === 'unlucky' ? { status: 503 } : { status: 200, body: {} }));
  const id = await lanes.send('social', 'unlucky');
  await database('outbox').where({ id }).update({ attempts: 30 });
  const isPostponed = () => database('outbox').where({ id }).whereNull('lease_owner').where('attempts', '>', 30).first('due_at');
  await lanes.hurry();
  await until('it failed once more', async () => (await isPostponed()) !== undefined);
  const { rows } = await database.raw<{ rows: [{ seconds: number }] }>(
    'select extract(epoch from due_at - clock_timestamp())::float8 as seconds from outbox where id = ?',
    [id],
  );
  expect(rows[0].seconds).toBeLessThan(20);
});

test('one lane for all would be noticed', async () => {
  const { kit } = lanes.service;
  lanes.social.answer(() => 'hang');
  await lanes.service.close();
  const database = openDatabase({ url: kit.config.DATABASE_URL, applicationName: 'planted', poolSize: 4 });
  class OneForAll extends LaneStore {
    override async claim(limit: number): Promise<Message[]> {
      const { rows } = await database.raw<{ rows: Message[] }>(
        `update outbox set attempts = attempts + 1, due_at = clock_timestamp() + interval '5 seconds'
         where id in (select id from outbox where due_at <= clock_timestamp() order by due_at, seq limit ?) returning *`,
        [limit],
      );
      return rows;
    }
  }
  await database.raw(
    `insert into outbox (id, destination, path, body)
     select uuidv7(), case when n <= ? then 'social' else 'wallet' end, '/internal/told', '{"text": "piled"}' from generate_series(1, ? + 1) n`,
    [PILE, PILE],
  );
  const removals = new Removals(database, {});
  const lane = new Lane({ store: new OneForAll(database, 'all'), removals, deliver: deliverWith(kit), log: kit.log });
  lane.wake();
  await until('more than its room was tried', () => lanes.social.calls.length > ROOM);
  expect(lanes.wallet.calls).toEqual([]);
  await lane.stop();
  await database.destroy();
});

describe('messages about one subject', () => {
  test('follow each other at once: the relay’s own look each second would bring one of them', async () => {
    const texts = Array.from({ length: 60 }, (_, count) => `${count}`);
    const { database, outbox } = lanes.service.kit;
    await inTransaction(database, async (transaction) => {
      for (const text of texts)
        await outbox.send(transaction, { to: 'wallet', path: '/internal/told', subject: 'one', body: { noteId: uuidv7(), text } });
    });
    await empty();
    expect(textsOf(lanes.wallet)).toEqual(texts);
  });

  test('arrive in the order in which they were written, while others overtake', async () => {
    let refusals = 0;
    lanes.wallet.answer(({ body }) =>
      (body as { text: string }).text === 'first' && refusals++ < 2 ? { status: 503 } : { status: 200, body: {} },
    );
    await lanes.send('wallet', 'first', 'one');
    await lanes.send('wallet', 'second', 'one');
    await lanes.send('wallet', 'third', 'one');
    await lanes.send('wallet', 'of another');
    await empty();
    const delivered = textsOf(lanes.wallet);
    expect(delivered.slice(delivered.lastIndexOf('first'))).toEqual(expect.arrayContaining(['first', 'second', 'third']));
    expect(delivered.filter((text) => text !== 'of another')).toEqual(['first', 'first', 'first', 'second', 'third']);
    expect(delivered.indexOf('of another')).toBeLessThan(delivered.lastIndexOf('first'));
  });
});

describe('two relays at once', () => {
  test('deliver each message once, and those about one subject in order', async () => {
    await lanes.replica();
    const subjects = Array.from({ length: 10 }, (_, index) => `subject ${index}`);
    const sent: string[] = [];
    for (let count = 0; count < 20; count++)
      for (const subject of subjects) {
        sent.push(`${subject}: ${count}`);
        await lanes.send('wallet', `${subject}: ${count}`, subject);
      }
    await empty();
    const delivered = textsOf(lanes.wallet);
    expect(delivered.toSorted()).toEqual(sent.toSorted());
    const of = (subject: string) => (text: string) => text.startsWith(`${subject}:`);
    for (const subject of subjects) expect(delivered.filter(of(subject))).toEqual(sent.filter(of(subject)));
  });
});

test('a message that nothing waits behind costs one claim', async () => {
  const { kit } = lanes.service;
  await lanes.service.close();
  const database = openDatabase({ url: kit.config.DATABASE_URL, applicationName: 'counted', poolSize: 4 });
  let claims = 0;
  class Counted extends LaneStore {
    override claim(...given: Parameters<LaneStore['claim']>): Promise<Message[]> {
      claims += 1;
      return super.claim(...given);
    }
  }
  const removals = new Removals(database, {});
  const lane = new Lane({ store: new Counted(database, 'wallet'), removals, deliver: deliverWith(kit), log: kit.log });
  const claimsOf = async (text: string): Promise<number> => {
    const before = claims;
    await database.raw(
      `insert into outbox (id, destination, path, subject, body) values (uuidv7(), 'wallet', '/internal/told', 'one', jsonb_build_object('text', ?::text))`,
      [text],
    );
    lane.wake();
    await empty(database);
    return claims - before;
  };
  // The first answer of a receiver brings forward what was put off.
  await claimsOf('first');
  const second = await claimsOf('second');
  await lane.stop();
  await database.destroy();
  expect([second, textsOf(lanes.wallet)]).toEqual([1, ['first', 'second']]);
});
