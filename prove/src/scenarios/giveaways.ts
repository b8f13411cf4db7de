import { randomUUID } from 'node:crypto';
import { isYes, scenario, wasTold, type Act, type Told } from '../scenario.ts';
import { ban, leave, rename, restoredMeanwhile } from './meanwhile.ts';
import { AT_FIRST, type Person, type World } from '../world.ts';

const FEE = 500n;
const PRIZE = 10_000n;
/** What an operator raises it to. */
const RAISED = 15_000n;
const HOUR_MS = 3_600_000;

interface Giveaway {
  eventId: string;
  /** As it was made, and its version. */
  event: object;
  person: Person;
  other: Person;
  key: string;
}

const join: Act<Giveaway> = (world, { eventId, person, key }, { second }) =>
  world.as(person, 'social', 'POST', `/api/events/${eventId}/join`, {}, { key, second });
const otherJoins: Act<Giveaway> = (world, { eventId, other }, at) =>
  world.as(other, 'social', 'POST', `/api/events/${eventId}/join`, {}, at);
const end: Act<Giveaway> = (world, { eventId }, at) => world.operator('social', 'POST', `/api/admin/events/${eventId}/end`, {}, at);
/** Whoever edits has seen it as it was made. */
const editTo =
  (change: object): Act<Giveaway> =>
  (world, { eventId, event }, at) =>
    world.operator('social', 'PUT', `/api/admin/events/${eventId}`, { ...event, ...change }, at);
const remove: Act<Giveaway> = (world, { eventId }, at) => world.operator('social', 'DELETE', `/api/admin/events/${eventId}`, undefined, at);

const aGiveaway =
  (seats: number, entryFee = 5) =>
  async (world: World): Promise<Giveaway> => {
    const at = (ms: number): string => new Date(Date.now() + ms).toISOString();
    const event = {
      title: 'A draw',
      prize: 100,
      entryFee,
      maxParticipants: seats,
      startsAt: at(-60_000),
      endsAt: at(HOUR_MS),
    };
    const answer = await world.operator('social', 'POST', '/api/admin/events', event, { key: randomUUID() });
    if (answer.status !== 201) throw new Error(answer.body);
    const { id: eventId, version } = (JSON.parse(answer.body) as { event: { id: string; version: number } }).event;
    return { eventId, event: { ...event, version }, person: world.person(), other: world.person(), key: randomUUID() };
  };

async function joined(world: World): Promise<Giveaway> {
  const it = await aGiveaway(2)(world);
  const answer = await join(world, it, { second: false });
  if (answer.status !== 200) throw new Error(answer.body);
  return it;
}

/** Fees are with who is in, the prize with the winner; seats and numbers are those of the entries. */
async function fair(world: World, { eventId, person, other }: Giveaway, told: Told): Promise<Record<string, boolean>> {
  interface Entry {
    member_id: string;
    state: string;
    number: number | null;
  }
  const entries = await world.rows<Entry>('social', 'select * from entries where giveaway_id = $1', [eventId]);
  const [event] = await world.rows<{
    status: string;
    seats_taken: number;
    participants: number;
    prize: string;
    winner_id: string | null;
    max_participants: number;
  }>('social', 'select * from giveaways where id = $1', [eventId]);
  const isIn = ({ id }: Person): boolean => entries.some(({ member_id, state }) => member_id === id && state === 'joined');
  const wasIn = ({ id }: Person): boolean => entries.some(({ member_id, number }) => member_id === id && number !== null);
  const expected = (one: Person): bigint => AT_FIRST - (isIn(one) ? FEE : 0n) + (event?.winner_id === one.id ? BigInt(event.prize) : 0n);
  const has = async (one: Person): Promise<boolean> => (await world.balance(one)).available === expected(one);
  const seated = entries.filter(({ state }) => state !== 'refused');
  const numbers = entries.flatMap(({ number }) => (number === null ? [] : [number])).toSorted((a, b) => a - b);
  return {
    'who is in has paid the fee, who won has the prize': (await has(person)) && (await has(other)),
    'told that they are in, they were': !wasTold(told, 'join', isYes) || wasIn(person),
    'told that they are in, the other was': !wasTold(told, 'other-joins', isYes) || wasIn(other),
    'each seat is somebody’s, and there are no more': event?.seats_taken === seated.length && seated.length <= event.max_participants,
    'numbers have no gap': numbers.every((number, index) => number === index + 1) && numbers.length === event?.participants,
    'told that it has ended, it has': !wasTold(told, 'end', isYes) || event?.status === 'ended' || event?.status === 'deleted',
    'an ended one with people in has a winner': event?.status !== 'ended' || event.participants === 0 || event.winner_id !== null,
    'the prize is what was promised, or more if they were told so':
      event?.prize === String(PRIZE) || (event?.prize === String(RAISED) && told['edit'] !== undefined),
    'who was in one that was deleted before its end has the fee back':
      event?.status !== 'deleted' || event.winner_id !== null || entries.every(({ state }) => state !== 'joined'),
    'told that it is deleted, it is': !wasTold(told, 'remove', isYes) || event?.status === 'deleted',
  };
}

