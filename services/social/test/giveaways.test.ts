import { createHash } from 'node:crypto';
import { until } from '@facet/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { drawWinner } from '../src/giveaways/draw.ts';
import type { Entry } from '../src/giveaways/entry.ts';
import { openFees } from '../src/giveaways/fees.ts';
import { inMs, startSocial, type Person, type Social } from './support/start-social.ts';

let social: Social;
beforeAll(async () => void (social = await startSocial({ CALL_DEADLINE_MS: '2000' })));
afterEach(() => social.wallet.fail('no'));
afterAll(() => social.remove());

const join = (person: Person, id: string, headers?: Record<string, string>) => person.post(`/api/events/${id}/join`, {}, headers);
const end = (id: string) => social.operator('POST', `/api/admin/events/${id}/end`);
const remove = (id: string) => social.operator('DELETE', `/api/admin/events/${id}`);
const seen = async (person: Person, id: string) =>
  (await person.get('/api/events')).json().events.find((event: { id: string }) => event.id === id);
const people = (count: number) => Promise.all(Array.from({ length: count }, () => social.person()));
const stateOf = async (id: string) => social.service.kit.database('giveaways').where({ id }).first('seats_taken', 'participants');

describe('joining', () => {
  test('takes the fee and a seat, and is seen', async () => {
    const person = await social.person();
    const id = await social.event({ maxParticipants: 10 });
    const answer = await join(person, id);
    expect(answer.json()).toEqual({ success: true, message: 'Successfully Joined!', number: 1 });
    expect(person.transfers()).toEqual(['event_fee -500']);
    expect(await seen(person, id)).toMatchObject({
      status: 'active',
      prize: '100.00',
      entryFee: '5.00',
      maxParticipants: 10,
      currentParticipants: 1,
      joined: true,
      winnerUsername: null,
      drawSeed: null,
    });
  });

  test('of a free event moves no money, and asks what was earned all the same', async () => {
    const [rich, poor] = [await social.person(), await social.person({ hundredths: 1_999 })];
    const id = await social.event({ entryFee: 0 });
    expect((await join(rich, id)).statusCode).toBe(200);
    expect((await join(poor, id)).json().code).toBe('earning_requirement');
    expect([rich.transfers(), await stateOf(id)]).toEqual([[], { seats_taken: 1, participants: 1 }]);
  });

  test('of who was refused, the seat is free once, whoever else ends the entry meanwhile', async () => {
    const [first, second] = [await social.person(), await social.person()];
    const id = await social.event({ maxParticipants: 3 });
    await join(first, id);
    await join(second, id);
    const { kit } = social.service;
    await kit.database('giveaways').where({ id }).decrement('participants', 1);
    const [refused] = await kit
      .database<Entry>('entries')
      .where({ giveaway_id: id, member_id: second.id })
      .update({ state: 'voiding', ending: 'refused', number: null, joined_at: null })
      .returning('*');
    const fees = openFees({ kit, sweepAfterMs: 60_000 });
    await Promise.all([fees.finishVoiding(refused as Entry), fees.finishVoiding(refused as Entry)]);
    expect([await stateOf(id), second.balance()]).toEqual([{ seats_taken: 1, participants: 1 }, 100_000n]);
  });

  test('is refused for each of its reasons, and then nothing has moved', async () => {
    const [first, second] = [await social.person(), await social.person()];
    const poor = await social.person({ hundredths: 1_999 });
    const broke = await social.person({ hundredths: 2_000 });
    const full = await social.event({ maxParticipants: 1 });
    await join(first, full);
    const refusals = [
      [second, full, 409, 'event_full'],
      [first, full, 409, 'already_joined'],
      [poor, await social.event(), 403, 'earning_requirement'],
      [broke, await social.event({ entryFee: 20.01 }), 400, 'insufficient_balance'],
      [first, await social.event({ startsAt: inMs(60_000) }), 409, 'event_not_started'],
      [first, '01890000-0000-7000-8000-000000000000', 404, 'event_not_found'],
    ] as const;
    for (const [person, id, status, code] of refusals) {
      const answer = await join(person, id);
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    }
    expect((await join(poor, await social.event())).json().message).toBe('You need to earn at least R$ 20 before you can join events.');
    await social.settled();
    expect([second.transfers(), poor.transfers(), broke.transfers()]).toEqual([[], [], []]);
    expect(await stateOf(full)).toEqual({ seats_taken: 1, participants: 1 });
  });

  test('can be tried again after it was refused', async () => {
    const person = await social.person({ hundredths: 2_000 });
    const id = await social.event({ entryFee: 30 });
    expect((await join(person, id)).statusCode).toBe(400);
    social.wallet.give(person.id, 2_000);
    expect((await join(person, id)).statusCode).toBe(200);
    expect(person.balance()).toBe(1_000n);
  });

  test('twice with one key answers the same; 20 at once join once', async () => {
    const person = await social.person();
    const id = await social.event();
    const key = { 'idempotency-key': 'k' };
    await join(person, id, key);
    expect((await join(person, id, key)).json()).toMatchObject({ success: true, number: 1 });
    const hasty = await social.person();
    const answers = await Promise.all(Array.from({ length: 20 }, () => join(hasty, id)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect([hasty.transfers(), await stateOf(id)]).toEqual([['event_fee -500'], { seats_taken: 2, participants: 2 }]);
  });

  test('the last seat, wanted by 100, goes to one', async () => {
    const id = await social.event({ maxParticipants: 1 });
    const crowd = await people(100);
    const answers = await Promise.all(crowd.map((person) => join(person, id)));
    await social.settled();
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.json().code === 'event_full')).toHaveLength(99);
    expect(crowd.filter((person) => person.balance() === 99_500n)).toHaveLength(1);
    expect(await stateOf(id)).toEqual({ seats_taken: 1, participants: 1 });
  });

  test.each(['before', 'after', 'hang'] as const)(
    'with a wallet that fails %s taking the fee: no seat without a fee, no fee without a seat',
    async (mode) => {
      const person = await social.person();
      const id = await social.event();
      social.wallet.fail(mode, '/internal/transfers');
      expect((await join(person, id)).statusCode).toBe(503);
      social.wallet.fail('no');
      await social.settled();
      expect([person.balance(), await stateOf(id)]).toEqual([100_000n, { seats_taken: 0, participants: 0 }]);
      expect((await join(person, id)).statusCode).toBe(200);
    },
  );
});

