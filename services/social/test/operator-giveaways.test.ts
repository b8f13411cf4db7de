import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inMs, startSocial, type Social } from './support/start-social.ts';

const PATH = '/api/admin/events';
const NOBODYS = '01930000-0000-7000-8000-00000000ffff';
const NEW = { title: 'Winter Draw', prize: '100', startsAt: '2026-11-20T18:00:00Z', endsAt: '2099-11-22T18:00:00Z' };

let social: Social;
beforeAll(async () => void (social = await startSocial()));
afterAll(() => social.remove());

const create = (body: object, key: string = randomUUID()) => social.operator('POST', PATH, body, { headers: { 'idempotency-key': key } });
const end = (id: string) => social.operator('POST', `${PATH}/${id}/end`);
const remove = (id: string) => social.operator('DELETE', `${PATH}/${id}`);
const list = async (query: string) => (await social.operator('GET', `${PATH}?${query}`, undefined, { role: 'moderator' })).json();
const idsOf = (page: { events: { id: string }[] }) => page.events.map(({ id }) => id);
const join = async (eventId: string) => (await social.person()).post(`/api/events/${eventId}/join`);
const events = () => social.service.kit.database('giveaways');

describe('what an operator may make', () => {
  test.each([
    [{ prize: 0 }, 'event_invalid'],
    [{ prize: '-1' }, 'bad_request'],
    [{ prize: undefined }, 'bad_request'],
    [{ title: '  ' }, 'event_invalid'],
    [{ endsAt: inMs(-1) }, 'event_invalid'],
    [{ startsAt: inMs(7_200_000), endsAt: inMs(3_600_000) }, 'event_invalid'],
    [{ startsAt: '2030-01-01T00:00:00', endsAt: '2031-01-01T00:00:00' }, 'event_invalid'],
    [{ maxParticipants: 0 }, 'bad_request'],
    [{ entryFee: '1.001' }, 'bad_request'],
    [{ status: 'ended' }, 'bad_request'],
  ])('is not %j', async (change, code) => {
    const answer = await create({ ...NEW, ...change });
    expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
  });

  test('is listed newest first, searched by its title', async () => {
    const ids = [await social.event({ title: 'Zebra one' }), await social.event({ title: 'zebra TWO' })];
    const page = await list('search=ZEBRA&limit=1');
    expect([page.total, idsOf(page)]).toEqual([2, [ids[1]]]);
    const next = await list(`search=ZEBRA&limit=1&cursor=${page.nextCursor}`);
    expect([idsOf(next), next.nextCursor]).toEqual([[ids[0]], null]);
  });

  test.each(['cursor=x', 'sort=sealed_seed', 'limit=1000', 'search=%00', 'other=1'])('is not listed by %s', async (query) => {
    expect(await list(query)).toMatchObject({ code: 'bad_request' });
  });

  test('is filtered and counted by its state, sorted, and told with what its fees came to', async () => {
    const [small, great] = [await social.event({ title: 'Yak small', prize: 1 }), await social.event({ title: 'Yak great', prize: 9 })];
    const later = await social.event({ title: 'Yak later', prize: 5, startsAt: inMs(3_600_000), endsAt: inMs(7_200_000) });
    await join(great);
    await end(small);
    expect(await list('search=yak&state=ended')).toMatchObject({ events: [{ id: small, endedBy: 'a_admin' }], total: 1 });
    const active = await list('search=yak&state=active&sort=prize');
    expect([idsOf(active), active.counts, active.total]).toEqual([[later, great], { all: 3, active: 2, ended: 1 }, 2]);
    expect(active.events).toMatchObject([
      { status: 'upcoming' },
      { status: 'active', feesTaken: '5.00', currentParticipants: 1, endedAt: null },
    ]);
    const first = await list('search=yak&sort=-prize&limit=2');
    expect([idsOf(first), idsOf(await list(`search=yak&sort=-prize&limit=2&cursor=${first.nextCursor}`))]).toEqual([
      [great, later],
      [small],
    ]);
    await remove(later);
    expect(idsOf(await list('search=yak&sort=prize'))).toEqual([small, great]);
  });

  test('is a file too, page by page, safe in spreadsheets', async () => {
    for (let count = 0; count < 101; count++) await social.event({ title: `=Gnu ${String(count).padStart(3, '0')}`, maxParticipants: 7 });
    const { body, headers } = await social.operator('GET', `${PATH}.csv?search=gnu&sort=title`, undefined, { role: 'moderator' });
    expect(headers).toMatchObject({ 'content-disposition': 'attachment; filename="facet-events.csv"' });
    const lines = body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(102);
    expect(lines[0]).toBe(
      '\u{feff}"Title","State","Prize R$","Entry fee R$","Participants","Max","Fees R$","Starts (UTC)","Ends (UTC)","Winner","Id"',
    );
    expect(lines[101]).toContain(`"'=Gnu 100","active","100.00","5.00","0","7","0.00",`);
  });

  test('is for admins to change; members, and other services, see nothing of it', async () => {
    const id = await social.event();
    for (const [method, url, payload] of [
      ['POST', PATH, NEW],
      ['POST', `${PATH}/${id}/end`, undefined],
      ['PUT', `${PATH}/${id}`, { ...NEW, version: 1 }],
      ['DELETE', `${PATH}/${id}`, undefined],
    ] as const) {
      const refused = await social.operator(method, url, payload, { role: 'moderator' });
      expect([refused.statusCode, refused.json()]).toMatchObject([403, { message: 'This needs the role admin. You are moderator.' }]);
      expect((await social.service.public.inject({ method, url, ...(payload && { payload }) })).statusCode).toBe(401);
    }
    expect(await events().where({ id }).first('status')).toEqual({ status: 'active' });
    expect((await (await social.person()).get(PATH)).statusCode).toBe(401);
    const headers = { authorization: social.env.keys.serviceAuthorization('earn', 'social') };
    expect((await social.service.internal.inject({ url: '/internal/giveaways/summary', headers })).statusCode).toBe(403);
  });
});

