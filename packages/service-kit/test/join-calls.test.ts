import type { FastifyBaseLogger } from 'fastify';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { joinCalls } from '../src/client/join-calls.ts';
import { ServiceAnswer, type ServiceCall } from '../src/client/send-call.ts';
import { contextFrom, currentRequest, inContext } from '../src/http/request-context.ts';

const join = { path: '/internal/things', items: 'things', results: 'results' };
const call = (...things: string[]): ServiceCall => ({ method: 'POST', path: join.path, body: JSON.stringify({ things }) });
const told: object[] = [];
const log = { info: (line: object) => told.push({ ...line, by: currentRequest()?.requestId }) } as unknown as FastifyBaseLogger;

let made: { things: string[]; requestId: string | undefined }[];
let answer: (things: string[]) => ServiceAnswer;
const answerWith = (results: string[], status = 200) => new ServiceAnswer(status, {}, JSON.stringify({ results }));
const fetchAll = () =>
  joinCalls(
    async ({ body }) => {
      const { things } = JSON.parse(body ?? '') as { things: string[] };
      made.push({ things, requestId: currentRequest()?.requestId });
      return Promise.resolve(answer(things));
    },
    join,
    log,
  );
beforeEach(() => {
  made = [];
  told.length = 0;
  answer = (things) => answerWith(things.map((thing) => `${thing} is done`));
});

/** The first goes at once, and the others wait for each other. */
async function askAll(calls: readonly ServiceCall[]): Promise<unknown[]> {
  const fetch = fetchAll();
  const asked = calls.map((each, index) =>
    inContext(contextFrom({}, `request-${index}`), async () => {
      const said = await fetch(each);
      return said.ok ? ((await said.json()) as { results: string[] }).results : said.status;
    }),
  );
  return Promise.all(asked);
}
const asked = () => made.map(({ things }) => things);

describe('calls that come shortly after each other', () => {
  test('travel together but for the first, and each is told of its own', async () => {
    expect(await askAll([call('a'), call('b'), call('c', 'd'), call('e')])).toEqual([
      ['a is done'],
      ['b is done'],
      ['c is done', 'd is done'],
      ['e is done'],
    ]);
    expect(asked()).toEqual([['a'], ['b', 'c', 'd', 'e']]);
  });

  test('are not more than 50 at once, however many come', async () => {
    const things = Array.from({ length: 121 }, (_, index) => `${index}`);
    expect(await askAll(things.map((thing) => call(thing)))).toEqual(things.map((thing) => [`${thing} is done`]));
    expect(made.map((each) => each.things.length)).toEqual([1, 50, 50, 20]);
  });

  test('bear the name of the first of them, and the others say whose', async () => {
    await askAll([call('a'), call('b'), call('c')]);
    expect(made.map(({ requestId }) => requestId)).toEqual(['request-0', 'request-1']);
    expect(told).toEqual([{ by: 'request-2', requestId: 'request-1', path: join.path }]);
  });

  test('go alone where they are about something else, or say more', async () => {
    const other = { ...call('x'), path: '/internal/other' };
    const more = { ...call(), body: JSON.stringify({ things: ['y'], isDry: true }) };
    await askAll([call('a'), other, more]);
    expect(asked()).toEqual([['a'], ['x'], ['y']]);
  });

  test.each([400, 403, 422, 429])('are each made alone when they are refused together (%i): one harms no other', async (status) => {
    answer = (things) => (things.includes('bad') ? answerWith([], status) : answerWith(things.map((thing) => `${thing} is done`)));
    expect(await askAll([call('a'), call('b'), call('bad'), call('c')])).toEqual([['a is done'], ['b is done'], status, ['c is done']]);
    expect(asked()).toEqual([['a'], ['b', 'bad', 'c'], ['b'], ['bad'], ['c']]);
  });

  test('are each told their own when one that was made alone is not answered', async () => {
    answer = (things) => {
      if (things.length > 1) return answerWith([], 400);
      if (things[0] === 'lost') throw new Error('nobody answers');
      return answerWith(things.map((thing) => `${thing} is done`));
    };
    const fetch = fetchAll();
    const outcomes = await Promise.allSettled(['a', 'b', 'lost', 'c'].map((thing) => fetch(call(thing))));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });

  test.each([401, 500, 503])('are told alike of an answer that is about none of them (%i)', async (status) => {
    answer = ([first = '']) => answerWith([], first === 'a' ? 200 : status);
    expect((await askAll([call('a'), call('b'), call('c')])).slice(1)).toEqual([status, status]);
    expect(made).toHaveLength(2);
  });

  test('all fail when nobody answers', async () => {
    answer = () => {
      throw new Error('nobody is there');
    };
    const fetch = fetchAll();
    const outcomes = await Promise.allSettled([fetch(call('a')), fetch(call('b')), fetch(call('c'))]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  });

  test('take no part of an answer that is not theirs for certain', async () => {
    answer = (things) => answerWith(things.slice(1));
    expect((await askAll([call('a'), call('b'), call('c'), call('d')])).slice(1)).toEqual([[], [], []]);
  });
});

test('who asks now and then waits for nobody', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const fetch = fetchAll();
  await fetch(call('a'));
  vi.advanceTimersByTime(21);
  void fetch(call('b'));
  expect(asked()).toEqual([['a'], ['b']]);
});
