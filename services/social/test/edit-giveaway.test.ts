import { randomUUID } from 'node:crypto';
import { until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inMs, startSocial, type Social } from './support/start-social.ts';

const PATH = '/api/admin/events';

let social: Social;
beforeAll(async () => void (social = await startSocial()));
afterAll(() => social.remove());

const edit = (id: string, body: object) => social.operator('PUT', `${PATH}/${id}`, body);
const end = (id: string) => social.operator('POST', `${PATH}/${id}/end`);
const remove = (id: string) => social.operator('DELETE', `${PATH}/${id}`);
const join = async (eventId: string) => (await social.person()).post(`/api/events/${eventId}/join`);
const events = () => social.service.kit.database('giveaways');

describe('editing an event', () => {
  const times = { startsAt: inMs(-60_000), endsAt: inMs(3_600_000) };
  const made = { title: 'Firday Drop', description: '', prize: '100.00', entryFee: '5.00', maxParticipants: 10, ...times };

  test('mends a typo and raises the prize, keeps who is in, and tells the audit log who changed what', async () => {
    const id = await social.event(made);
    const person = await social.person();
    await person.post(`/api/events/${id}/join`);
    const answer = await edit(id, { ...made, title: ' Friday Drop ', prize: 150, version: 1 });
    expect([answer.statusCode, answer.json().event]).toMatchObject([
      200,
      { title: 'Friday Drop', prize: '150.00', currentParticipants: 1, feesTaken: '5.00', version: 2 },
    ]);
    expect((await person.get('/api/events')).json().events).toContainEqual(
      expect.objectContaining({ id, title: 'Friday Drop', prize: '150.00', joined: true }),
    );
    await end(id);
    await social.settled();
    expect(person.transfers()).toEqual(['event_fee -500', 'event_prize 15000']);
    const act = (await social.acts(id)).find(({ action }) => action === 'event.edit');
    expect(act).toMatchObject({
      operator: { username: 'a_admin' },
      subject: { label: 'Friday Drop' },
      before: { title: 'Firday Drop', prize: '100.00' },
      end: { outcome: 'succeeded', after: { title: 'Friday Drop', prize: '150.00' } },
    });
    expect(act?.before).not.toHaveProperty('version');
  });

  test.each([
    [{ prize: '99.99' }, '1 member has joined for a prize of R$ 100.00. It may rise, not fall.'],
    [{ entryFee: '4' }, '1 member has joined for an entry fee of R$ 5.00. It stays as it is.'],
    [{ startsAt: inMs(-120_000) }, '1 member has joined since it began. Its start stays as it is.'],
    [{ endsAt: inMs(1_800_000) }, `1 member has joined an event that ends at ${times.endsAt}. It may end later, not earlier.`],
    [{ maxParticipants: 11 }, /^1 member has joined an event of 10 participants at most\. The limit may fall, not rise/],
    [{ maxParticipants: null }, /The limit may fall, not rise/],
  ])('does not worsen what who joined was promised: %j', async (change, message) => {
    const id = await social.event(made);
    await join(id);
    const answer = await edit(id, { ...made, ...change, version: 1 });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'event_promised']);
    expect(answer.json().message).toMatch(message);
    const better = { prize: '100.01', endsAt: inMs(7_200_000), maxParticipants: 1, version: 1 };
    expect((await edit(id, { ...made, ...better })).statusCode).toBe(200);
  });

  test('leaves no fewer places than are taken, also by who is just joining', async () => {
    const id = await social.event(made);
    await Promise.all([join(id), join(id)]);
    const answer = await edit(id, { ...made, maxParticipants: 1, version: 1 });
    expect(answer.json()).toMatchObject({
      code: 'event_promised',
      message: '2 members have joined already. The limit may not be lower than that.',
    });
  });

  test('that nobody has joined changes all of it', async () => {
    const id = await social.event(made);
    const all = { title: 'New', description: 'Words', prize: '1.00', entryFee: '0.00', maxParticipants: null };
    const later = { startsAt: inMs(60_000), endsAt: inMs(120_000) };
    const answer = await edit(id, { ...all, ...later, version: 1 });
    expect([answer.statusCode, answer.json().event]).toMatchObject([200, { ...all, ...later, status: 'upcoming' }]);
    expect((await edit(id, { ...all, ...later, endsAt: inMs(-1_000), version: 2 })).json().code).toBe('event_invalid');
  });

  test('that somebody else has edited since is refused and names them; the same edit again changes nothing', async () => {
    const id = await social.event(made);
    const mended = { ...made, title: 'Friday Drop', version: 1 };
    const answers = await Promise.all([edit(id, mended), edit(id, { ...made, title: 'Another', version: 1 })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'event_changed',
      message: 'a_admin changed this event meanwhile. Look at it again before you save.',
    });
    const won = answers.findIndex(({ statusCode }) => statusCode === 200);
    const again = await edit(id, won === 0 ? mended : { ...made, title: 'Another', version: 1 });
    expect([again.statusCode, again.json().event.version]).toEqual([200, 2]);
  });

  test('that has ended, or whose time is over, changes its words alone; one that is deleted is not found', async () => {
    const id = await social.event(made);
    await end(id);
    expect((await edit(id, { ...made, title: 'Mended', version: 1 })).json()).toMatchObject({
      event: { title: 'Mended', status: 'ended' },
    });
    const refused = await edit(id, { ...made, prize: '101', version: 2 });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'event_ended', message: expect.stringMatching(/^The event has ended\./) },
    ]);
    await remove(id);
    expect((await edit(id, { ...made, version: 2 })).json().code).toBe('event_not_found');
  });

  test('whose end is moved while its draw waits for the row goes on', async () => {
    const { database } = social.service.kit;
    const id = await social.event({ ...made, endsAt: inMs(500) });
    const editing = await database.transaction();
    await editing('giveaways')
      .where({ id })
      .update({ ends_at: new Date(Date.now() + 3_600_000) });
    await until('the draw waits', async () => {
      const { rows } = await database.raw('select 1 from pg_locks where not granted');
      return rows.length > 0;
    });
    await editing.commit();
    // Behind the draw, in the queue for the same row.
    expect(await events().where({ id }).forUpdate().first('status')).toEqual({ status: 'active' });
  });
});

test('no more is promised than the wallet books at once; what was promised before stays', async () => {
  const most = 50_000;
  const create = (change: object) =>
    social.operator(
      'POST',
      PATH,
      { title: 'Grand Draw', prize: '100', startsAt: inMs(-60_000), endsAt: inMs(3_600_000), ...change },
      { headers: { 'idempotency-key': randomUUID() } },
    );
  for (const field of ['prize', 'entryFee']) {
    const refused = await create({ [field]: `${most}.01` });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'event_invalid']);
    expect(refused.json().message).toContain(`${field} must be at most R$ 50000.00`);
  }
  const { event } = (await create({ prize: most })).json();
  const { id, title, startsAt, endsAt } = event;
  const fields = { title, startsAt, endsAt };
  expect((await edit(id, { ...fields, prize: `${most}.01`, version: 1 })).json().code).toBe('event_invalid');
  await events().where({ id }).update({ prize: 6_000_000 });
  expect((await edit(id, { ...fields, title: 'Great Draw', prize: '60000', version: 1 })).statusCode).toBe(200);
});
