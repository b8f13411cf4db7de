import type { ScreenState } from '@facet/remote-kit/browser-testing';
import { fail, type FakeCalls } from '@facet/remote-kit/fakes';
import { someAppeal, someQueuedCase } from '../../standalone/operators/cases/fake-cases.ts';
import { fakeOperatorsCalls } from '../../standalone/operators/fake-operators.ts';
import { MEMBER } from '../../standalone/operators/members/fake-members.ts';

const CASE = `/admin/cases?case=${someQueuedCase().id}`;
export const APPEAL = `/admin/cases?case=${someAppeal.id}`;
const panel = (id: string) => `/admin?panel=${id}&member=${MEMBER}`;
const away = () => fail(503, 'unavailable', 'This part of the site is not available right now. Please try again.');
const hangs = () => new Promise(() => undefined);

function every(call: () => unknown): FakeCalls {
  return Object.fromEntries(Object.keys(fakeOperatorsCalls()).map((name) => [name, call]));
}

function shows(words: string): ScreenState['reach'] {
  return (page) => page.getByText(words).first().waitFor();
}

const retry: ScreenState['reach'] = (page) => page.getByRole('button', { name: 'Retry' }).first().waitFor();

/** What this remote brings to operators, in every state that it has. */
export const states: ScreenState[] = [
  { name: 'cases', path: APPEAL, calls: fakeOperatorsCalls, reach: shows('A member since 3 Mar 2026'), mockup: 'cases-appeal' },
  { name: 'cases, a question', path: CASE, calls: fakeOperatorsCalls, reach: shows('Latest transactions'), mockup: 'cases' },
  { name: 'cases, away', path: APPEAL, calls: () => every(away), reach: retry },
  {
    name: 'cases, loading',
    path: APPEAL,
    calls: () => every(hangs),
    reach: (page) => page.locator('h1').first().waitFor({ state: 'attached' }),
  },
  {
    name: 'cases, a snooze',
    path: CASE,
    calls: fakeOperatorsCalls,
    reach: async (page) => {
      await page.getByRole('button', { name: /^Snooze…/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'a member, risk signs, devices and notes',
    path: panel('access'),
    calls: fakeOperatorsCalls,
    reach: shows('Streams on Fridays'),
    mockup: 'member-story-drawer',
  },
  { name: 'a member, risk signs, devices and notes, away', path: panel('access'), calls: () => every(away), reach: retry },
  {
    name: 'member, compared',
    path: panel('access'),
    calls: fakeOperatorsCalls,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Compare' }).click();
      await page.getByRole('row', { name: /^Same browser/ }).waitFor();
    },
    mockup: 'member-story-compare',
  },
  { name: 'a member, devices', path: panel('devices'), calls: fakeOperatorsCalls, reach: shows('a1b2c3d4e5f6') },
  { name: 'a member, cases', path: panel('cases'), calls: fakeOperatorsCalls, reach: shows('It never arrived') },
];
