import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { MessageRefused, uuidv7 } from '../../src/index.ts';
import { deliverWith } from '../../src/outbox/deliver.ts';
import { MessageForbidden } from '../../src/outbox/message.ts';
import { until } from '../../src/testing/index.ts';
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

const message = { id: uuidv7(), destination: 'wallet', path: '/x', body: { text: 'poison' }, headers: {}, attempts: 1, refusals: 0 };

test.each([400, 404, 409, 413, 422])('an answer %i refuses the message', async (status) => {
  refuse(status);
  await expect(deliverWith(lanes.service.kit)(message)).rejects.toBeInstanceOf(MessageRefused);
});

test.each([401, 408, 425, 429, 500, 503])('an answer %i says nothing of the message', async (status) => {
  refuse(status);
  await expect(deliverWith(lanes.service.kit)(message)).rejects.not.toBeInstanceOf(MessageRefused);
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

test('a message for which a right is missing is kept for an hour of tries, holds up no other, and is then parked', async () => {
  const { triesBeforeParking } = new MessageForbidden();
  refuse(403);
  await lanes.send('wallet', 'poison forbidden');
  await triedAndAgain(7);
  for (const text of ['one', 'two', 'three']) await lanes.send('wallet', text);
  await until('the others have arrived', async () => (await outbox().select('id')).length === 1);
  expect(await outbox().first('parked_at', 'refusals')).toMatchObject({ parked_at: null });
  await outbox().update({ refusals: triesBeforeParking - 1 });
  const parked = await until('it is parked', async () => {
    await lanes.hurry();
    return outbox().whereNotNull('parked_at').first('last_error');
  });
  expect(parked).toEqual({ last_error: expect.stringContaining('wallet answered 403') });
  await outbox().delete();
});

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