test('the overview is told what has not ended, what it promises, and what ends next', async () => {
  const fresh = await startSocial();
  const summary = async () => (await fresh.admin('GET', '/internal/giveaways/summary')).json();
  expect(await summary()).toEqual({ active: 0, upcoming: 0, prizes: '0.00', nextEndsAt: null });
  const next = await fresh.event({ prize: '100.50', endsAt: '2098-01-01T00:00:00Z' });
  const ended = await fresh.event({ endsAt: '2097-01-01T00:00:00Z' });
  await fresh.event({ endsAt: '2099-01-01T00:00:00Z' });
  await fresh.event({ prize: 20, startsAt: inMs(3_600_000), endsAt: inMs(7_200_000) });
  await fresh.operator('POST', `${PATH}/${ended}/end`);
  expect(await summary()).toEqual({ active: 3, upcoming: 1, prizes: '220.50', nextEndsAt: '2098-01-01T00:00:00.000Z' });
  await fresh.operator('DELETE', `${PATH}/${next}`);
  expect(await summary()).toMatchObject({ active: 2, prizes: '120.00', nextEndsAt: '2099-01-01T00:00:00.000Z' });
  await fresh.remove();
});

describe('ending an event', () => {
  test('answers the winner, with how it was before in the audit log; once more is refused and names who won', async () => {
    const id = await social.event({ title: 'Friday Drop' });
    await join(id);
    const { winnerUsername } = (await end(id)).json().event;
    const again = await end(id);
    const message = `The event has ended already, by a_admin. The winner is ${winnerUsername}.`;
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'event_ended', message }]);
    expect((await social.acts(id)).filter(({ action }) => action === 'event.end')).toMatchObject([
      {
        subject: { type: 'event', id, label: 'Friday Drop' },
        operator: { username: 'a_admin', role: 'admin' },
        before: { status: 'active', winnerUsername: null },
        end: { outcome: 'succeeded', after: { status: 'ended', winnerUsername } },
      },
      { end: { outcome: 'failed', problem: message } },
    ]);
  });

  test('that its time ended a moment before is refused, and says so', async () => {
    const id = await social.event();
    await events().where({ id }).update({ status: 'ended', ended_by: 'its end', ended_at: new Date() });
    expect((await end(id)).json().message).toBe('The event has ended already, by its end. It has no winner.');
  });

  test('by three operators at once draws one winner, in one entry of the audit log', async () => {
    const id = await social.event();
    await join(id);
    const answers = await Promise.all([end(id), end(id), end(id)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
    const succeeded = (await social.acts(id)).filter((act) => act.action === 'event.end' && act.end?.outcome === 'succeeded');
    expect(succeeded).toHaveLength(1);
  });

  test('is taken back, with its prize, when its entry in the audit log cannot be written', async () => {
    const id = await social.event();
    const person = await social.person();
    await person.post(`/api/events/${id}/join`);
    const { database } = social.service.kit;
    await social.settled();
    await database.raw(`alter table outbox add constraint no_acts check (path <> '/internal/operator-acts')`);
    const answer = await end(id);
    await database.raw('alter table outbox drop constraint no_acts');
    expect([answer.statusCode, await events().where({ id }).first('status')]).toEqual([500, { status: 'active' }]);
    await social.settled();
    expect(person.transfers()).toEqual(['event_fee -500']);
  });
});

