import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOnlyForAdmins, notFound, refusal, startConsole, type Console } from '../support/console.ts';
import type { TestOperator } from '../support/operator.ts';

const ID = '01930000-0000-7000-8000-000000000002';
const EVENT = {
  id: ID,
  title: 'Friday Drop 48',
  description: 'Every Friday',
  status: 'active',
  prize: '500.00',
  entryFee: '5.00',
  maxParticipants: 120,
  currentParticipants: 86,
  feesTaken: '430.00',
  startsAt: '2026-11-20T18:00:00.000Z',
  endsAt: '2026-11-22T18:00:00.000Z',
  winnerUsername: null,
  createdBy: 'mirela',
  endedAt: null,
  endedBy: null,
};
const LISTED = { events: [EVENT], counts: { all: 1, active: 1, ended: 0 }, nextCursor: null, total: 1 };
const NEW = { title: 'Winter Draw', description: '', prize: '100', entryFee: 0, startsAt: EVENT.startsAt, endsAt: EVENT.endsAt };

/** Who ended it, as social has it; null while it is active. */
let endedBy: string | null = null;
/** Between the operator's look and his call somebody else is quicker. */
let quicker: string | null = null;
let site: Console;
beforeAll(async () => {
  site = await startConsole({
    social: ({ method, url, body }) => {
      const event = () => ({ ...EVENT, ...(endedBy !== null && { status: 'ended', endedBy, winnerUsername: 'tundra_vex' }) });
      if (method === 'GET' && url.startsWith('/internal/giveaways?')) return { status: 200, body: LISTED };
      if (method === 'POST' && url === '/internal/giveaways') {
        if ((body as { title: string }).title === ' ') return refusal(400, 'event_invalid', 'title must not be empty');
        return {
          status: 200,
          body: { event: { ...EVENT, maxParticipants: null, ...(body as object), prize: '100.00', entryFee: '0.00' } },
        };
      }
      if (!url.startsWith(`/internal/giveaways/${ID}`)) return notFound('event_not_found', 'There is no such event.');
      if (url.endsWith('/end')) endedBy ??= quicker ?? (body as { by: string }).by;
      return { status: 200, body: { event: event() } };
    },
  });
});
afterAll(() => site.remove());

const create = (operator: TestOperator, body: object) =>
  operator.call('POST', '/api/admin/events', body, { 'idempotency-key': randomUUID() });

describe('events', () => {
  it('are listed for every role, and exported', async () => {
    const answer = await site.moderator.call('GET', '/api/admin/events?search=fri&state=active&sort=endsAt');
    expect([answer.statusCode, answer.json()]).toEqual([200, LISTED]);
    expect(site.peers.social.calls.at(-1)?.url).toBe('/internal/giveaways?search=fri&state=active&sort=endsAt&limit=50');
    expect((await site.moderator.call('GET', '/api/admin/events.csv')).body).toContain('"Friday Drop 48","active","500.00"');
  });

  it('are created under an id that the audit trail names', async () => {
    const answer = await create(site.manager, NEW);
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { event: { title: 'Winter Draw' } }]);
    const { body } = site.changes('social').at(-1) as { body: { id: string } };
    expect(body).toEqual({ ...NEW, id: expect.any(String), by: 'a_admin' });
    expect(await site.audited('event.create')).toMatchObject({ object: { id: body.id, label: 'Winter Draw' }, outcome: 'succeeded' });
  });

  it('are refused as social refuses them, and at the door', async () => {
    const refused = await create(site.manager, { ...NEW, title: ' ' });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'event_invalid']);
    for (const wrong of [{ prize: undefined }, { maxParticipants: 0 }, { status: 'ended' }])
      expect((await create(site.manager, { ...NEW, ...wrong })).statusCode).toBe(400);
  });

  it.each([
    { method: 'POST' as const, url: '/api/admin/events', payload: NEW },
    { method: 'POST' as const, url: `/api/admin/events/${ID}/end` },
    { method: 'DELETE' as const, url: `/api/admin/events/${ID}` },
  ])('$method $url needs the role admin', (call) => expectOnlyForAdmins(site, 'social', call));
});

describe('ending an event', () => {
  it('that its time ended a moment before is refused with its winner, and the trail says so', async () => {
    quicker = 'its end';
    const answer = await site.manager.call('POST', `/api/admin/events/${ID}/end`);
    [quicker, endedBy] = [null, null];
    const message = 'The event has ended already, by its end. The winner is tundra_vex.';
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'event_ended', message }]);
    expect(await site.audited('event.end')).toMatchObject({ outcome: 'failed', problem: message });
  });

  it('answers the winner; once more is refused', async () => {
    const ended = await site.manager.call('POST', `/api/admin/events/${ID}/end`);
    expect([ended.statusCode, ended.json()]).toMatchObject([200, { event: { status: 'ended', winnerUsername: 'tundra_vex' } }]);
    expect(await site.audited('event.end')).toMatchObject({
      before: { status: 'active' },
      after: { status: 'ended' },
      outcome: 'succeeded',
    });
    expect((await site.owner.call('POST', `/api/admin/events/${ID}/end`)).json().code).toBe('event_ended');
    endedBy = null;
  });
});

it('deleting an event answers it as it was; one that is gone is not found', async () => {
  const answer = await site.manager.call('DELETE', `/api/admin/events/${ID}`);
  expect([answer.statusCode, answer.json()]).toEqual([200, { event: EVENT }]);
  expect(site.changes('social').at(-1)).toEqual({ method: 'POST', url: `/internal/giveaways/${ID}/delete`, body: { by: 'a_admin' } });
  expect(await site.audited('event.delete')).toMatchObject({ before: EVENT });
  const gone = await site.manager.call('DELETE', '/api/admin/events/01930000-0000-7000-8000-00000000ffff');
  expect([gone.statusCode, gone.json().code]).toEqual([404, 'event_not_found']);
});