describe('the end', () => {
  test('draws a winner that anybody can check, and pays them once, however many operators end it', async () => {
    const id = await social.event();
    const crowd = await people(5);
    for (const person of crowd) await join(person, id);
    const { drawSeedHash } = await seen(crowd[0] as Person, id);
    const ends = await Promise.all([end(id), end(id), end(id)]);
    expect(ends.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await social.settled();
    const event = await seen(crowd[0] as Person, id);
    expect(event).toMatchObject({ status: 'ended', drawSeedHash });
    const drawSeed = Buffer.from(event.drawSeed, 'hex');
    expect(createHash('sha256').update(drawSeed).digest('hex')).toBe(drawSeedHash);
    const { entries, total } = (await crowd[0]?.get(`/api/events/${id}/entries`))?.json() ?? {};
    expect([total, entries.map(({ number }: { number: number }) => number)]).toEqual([5, [1, 2, 3, 4, 5]]);
    const number = drawWinner({ drawSeed, giveawayId: id, entries: 5 });
    expect(event).toMatchObject({ winnerNumber: number, winnerUsername: entries[number - 1].username });
    const winner = crowd[number - 1] as Person;
    expect(crowd.map((person) => person.transfers().length)).toEqual(crowd.map((person) => (person === winner ? 2 : 1)));
    expect(winner.transfers()).toEqual(['event_fee -500', 'event_prize 10000']);
    expect((await seen(winner, id)).won).toBe(true);
    const badges = async (person: Person) => (await person.get('/api/events/badges')).json().badges;
    expect(await badges(winner)).toEqual([{ name: 'won_draw', have: 1, needed: 1, at: expect.stringMatching(/Z$/) }]);
    const [loser] = crowd.filter((person) => person !== winner);
    expect(await badges(loser as Person)).toEqual([{ name: 'won_draw', have: 0, needed: 1, at: null }]);
  });

  test('names others in short, unless they show their name, and the reader in full', async () => {
    const id = await social.event();
    const [shy, proud] = (await people(2)) as [Person, Person];
    for (const person of [shy, proud]) await join(person, id);
    await proud.put('/api/referral/leaderboard', { fullName: true });
    await end(id);
    await social.settled();
    const read = async (reader: Person) => {
      const { entries } = (await reader.get(`/api/events/${id}/entries`)).json() as { entries: { username: string }[] };
      return [entries.map(({ username }) => username), (await seen(reader, id)).winnerUsername as string] as const;
    };
    const short = `${shy.username.slice(0, 1)}•••${shy.username.slice(-1)}`;
    const [[toShy, winnerToShy], [toProud, winnerToProud]] = [await read(shy), await read(proud)];
    expect([toShy, toProud]).toEqual([
      [shy.username, proud.username],
      [short, proud.username],
    ]);
    expect([toShy.indexOf(winnerToShy), toProud.indexOf(winnerToProud)].includes(-1)).toBe(false);
  });

  test('pays once although the wallet’s answer got lost', async () => {
    const person = await social.person();
    const id = await social.event();
    await join(person, id);
    social.wallet.fail('after', '/internal/transfers');
    await end(id);
    await until('the first try', () => person.transfers().includes('event_prize 10000'));
    social.wallet.fail('no');
    await social.settled();
    expect(person.transfers()).toEqual(['event_fee -500', 'event_prize 10000']);
  });

  test('without participants has no winner', async () => {
    const id = await social.event();
    expect((await end(id)).json().event).toMatchObject({ status: 'ended', winnerUsername: null, endedBy: 'a_admin' });
  });

  test('comes by itself', async () => {
    const person = await social.person();
    const id = await social.event();
    await join(person, id);
    await social.service.kit.database('giveaways').where({ id }).update({ ends_at: new Date() });
    await until('the prize', () => person.balance() === 109_500n);
    expect((await join(await social.person(), id)).json().code).toBe('event_ended');
  });

  test('while members are joining: every fee without a seat comes back, and the winner is one who is in', async () => {
    const id = await social.event();
    const crowd = await people(30);
    await join(crowd[0] as Person, id);
    await Promise.all([...crowd.map((person) => join(person, id)), end(id)]);
    await social.settled();
    const { participants } = await stateOf(id);
    expect(
      crowd.filter((person) => person.transfers().includes('event_fee -500') && !person.transfers().includes('void 500')),
    ).toHaveLength(participants);
    const total = crowd.reduce((sum, person) => sum + person.balance(), 0n);
    expect(total).toBe(30n * 100_000n - 500n * BigInt(participants) + 10_000n);
  });
});

describe('deleting', () => {
  test('an active event gives every fee back once', async () => {
    const id = await social.event();
    const crowd = await people(20);
    await Promise.all(crowd.map((person) => join(person, id)));
    const removals = await Promise.all([remove(id), remove(id)]);
    expect(new Set(removals.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 404]));
    await social.settled();
    expect(crowd.map((person) => person.transfers())).toEqual(crowd.map(() => ['event_fee -500', 'void 500']));
    expect([await seen(crowd[0] as Person, id), (await join(crowd[0] as Person, id)).statusCode]).toEqual([undefined, 404]);
  });

  test('goes on when the wallet was away', async () => {
    const id = await social.event();
    const person = await social.person();
    await join(person, id);
    social.wallet.fail('after', '/internal/transfers/void');
    await remove(id);
    social.wallet.fail('no');
    await social.settled();
    expect(person.transfers()).toEqual(['event_fee -500', 'void 500']);
  });

  test('gives the others’ fees back although those of the first cannot be given back', async () => {
    const id = await social.event();
    const crowd = await people(20);
    await Promise.all(crowd.map((person) => join(person, id)));
    const stuck = await social.service.kit.database('entries').where({ giveaway_id: id }).orderBy('id').limit(16).select('id', 'member_id');
    social.wallet.refuse(stuck.map((entry) => `event-fee:${entry.id}`));
    await remove(id);
    const others = crowd.filter((person) => stuck.every((entry) => entry.member_id !== person.id));
    await until('the others have theirs', () => others.every((person) => person.balance() === 100_000n));
    social.wallet.refuse([]);
    await social.settled();
    expect(crowd.map((person) => person.transfers())).toEqual(crowd.map(() => ['event_fee -500', 'void 500']));
  });

  test('an ended event takes nothing back', async () => {
    const id = await social.event();
    const person = await social.person();
    await join(person, id);
    await end(id);
    await remove(id);
    await social.settled();
    expect(person.balance()).toBe(109_500n);
    expect(await seen(person, id)).toBeUndefined();
  });
});
