import type { ScreenState } from '@facet/remote-kit/browser-testing';
import { fail, type FakeCalls } from '@facet/remote-kit/fakes';
import { fakeCalls, inMinutes, someOperator } from '../../standalone/fake-admin.ts';
import { someUser } from '../../standalone/members/fake-members.ts';
import { dialogStates } from './dialog-states.ts';
import { shirtToolStates } from './shirt-tool-states.ts';

const STATUS = 'GET /api/auth/admin-status';

/** Every page and tab, what shows that it is there, and what the design calls it. */
const places = [
  { name: 'users', path: '/admin?tab=users', shows: 'tundra_vex', mockup: 'dashboard' },
  { name: 'social', path: '/admin?tab=social', shows: 'Where members see them', mockup: 'social' },
  { name: 'admins', path: '/admin?tab=admins', shows: 'piotr_k', mockup: 'admins' },
  { name: 'audit', path: '/admin/audit', shows: 'Set a win chance', mockup: 'audit' },
  { name: 'releases', path: '/admin/releases', shows: 'mfe-games 4.12.1 fails more often than 4.11.3', mockup: 'releases' },
  { name: 'settings', path: '/admin/settings', shows: 'Minimum withdrawal', mockup: 'settings' },
  { name: 'first steps', path: '/admin/first-steps', shows: 'decisions need a person', mockup: 'first-steps' },
  { name: 'member', path: `/admin?tab=users&member=${someUser().id}`, shows: '12 rounds of Bombs', mockup: 'member-story-drawer' },
];
/** The others are tables like the users. */
const LOADING = ['users', 'admins', 'releases', 'settings', 'first steps', 'member'];

const away = () => fail(503, 'unavailable', 'This part of the site is not available right now. Please try again.');
const hangs = () => new Promise(() => undefined);

/** Every call but the session's. */
function every(call: () => unknown): FakeCalls {
  const session = ([name]: [string, unknown]) => name.startsWith('GET /api/auth/');
  return Object.fromEntries(Object.entries(fakeCalls()).map((entry) => (session(entry) ? entry : [entry[0], call])));
}

function shows(words: string): ScreenState['reach'] {
  return (page) => page.getByText(words).first().waitFor();
}

/** Every screen of this remote in every state that it has. */
export const states: ScreenState[] = [
  { name: 'login', path: '/admin', calls: () => fakeCalls(null), reach: (page) => page.getByLabel('Password').waitFor(), mockup: 'login' },
  {
    name: 'login, refused',
    path: '/admin',
    calls: () => ({
      ...fakeCalls(null),
      'POST /api/auth/admin-login': () => fail(401, 'credentials_invalid', 'Invalid admin credentials'),
    }),
    reach: async (page) => {
      await page.getByLabel('Administrator username').fill('mirela');
      await page.getByLabel('Password').fill('secret');
      await page.getByRole('button', { name: 'Access Admin Dashboard' }).click();
      await page.getByText('Invalid admin credentials').waitFor();
    },
    mockup: 'login-wrong',
  },
  {
    name: 'login, checking',
    path: '/admin',
    calls: () => ({ ...fakeCalls(), [STATUS]: hangs }),
    reach: shows('Checking admin access...'),
    mockup: 'login-checking',
  },
  {
    name: 'login, away',
    path: '/admin',
    calls: () => ({ ...fakeCalls(), [STATUS]: away }),
    reach: shows('Admin access could not be checked'),
  },
  {
    name: 'the session ends soon',
    path: '/admin?tab=users',
    calls: () => fakeCalls(someOperator({ idleEndsAt: inMinutes(1) })),
    reach: (page) => page.getByRole('button', { name: 'Stay logged in' }).waitFor(),
  },
  {
    name: 'a moderator',
    path: '/admin?tab=admins',
    calls: () => fakeCalls(someOperator({ role: 'moderator' })),
    reach: shows('Accounts'),
    mockup: 'dashboard-forbidden',
  },
  { name: 'not found', path: '/admin/nowhere', calls: () => fakeCalls(), reach: shows('404 Page Not Found') },
  ...places.map(({ shows: words, ...place }): ScreenState => ({ ...place, calls: () => fakeCalls(), reach: shows(words) })),
  ...places.map(({ name, path }): ScreenState => ({
    name: `${name}, away`,
    path,
    calls: () => every(away),
    reach: (page) => page.getByRole('button', { name: 'Retry' }).first().waitFor(),
  })),
  ...places
    .filter(({ name }) => LOADING.includes(name))
    .map(({ name, path }): ScreenState => ({
      name: `${name}, loading`,
      path,
      calls: () => every(hangs),
      reach: (page) => page.locator('h1').first().waitFor({ state: 'attached' }),
    })),
  ...dialogStates,
  ...shirtToolStates,
];