test('deleting an event answers it as it was; one that is gone is not found', async () => {
  const id = await social.event({ title: 'Gone' });
  await join(id);
  const before = (await list('search=gone')).events[0];
  const { version: _, ...told } = before;
  const answer = await remove(id);
  expect([answer.statusCode, answer.json()]).toEqual([200, { event: before }]);
  for (const each of [id, NOBODYS]) {
    const gone = await remove(each);
    expect([gone.statusCode, gone.json().code]).toEqual([404, 'event_not_found']);
    expect((await end(each)).json().code).toBe('event_not_found');
  }
  const [, deleted, refused] = await social.acts(id);
  expect(deleted).toMatchObject({
    action: 'event.delete',
    subject: { label: 'Gone' },
    before: told,
    end: { outcome: 'succeeded', after: null },
  });
  expect(refused).toMatchObject({ action: 'event.delete', end: { outcome: 'failed', problem: 'There is no such event.' } });
});

describe('the key of a dialog', () => {
  test('makes one event, sent by two tabs at once or again when the answer was lost; the audit log names it', async () => {
    const key = randomUUID();
    const answers = await Promise.all([create(NEW, key), create(NEW, key.toUpperCase()), create(NEW, key)]);
    expect(answers.map((answer) => [answer.statusCode, answer.json().event.id])).toEqual(answers.map(() => [201, key]));
    expect(await events().where({ id: key })).toHaveLength(1);
    const [first, ...more] = await social.acts(key);
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      action: 'event.create',
      subject: { type: 'event', id: key, label: 'Winter Draw' },
      input: NEW,
      before: null,
      end: { outcome: 'succeeded', after: { prize: '100.00', entryFee: '0.00', createdBy: 'a_admin', maxParticipants: null } },
    });
  });

  test('with other values is refused, and says what was made', async () => {
    const key = randomUUID();
    await create(NEW, key);
    const answer = await create({ ...NEW, prize: '1000' }, key);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'key_reused', message: expect.stringContaining('100.00') }]);
    expect(await events().where({ id: key }).first('prize')).toEqual({ prize: 10_000n });
  });

  test('may be left out, and then each call makes another', async () => {
    const made = await Promise.all([social.operator('POST', PATH, NEW), social.operator('POST', PATH, NEW)]);
    expect(new Set(made.map((answer) => answer.json().event.id)).size).toBe(2);
  });

  test('that is none is refused', async () => {
    expect((await create(NEW, 'mine')).statusCode).toBe(400);
  });

  test('is told with what was refused', async () => {
    const key = randomUUID();
    await create({ ...NEW, title: ' ' }, key);
    expect(await social.acts(key)).toMatchObject([
      { action: 'event.create', input: { title: ' ' }, end: { outcome: 'failed', problem: 'title must not be empty' } },
    ]);
  });
});

test('an event is a fact of members’ cases: what all see, and what was deleted of those who had joined', async () => {
  const id = await social.event();
  const member = await social.person();
  await member.post(`/api/events/${id}/join`);
  const fact = (memberId: string, caller = 'identity') => social.admin('GET', `/internal/members/${memberId}/facts/giveaway/${id}`, caller);
  expect((await fact(member.id)).json()).toMatchObject({ title: 'Weekend draw', amount: '100.00', state: 'joined' });
  expect((await fact(NOBODYS)).json()).toMatchObject({ title: 'Weekend draw', state: 'active' });
  await remove(id);
  expect([(await fact(member.id)).statusCode, (await fact(NOBODYS)).statusCode]).toEqual([200, 404]);
  expect((await fact(member.id, 'admin')).statusCode).toBe(403);
});
