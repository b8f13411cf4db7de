import type { FakeCalls } from '@facet/remote-kit/testing';
import type { SiteEvent } from '../../../src/operators/events/events-api.ts';

const HOUR_MS = 3_600_000;
/** Of all of them: two events made in two minutes are the same but for what they are told to be. */
const NOW_MS = Date.now();
const inHours = (hours: number) => new Date(NOW_MS + hours * HOUR_MS).toISOString();

export function someEvent(change: Partial<SiteEvent> = {}): SiteEvent {
  return {
    id: '01930000-0000-7000-8000-000000000201',
    title: 'Friday Drop 48',
    description: 'Prize draw every Friday evening',
    status: 'active',
    prize: '500.00',
    entryFee: '5.00',
    maxParticipants: 120,
    currentParticipants: 86,
    feesTaken: '430.00',
    startsAt: inHours(-24),
    endsAt: inHours(6.5),
    winnerUsername: null,
    createdBy: 'mirela',
    endedAt: null,
    endedBy: null,
    version: 1,
    ...change,
  };
}

const ended = { status: 'ended', startsAt: inHours(-200), endsAt: inHours(-100), endedAt: inHours(-100), endedBy: 'its end' } as const;
const free = { entryFee: '0.00', feesTaken: '0.00' };

const events: SiteEvent[] = [
  someEvent(),
  someEvent({
    id: 'e2',
    title: 'Weekend Marathon',
    description: '',
    prize: '2000.00',
    ...free,
    maxParticipants: null,
    currentParticipants: 311,
  }),
  someEvent({
    id: 'e3',
    title: 'Cyber Week Giveaway',
    status: 'upcoming',
    startsAt: inHours(24),
    endsAt: inHours(240),
    currentParticipants: 0,
    feesTaken: '0.00',
  }),
  someEvent({ id: 'e4', title: 'Friday Drop 47', ...ended, winnerUsername: 'tundra_vex', currentParticipants: 118, feesTaken: '590.00' }),
  someEvent({ id: 'e5', title: 'Quiet Tuesday', description: 'No one joined', ...ended, ...free, prize: '100.00', currentParticipants: 0 }),
];

/** Two active, one upcoming, two ended. */
export const fakeEvents: FakeCalls = {
  'GET /api/admin/events/limit': () => ({ limit: '10000.00', left: '10000.00', everyone: 1 }),
  'GET /api/admin/events/proposals': () => ({ proposals: [], total: 0 }),
  'GET /api/admin/events': ({ query }) => {
    const isFound = ({ status }: SiteEvent) => !query.has('state') || (status === 'ended') === (query.get('state') === 'ended');
    const found = events.filter(({ title }) => title.toLowerCase().includes((query.get('search') ?? '').toLowerCase()));
    const over = found.filter(({ status }) => status === 'ended').length;
    const rows = found.filter(isFound);
    return { events: rows, counts: { all: found.length, active: found.length - over, ended: over }, nextCursor: null, total: rows.length };
  },
};
