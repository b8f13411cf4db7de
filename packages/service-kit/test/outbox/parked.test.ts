import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { MessageRefused, uuidv7 } from '../../src/index.ts';
import { deliverWith } from '../../src/outbox/deliver.ts';
import { MessageOverLimit, MessageRefusedForGood } from '../../src/outbox/message.ts';
import { until, type FakeAnswer } from '../../src/testing/index.ts';
import { startLanes, textsOf, type Lanes } from './start-lanes.ts';

let lanes: Lanes;
beforeAll(async () => {
  lanes = await startLanes();
});
afterEach(() => {
  lanes.wallet.calls.length = 0;
});
afterAll(() => lanes.close());

const outbox = () => lanes.service.kit.database('outbox');
const refuse = (status: number) =>
  lanes.wallet.answer(({ body }) =>
    (body as { text: string }).text.startsWith('poison') ? { status, body: { error: 'no' } } : { status: 200, body: {} },
  );

/** Lets the back-off pass until the message has been tried so often. */
const triedAndAgain = (times: number) =>
  until(`it was tried ${times} times`, async () => {
    await lanes.hurry();
    return textsOf(lanes.wallet).filter((text) => text.startsWith('poison')).length >= times;
  });
const metric = async () =>
  /outbox_parked_messages\{destination="wallet",service="earn"\} (\d+)/.exec((await lanes.service.internal.inject('/metrics')).body)?.[1];

test('a message that is refused as data again and again is parked; others go on; operators see it and send it again', async () => {
  refuse(422);
  const id = await lanes.send('wallet', 'poison', 'one');
  await lanes.send('wallet', 'after it', 'one');
  await lanes.send('wallet', 'beside it');
  await triedAndAgain(5);
  await until('the others have arrived', () => textsOf(lanes.wallet).includes('after it') && textsOf(lanes.wallet).includes('beside it'));
  await until('nothing else waits', async () => (await outbox().whereNull('parked_at').first('id')) === undefined);
  await lanes.hurry();
  expect(textsOf(lanes.wallet).filter((text) => text === 'poison')).toHaveLength(5);
  expect(await metric()).toBe('1');
  expect(await lanes.admin('GET', '/internal/parked-messages')).toMatchObject({
    status: 200,
    body: {
      count: 1,
      messages: [{ id, destination: 'wallet', subject: 'one', attempts: 5, error: expect.stringContaining('wallet answered 422') }],
    },
  });

  lanes.wallet.answer(() => ({ status: 200, body: {} }));
  expect((await lanes.admin('POST', `/internal/parked-messages/${id}/replay`)).status).toBe(204);
  await until('it is delivered', async () => (await outbox().first('id')) === undefined);
  expect(lanes.wallet.calls.at(-1)?.headers['idempotency-key']).toBe(id);
  expect((await lanes.admin('POST', `/internal/parked-messages/${id}/replay`)).status).toBe(404);
});

test('what the sender itself reads as a refusal is one', async () => {
  lanes.wallet.answer(() => ({ status: 200, body: { refused: true } }));
  await lanes.send('wallet', 'poison read');
  await triedAndAgain(5);
  const parked = await until('it is parked', () => outbox().whereNotNull('parked_at').first('last_error'));
  expect(parked).toEqual({ last_error: 'it would not' });
  await outbox().delete();
});

test('is one alone among many that were answered together: each other one is told of once, and removed', async () => {
  const noteIds = Array.from({ length: 40 }, () => uuidv7());
  const [refused] = noteIds;
  const noteOf = ({ body }: { body: unknown }) => (body as { noteId: string }).noteId;
  lanes.wallet.answer((call) => ({ status: 200, body: { refused: noteOf(call) === refused } }));
  const { database, outbox: messages } = lanes.service.kit;
  await database.transaction(async (transaction) => {
    await transaction('notes').insert(noteIds.map((id) => ({ id, text: 'together' })));
    for (const noteId of noteIds) await messages.send(transaction, { to: 'wallet', path: '/internal/told', body: { noteId } });
  });
  const left = () => outbox().select('body', 'attempts', 'refusals');
  await until('one is left, which was refused', async () => (await left()).every(({ refusals }) => refusals > 0));
  expect((await left()).map(noteOf)).toEqual([refused]);
  expect(
    lanes.wallet.calls
      .map(noteOf)
      .filter((id) => id !== refused)
      .toSorted(),
  ).toEqual(noteIds.slice(1));
  const told = (await database('notes').whereIn('id', noteIds).orderBy('id').pluck('told_times')) as number[];
  expect(told).toEqual([0, ...Array<number>(39).fill(1)]);
  await outbox().delete();
});

const message = {
  id: uuidv7(),
  destination: 'wallet',
  path: '/x',
  body: { text: 'poison' },
  headers: {},
  attempts: 1,
  refusals: 0,
};