/** Two want the one seat. */
export const giveawayJoin = scenario({
  name: 'giveaway-join',
  begin: aGiveaway(1),
  acts: { join },
  rivals: { 'other-joins': otherJoins, end, remove, ban, leave, restore: restoredMeanwhile },
  ends: fair,
});

/** Their money does not suffice: the seat that was kept for them is free again, once. */
export const giveawayRefused = scenario({
  name: 'giveaway-refused',
  begin: aGiveaway(2, 100_000),
  acts: { join },
  rivals: { 'other-joins': otherJoins, end, remove, restore: restoredMeanwhile },
  ends: async (world, it, told) => ({
    ...(await fair(world, it, told)),
    'nobody is in': !wasTold(told, 'join', isYes) && !wasTold(told, 'other-joins', isYes),
  }),
});

/** Who was not let in tries again. */
export const giveawayJoinAgain = scenario({
  name: 'giveaway-join-again',
  begin: aGiveaway(1),
  acts: { join },
  async ends(world, it, told) {
    const again = await join(world, { ...it, key: randomUUID() }, { second: false });
    await world.rest();
    return {
      ...(await fair(world, it, told)),
      'there is a seat, and they get it': isYes(again) || again.body.includes('already_joined'),
    };
  },
});

export const giveawayEnd = scenario({
  name: 'giveaway-end',
  begin: joined,
  acts: { end },
  rivals: { 'other-joins': otherJoins, remove, rename, restore: restoredMeanwhile },
  ends: fair,
});

export const giveawayDelete = scenario({
  name: 'giveaway-delete',
  begin: joined,
  acts: { remove },
  rivals: { 'other-joins': otherJoins, end },
  ends: fair,
});

/** Its time is over, and nobody does anything. */
export const giveawayOver = scenario({
  name: 'giveaway-over',
  begin: joined,
  acts: {
    async 'time-passes'(world, { eventId }) {
      await world.rows(
        'social',
        `update giveaways set starts_at = starts_at - interval '1 day', ends_at = clock_timestamp() where id = $1 and status = 'active'`,
        [eventId],
      );
      await world.site.turn();
      await world.site.turn();
      return { status: 200, body: '' };
    },
  },
  rivals: { 'other-joins': otherJoins, remove, end },
  async ends(world, it, told) {
    const [event] = await world.rows<{ status: string }>('social', 'select status from giveaways where id = $1', [it.eventId]);
    return { ...(await fair(world, it, told)), 'it has ended': event?.status !== 'active' };
  },
});

/**
 * An operator raises the prize of one that somebody is in; another one changes something else, having seen the same.
 */
export const giveawayEdit = scenario({
  name: 'giveaway-edit',
  begin: joined,
  // Somebody joins first, so that rivals may be quicker than the edit.
  acts: { 'other-joins': otherJoins, edit: editTo({ prize: 150 }), 'edit-again': editTo({ prize: 150 }), end },
  rivals: { 'other-edit': editTo({ description: 'Come all' }), 'edit-worse': editTo({ prize: 50 }), remove },
  async ends(world, it, told) {
    const [event] = await world.rows<{ prize: string; description: string; version: number }>(
      'social',
      'select * from giveaways where id = $1',
      [it.eventId],
    );
    const isRaised = wasTold(told, 'edit', isYes) || wasTold(told, 'edit-again', isYes);
    return {
      ...(await fair(world, it, told)),
      'told that the prize is raised, it is': !isRaised || event?.prize === String(RAISED),
      'told that the other edit was taken, it was': !wasTold(told, 'other-edit', isYes) || event?.description === 'Come all',
      'of two who saw the same one is first': !(isRaised && wasTold(told, 'other-edit', isYes)),
      'nothing that was promised becomes worse': !wasTold(told, 'edit-worse', isYes),
    };
  },
});
