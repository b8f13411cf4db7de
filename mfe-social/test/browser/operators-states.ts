import type { ScreenState } from '@facet/remote-kit/browser-testing';
import { fail, type FakeCalls } from '@facet/remote-kit/fakes';
import { fakeOperatorsCalls } from '../../standalone/operators/fake-operators.ts';
import { MEMBER } from '../../standalone/operators/members/fake-members.ts';

type Page = Parameters<ScreenState['reach']>[0];

const EVENTS = '/admin?tab=events';
const REFERRALS = '/admin?tab=referrals';
const hangs = () => new Promise(() => undefined);
const away = () => fail(503, 'unavailable', 'This part of the site is not available right now. Please try again.');

function every(call: () => unknown): FakeCalls {
  return Object.fromEntries(Object.keys(fakeOperatorsCalls()).map((name) => [name, call]));
}

/** Presses it, and waits for what opens over the page. */
function opens(name: string, item?: string): ScreenState['reach'] {
  return async (page: Page) => {
    await page.getByRole('button', { name, exact: true }).click();
    if (item !== undefined) await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('form')).first().waitFor();
  };
}

/** The operators' tabs of this remote, in every state that they have. */
export const operatorsStates: ScreenState[] = [
  {
    name: 'operators, events',
    path: EVENTS,
    calls: fakeOperatorsCalls,
    reach: (page) => page.getByText('Friday Drop 48').first().waitFor(),
    mockup: 'events',
  },
  {
    name: 'operators, events, away',
    path: EVENTS,
    calls: () => every(away),
    reach: (page) => page.getByRole('button', { name: 'Retry' }).first().waitFor(),
  },
  {
    name: 'operators, a new event',
    path: EVENTS,
    calls: fakeOperatorsCalls,
    reach: opens('Create event'),
    mockup: 'events-create',
  },
  {
    name: 'operators, an edit of an event',
    path: EVENTS,
    calls: fakeOperatorsCalls,
    reach: opens('Actions for Friday Drop 48', 'Edit'),
    mockup: 'edit-dialogs',
  },
  {
    name: 'operators, an end',
    path: EVENTS,
    calls: fakeOperatorsCalls,
    reach: opens('Actions for Friday Drop 48', 'End'),
    mockup: 'events-end',
  },
  {
    name: 'operators, a deletion',
    path: EVENTS,
    calls: fakeOperatorsCalls,
    reach: opens('Actions for Friday Drop 48', 'Delete'),
    mockup: 'events-delete',
  },
  {
    name: 'operators, referrals',
    path: REFERRALS,
    calls: fakeOperatorsCalls,
    reach: (page) => page.getByText('Ladder').first().waitFor(),
    mockup: 'referrals',
  },
  {
    name: 'operators, referrals, away',
    path: REFERRALS,
    calls: () => every(away),
    reach: (page) => page.getByRole('button', { name: 'Retry' }).first().waitFor(),
  },
  {
    name: 'operators, referrals, loading',
    path: REFERRALS,
    calls: () => every(hangs),
    reach: (page) => page.locator('h1').first().waitFor({ state: 'attached' }),
  },
  {
    name: 'operators, a rank is edited',
    path: REFERRALS,
    calls: fakeOperatorsCalls,
    reach: opens('Edit Gold'),
  },
  {
    name: 'operators, referral card of a member',
    path: `/admin?panel=referral&member=${MEMBER}`,
    calls: fakeOperatorsCalls,
    reach: (page) => page.getByText('Invited by').first().waitFor(),
    mockup: 'member-story-drawer',
  },
  {
    name: 'a member, referrals',
    path: `/admin?panel=referrals&member=${MEMBER}`,
    calls: fakeOperatorsCalls,
    reach: (page) => page.getByText('xX_Rinari_Xx').first().waitFor(),
  },
];
