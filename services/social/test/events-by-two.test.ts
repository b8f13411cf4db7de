import { randomUUID } from 'node:crypto';
import { uuidv7 } from '@facet/service-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSocial, type Social } from './support/start-social.ts';

const PATH = '/api/admin/events';
const NEW = { title: 'Large Draw', prize: '200', startsAt: '2026-11-20T18:00:00Z', endsAt: '2099-11-22T18:00:00Z' };

let social: Social;
beforeAll(async () => void (social = await startSocial({}, { promise_limit: '150' })));
afterAll(() => social.remove());

const someone = (username = 'ada') => ({ id: uuidv7(), username, role: 'admin' as const });
type Who = ReturnType<typeof someone>;
const create = (by: Who, body: object = NEW, key: string = randomUUID()) =>
  social.operator('POST', PATH, body, { by, headers: { 'idempotency-key': key } });
const decide = (by: Who, id: string, what: 'confirm' | 'decline' | 'withdraw') =>
  social.operator('POST', `${PATH}/proposals/${id}/${what}`, {}, { by });
const events = (id: string) => social.service.kit.database('giveaways').where({ id });

test('an event whose prize is above what one operator may promise alone is seen by nobody until another one confirms it', async () => {
  const [id, ada, ben] = [randomUUID(), someone(), someone('ben')];
  const asked = await create(ada, NEW, id);
  expect([asked.statusCode, asked.json()]).toEqual([202, { proposal: { id } }]);
  expect((await create(ada, NEW, id)).statusCode).toBe(202);
  const member = await social.person();
  const shown = async () => ((await member.get('/api/events')).json().events as { id: string }[]).some((event) => event.id === id);
  expect([await shown(), await events(id)]).toEqual([false, []]);
  expect((await member.post(`/api/events/${id}/join`)).statusCode).toBe(404);
  const { proposals } = (await social.operator('GET', `${PATH}/proposals`, undefined, { role: 'moderator' })).json();
  expect(proposals).toMatchObject([{ id, promised: '200.00', asked: { title: 'Large Draw' }, by: { username: 'ada' } }]);

  expect((await decide(ada, id, 'confirm')).json().code).toBe('own_proposal');
  const answers = await Promise.all([decide(ben, id, 'confirm'), decide(ben, id, 'confirm')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await shown()).toBe(true);
  expect(await events(id)).toMatchObject([{ title: 'Large Draw', prize: 20_000n, created_by: 'ada' }]);
  expect((await create(ada, NEW, id)).json()).toMatchObject({ event: { id } });
  expect((await social.acts(id)).map(({ action, end }) => [action, end?.outcome])).toEqual([
    ['event.propose', 'succeeded'],
    ['event.confirm', 'failed'],
    ['event.confirm', 'succeeded'],
  ]);
});

test('an operator is told what they may still promise alone in prizes', async () => {
  const by = someone();
  const limit = async () => (await social.operator('GET', `${PATH}/limit`, undefined, { by })).json();
  expect(await limit()).toEqual({ limit: '150.00', left: '150.00', everyone: 1 });
  await create(by, { ...NEW, prize: '100' });
  expect(await limit()).toMatchObject({ left: '50.00' });
});

test('one that is declined never is', async () => {
  const [id, ben] = [randomUUID(), someone('ben')];
  await create(someone(), NEW, id);
  expect((await decide(ben, id, 'decline')).statusCode).toBe(200);
  expect((await decide(someone('cleo'), id, 'confirm')).json().code).toBe('already_decided');
  expect(await events(id)).toEqual([]);
});

test('one that its proposer takes back never is; that is told once', async () => {
  const [id, ada] = [randomUUID(), someone()];
  await create(ada, NEW, id);
  for (const _ of [1, 2]) expect((await decide(ada, id, 'withdraw')).statusCode).toBe(200);
  expect((await decide(someone('cleo'), id, 'confirm')).json().code).toBe('already_decided');
  expect(await events(id)).toEqual([]);
  expect((await social.acts(id)).map(({ action, end }) => [action, end?.outcome])).toEqual([
    ['event.propose', 'succeeded'],
    ['event.withdraw', 'succeeded'],
    ['event.confirm', 'failed'],
  ]);
});

test('a prize is not raised past the limit by an edit either', async () => {
  const [id, ada] = [randomUUID(), someone()];
  expect((await create(ada, { ...NEW, prize: '100' }, id)).statusCode).toBe(201);
  const edit = (prize: string, version: number) => social.operator('PUT', `${PATH}/${id}`, { ...NEW, prize, version }, { by: ada });
  const seen = (await social.operator('GET', `${PATH}?search=Large`, undefined, { role: 'moderator' })).json();
  const { version } = (seen.events as { id: string; version: number }[]).find((event) => event.id === id) ?? { version: 0 };
  expect((await edit('151', version)).json().code).toBe('second_operator_needed');
  expect((await edit('150', version)).json()).toMatchObject({ event: { prize: '150.00' } });
  expect(await events(id)).toMatchObject([{ prize: 15_000n }]);
});
