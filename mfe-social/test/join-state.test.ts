import { describe, expect, test } from 'vitest';
import { joinState } from '../src/events/join-state.ts';
import { someEvent } from '../standalone/fake-social.ts';
import { timeRemaining } from '../src/time/time-remaining.ts';

const means = { balance: '100.00', totalEarned: '100.00', minTotalEarned: '20' };
const NOW = Date.now();
const label = (event: object, change: object = {}) => {
  const state = joinState(someEvent(event), { ...means, ...change }, NOW);
  return state.can === 'join' ? 'join' : state.label;
};
const inMs = (ms: number) => new Date(NOW + ms).toISOString();

describe('the button', () => {
  test.each([
    ['join', {}, {}],
    ['join', { entryFee: '100.00', maxParticipants: null }, {}],
    ['Event Completed', { status: 'ended', joined: true }, {}],
    ['Joined', { joined: true, currentParticipants: 100 }, {}],
    ['Event Ended', { endsAt: inMs(-1) }, {}],
    ['Event Full', { currentParticipants: 100 }, {}],
    ['Event Full', { currentParticipants: 101 }, {}],
    ['Cannot Join', { status: 'upcoming', startsAt: inMs(60_000) }, {}],
    ['Insufficient Balance', { entryFee: '100.01' }, {}],
    ['Insufficient Balance', { entryFee: '5.00' }, { balance: '4.99', totalEarned: '0.00' }],
    ['Need 20 R$ Total Earned', {}, { totalEarned: '19.99' }],
    ['Need 25 R$ Total Earned', {}, { totalEarned: '24.99', minTotalEarned: '25.00' }],
    ['join', {}, { totalEarned: '20.00' }],
  ])('says %s for %j, %j', (expected, event, change) => {
    expect(label(event, change)).toBe(expected);
  });
});

describe('the time that is left', () => {
  test.each([
    [30.5 * 3_600_000, '1 day 6 hours'],
    [24 * 3_600_000, '1 day'],
    [49 * 3_600_000, '2 days 1 hour'],
    [5.9 * 3_600_000, '5 hours'],
    [3_600_000, '1 hour'],
    [3_599_999, '60 minutes'],
    [61_000, '2 minutes'],
    [1, '1 minute'],
    [0, null],
  ])('%i ms is %s', (ms, words) => {
    expect(timeRemaining(inMs(ms), NOW)).toBe(words);
  });
});
