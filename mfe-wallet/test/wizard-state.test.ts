import { describe, expect, test } from 'vitest';
import { fakeExperiences, someWithdrawal } from '../standalone/fake-wallet.ts';
import { nextState, START, type WizardEvent, type WizardState } from '../src/withdraw/wizard-state.ts';

const experiences = fakeExperiences.slice(0, 2) as [(typeof fakeExperiences)[0] & object, (typeof fakeExperiences)[0] & object];
const [first, second] = experiences;
const EXPERIENCE: WizardState = { step: 'experience', experiences };
const GAMEPASS: WizardState = { step: 'gamepass', experiences, experience: second, gamepassId: '13' };

test('forward: each step keeps what the ones before it found', () => {
  const events: WizardEvent[] = [
    { type: 'validated', experiences },
    { type: 'experienceChosen', experience: second },
    { type: 'gamepassChosen', gamepassId: '13' },
  ];
  expect(events.reduce(nextState, START)).toEqual(GAMEPASS);
});

test('no experience, no second step', () => {
  expect(nextState(START, { type: 'validated', experiences: [] })).toEqual(START);
});

test('Back from the gamepasses forgets the experience and the gamepass', () => {
  const back = nextState(GAMEPASS, { type: 'wentBack' });
  expect(back).toEqual(EXPERIENCE);
  expect(nextState(back, { type: 'experienceChosen', experience: first })).toMatchObject({ experience: first, gamepassId: null });
});

test('Back from the experiences forgets them', () => {
  expect(nextState(EXPERIENCE, { type: 'wentBack' })).toEqual(START);
  expect(nextState(START, { type: 'wentBack' })).toEqual(START);
});

test('a withdrawal shows what was sent, and leads to a new beginning', () => {
  const withdrawal = someWithdrawal();
  const sent = nextState(GAMEPASS, { type: 'withdrawn', withdrawal });
  expect(sent).toEqual({ step: 'sent', withdrawal });
  expect(nextState(sent, { type: 'startedOver' })).toEqual(START);
});

describe('an event that does not fit the step changes nothing', () => {
  const misfits: [string, WizardState, WizardEvent][] = [
    ['a validation that comes late', EXPERIENCE, { type: 'validated', experiences: [second] }],
    ['a validation that comes later still', GAMEPASS, { type: 'validated', experiences: [first] }],
    ['an experience on the first step', START, { type: 'experienceChosen', experience: first }],
    ['an experience on the last step', GAMEPASS, { type: 'experienceChosen', experience: first }],
    ['a gamepass on the first step', START, { type: 'gamepassChosen', gamepassId: '1' }],
    ['a gamepass on the second step', EXPERIENCE, { type: 'gamepassChosen', gamepassId: '1' }],
  ];
  test.each(misfits)('%s', (_name, state, event) => {
    expect(nextState(state, event)).toBe(state);
  });
});
