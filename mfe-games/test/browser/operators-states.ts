import type { ScreenState } from '@facet/remote-kit/browser-testing';
import { fail, type FakeCalls } from '@facet/remote-kit/fakes';
import { fakeOperatorsCalls } from '../../standalone/operators/fake-operators.ts';
import { MEMBER } from '../../standalone/operators/members/fake-members.ts';

const PATH = '/admin?tab=probability';
const away = () => fail(503, 'unavailable', 'This part of the site is not available right now. Please try again.');
const hangs = () => new Promise(() => undefined);

function every(call: () => unknown): FakeCalls {
  return Object.fromEntries(Object.keys(fakeOperatorsCalls()).map((name) => [name, call]));
}

/** The operators' tab of this remote, in every state that it has. */
export const operatorsStates: ScreenState[] = [
  {
    name: 'operators, probability',
    path: PATH,
    calls: fakeOperatorsCalls,
    reach: (page) => page.getByText('Dark_Falcon09').first().waitFor(),
    mockup: 'probability',
  },
  {
    name: 'operators, probability, away',
    path: PATH,
    calls: () => every(away),
    reach: (page) => page.getByRole('button', { name: 'Retry' }).first().waitFor(),
  },
  {
    name: 'operators, probability, loading',
    path: PATH,
    calls: () => every(hangs),
    reach: (page) => page.locator('h1').first().waitFor({ state: 'attached' }),
  },
  {
    name: 'operators, a default is restored',
    path: PATH,
    calls: fakeOperatorsCalls,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Restore Default' }).first().click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'operators, play card of a member',
    path: `/admin?panel=play&member=${MEMBER}`,
    calls: fakeOperatorsCalls,
    reach: (page) => page.getByText('Play and limits').first().waitFor(),
    mockup: 'member-story-drawer',
  },
  {
    name: 'a member, rounds',
    path: `/admin?panel=rounds&member=${MEMBER}`,
    calls: fakeOperatorsCalls,
    reach: (page) => page.getByText('bombs, 3 bombs').first().waitFor(),
  },
];
