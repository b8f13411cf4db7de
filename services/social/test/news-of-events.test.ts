import { setTimeout as pause } from 'node:timers/promises';
import { uuidv7 } from '@facet/service-kit';
import { restBy } from '@facet/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { tellNews } from '../src/giveaways/index.ts';
import { inMs, startSocial, type Person, type Social } from './support/start-social.ts';

/** More than two portions. */
const ENTRIES = 450;

let social: Social;
beforeAll(async () => {
  // What is told is told where a test says so.
  restBy(({ name, everyMs, stopping }) =>
    name === 'events: telling members'
      ? new Promise((resolve) => stopping.addEventListener('abort', resolve))
      : pause(everyMs, undefined, { signal: stopping }).catch(() => undefined),
  );
  social = await startSocial();
});
// An event that still runs would be news to the next test's members.
afterEach(() => social.service.kit.database('giveaways').where({ status: 'active' }).update({ start_told_to: null }));
afterAll(async () => {
  restBy(undefined);
  await social.remove();
});

const database = () => social.service.kit.database;
const join = (person: Person, id: string) => person.post(`/api/events/${id}/join`);
const end = (id: string) => social.operator('POST', `/api/admin/events/${id}/end`);
/** Both replicas look at once, and one again at what it has told. */
async function tellAll(): Promise<void> {
  const { kit } = social.service;
  await Promise.all([tellNews(kit), tellNews(kit)]);
  await tellNews(kit);
  await social.settled();
}
const told = (member: { id: string }, kind: string) => social.noticesOf(member).filter((notice) => notice.kind === kind);
/** A member who has just joined an event, which is over. */
async function aJoiner(): Promise<Person> {
  const [person, id] = [await social.person(), await social.event({ entryFee: 0 })];
  await join(person, id);
  await end(id);
  return person;
}

describe('how an event ended', () => {
  test('is told once to each who did not win, by two replicas at once; the winner hears of the prize from the wallet', async () => {
    const id = await social.event({ title: 'Friday Giveaway', entryFee: 0 });
    const members = Array.from({ length: ENTRIES }, () => ({ id: uuidv7() }));
    await database()('entries').insert(
      members.map((member, index) => ({
        giveaway_id: id,
        member_id: member.id,
        id: uuidv7(),
        idempotency_key: uuidv7(),
        state: 'joined',
        fee: 0,
        number: index + 1,
        joined_at: new Date(),
      })),
    );
    await database()('giveaways').where({ id }).update({ seats_taken: ENTRIES, participants: ENTRIES });
    expect((await end(id)).statusCode).toBe(200);
    await tellAll();
    const { winner_id: winnerId } = await database()('giveaways').where({ id }).first('winner_id');
    const wrong = members.filter((member) => told(member, 'event_lost').length !== (member.id === winnerId ? 0 : 1));
    expect(wrong).toEqual([]);
    const loser = members.find((member) => member.id !== winnerId) ?? { id: '' };
    expect(told(loser, 'event_lost')).toEqual([
      { memberId: loser.id, kind: 'event_lost', values: { event: id, title: 'Friday Giveaway', entries: `${ENTRIES}` } },
    ]);
  });

  test('is told to nobody when it was deleted: the fees that come back say so', async () => {
    const [person, id] = [await social.person(), await social.event()];
    await join(person, id);
    await social.operator('DELETE', `/api/admin/events/${id}`);
    await tellAll();
    expect(told(person, 'event_lost')).toEqual([]);
  });
});

describe('that an event started', () => {
  test('is told once to who joined one lately, not to who is in, nor to who never joined any', async () => {
    const [joiner, inAlready, never] = [await aJoiner(), await aJoiner(), await social.person()];
    const id = await social.event({ title: 'Obby Speedrun', prize: 250, entryFee: 5 });
    await join(inAlready, id);
    await tellAll();
    const values = { event: id, title: 'Obby Speedrun', prizeAmount: '250.00', fee: 'some', feeAmount: '5.00' };
    expect(told(joiner, 'event_started')).toEqual([{ memberId: joiner.id, kind: 'event_started', values }]);
    expect([told(inAlready, 'event_started'), told(never, 'event_started')]).toEqual([[], []]);
  });

  test('waits for its start, and is not told more than once a day, nor of one that is full', async () => {
    const joiner = await aJoiner();
    const [upcoming, full] = [await social.event({ startsAt: inMs(600_000) }), await social.event({ maxParticipants: 1 })];
    await join(await social.person(), full);
    await tellAll();
    expect(told(joiner, 'event_started')).toEqual([]);
    await database()('giveaways')
      .where({ id: upcoming })
      .update({ starts_at: inMs(-120_000) });
    const other = await social.event({ title: 'Another one' });
    await tellAll();
    // Two replicas look, each at one of the two: the member hears of either, and of no more today.
    expect(told(joiner, 'event_started')).toMatchObject([{ values: { fee: 'some' } }]);
    expect([upcoming, other]).toContain(told(joiner, 'event_started')[0]?.values['event']);
    await database()('members')
      .where({ member_id: joiner.id })
      .update({ start_told_at: inMs(-90_000_000) });
    const next = await social.event({ entryFee: 0 });
    await tellAll();
    expect(told(joiner, 'event_started')).toMatchObject([{}, { values: { event: next, fee: 'none' } }]);
  });

  test('is told to nobody whose last event was more than 30 days ago, or whose account was deleted', async () => {
    const [late, gone] = [await aJoiner(), await aJoiner()];
    await database()('entries')
      .where({ member_id: late.id })
      .update({ joined_at: inMs(-31 * 86_400_000) });
    await social.tell('identity', 'rewards.identity.member.deleted.v1', { memberId: gone.id });
    await social.event();
    await tellAll();
    expect([told(late, 'event_started'), told(gone, 'event_started')]).toEqual([[], []]);
  });
});