const delivering = () => deliverWith(lanes.service.kit)(message);

test.each([200, 201, 202])('an answer %i takes the message', async (status) => {
  lanes.wallet.answer(() => ({ status, body: { taken: true } }));
  await expect(delivering()).resolves.toEqual({ taken: true });
});

test('an answer 204 takes the message', async () => {
  lanes.wallet.answer(() => ({ status: 204 }));
  await expect(delivering()).resolves.toBeNull();
});

test.each([400, 404, 409, 422])('an answer %i refuses the message, which is tried some more', async (status) => {
  refuse(status);
  await expect(delivering()).rejects.toMatchObject({ name: 'MessageRefused', triesBeforeParking: 5 });
});

test.each([403, 405, 410, 413, 415])('an answer %i refuses the message for good', async (status) => {
  refuse(status);
  await expect(delivering()).rejects.toBeInstanceOf(MessageRefusedForGood);
});

test('an answer 429 says to come later', async () => {
  refuse(429);
  await expect(delivering()).rejects.toBeInstanceOf(MessageOverLimit);
});

test.each([301, 401, 408, 425, 429, 500, 501, 502, 503, 504])('an answer %i says nothing of the message', async (status) => {
  refuse(status);
  await expect(delivering()).rejects.not.toBeInstanceOf(MessageRefused);
});

test.each<[what: string, answer: FakeAnswer]>([
  ['that does not come', 'hang'],
  ['that is cut off', 'cut'],
  ['that nobody can read', { status: 200, body: '{"results":[' }],
])('an answer %s says nothing of the message, which is tried again under its key', async (_what, answer) => {
  lanes.wallet.answer(() => answer);
  await expect(delivering()).rejects.not.toBeInstanceOf(MessageRefused);
  const id = await lanes.send('wallet', 'poison unread');
  await until('it was tried', () => lanes.wallet.calls.some(({ headers }) => headers['idempotency-key'] === id));
  lanes.wallet.answer(() => ({ status: 200, body: {} }));
  await until('it is delivered', async () => {
    await lanes.hurry();
    return (await outbox().first('id')) === undefined;
  });
});

test('what says nothing of the message never parks it', async () => {
  refuse(503);
  await lanes.send('wallet', 'poison for a while');
  await triedAndAgain(7);
  expect(await outbox().whereNotNull('parked_at').first('id')).toBeUndefined();
  lanes.wallet.answer(() => ({ status: 200, body: {} }));
  await until('it is delivered', async () => {
    await lanes.hurry();
    return (await outbox().first('id')) === undefined;
  });
});

test.each([403, 410])(
  'a message that is refused for good (%i) is parked at its first try, with the reason; all else goes on',
  async (status) => {
    refuse(status);
    const id = await lanes.send('wallet', 'poison forbidden', 'one');
    for (const text of ['one', 'two', 'three']) await lanes.send('wallet', text, 'one');
    await lanes.send('social', 'elsewhere');
    await until('the others have arrived', async () => (await outbox().whereNull('parked_at').first('id')) === undefined);
    expect(textsOf(lanes.social)).toContain('elsewhere');
    expect(textsOf(lanes.wallet)).toEqual(['poison forbidden', 'one', 'two', 'three']);
    expect(await metric()).toBe('1');
    expect(await lanes.admin('GET', '/internal/parked-messages')).toMatchObject({
      body: { count: 1, messages: [{ id, attempts: 1, error: expect.stringContaining(`wallet answered ${status}`) }] },
    });
    // the right is there now
    lanes.wallet.answer(() => ({ status: 200, body: {} }));
    expect((await lanes.admin('POST', `/internal/parked-messages/${id}/replay`)).status).toBe(204);
    await until('it is delivered', async () => (await outbox().first('id')) === undefined);
    expect(lanes.wallet.calls.at(-1)?.headers['idempotency-key']).toBe(id);
  },
);

test('a path that is over its limit holds up no other path of its receiver, and goes on by itself', async () => {
  const { database, outbox: messages } = lanes.service.kit;
  let isOver = true;
  lanes.wallet.answer(({ url }) => (isOver && url === '/internal/limited' ? { status: 429 } : { status: 200, body: {} }));
  const limited = Array.from({ length: 200 }, () => ({ to: 'wallet', path: '/internal/limited', body: { text: 'limited' } }));
  await database.transaction(async (transaction) => {
    for (const command of limited) await messages.send(transaction, command);
  });
  await until('it was tried', () => textsOf(lanes.wallet).includes('limited'));
  await lanes.send('wallet', 'of another path');
  await until('the other one has arrived', () => textsOf(lanes.wallet).includes('of another path'));
  expect(textsOf(lanes.wallet).length).toBeLessThan(100);
  isOver = false;
  await until('all have arrived', async () => (await outbox().first('id')) === undefined);
});
