import type { ScreenState } from '@facet/remote-kit/browser-testing';
import { fail, type FakeCalls } from '@facet/remote-kit/fakes';
import { someWalls } from '../../standalone/operators/money/fake-money.ts';
import { fakeOperatorsCalls } from '../../standalone/operators/fake-operators.ts';

type Page = Parameters<ScreenState['reach']>[0];

const PATH = '/admin/money';
const OF_30_DAYS = `${PATH}?window=30d`;

const away = () => fail(503, 'unavailable', 'This part of the site is not available right now. Please try again.');
const hangs = () => new Promise(() => undefined);
const every = (call: () => unknown): FakeCalls => Object.fromEntries(Object.keys(fakeOperatorsCalls()).map((name) => [name, call]));

const inAndOut = (page: Page) => page.getByText('In and out').first().waitFor();
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).first().waitFor();

/** Presses a button, and waits for what opens over the page. */
function opens(name: string): ScreenState['reach'] {
  return async (page) => {
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.getByRole('dialog').first().waitFor();
  };
}

/** The page Money in every state that it has. */
export const moneyStates: ScreenState[] = [
  { name: 'money', path: PATH, calls: fakeOperatorsCalls, reach: inAndOut, mockup: 'money' },
  { name: 'money of 90 days', path: `${PATH}?window=90d`, calls: fakeOperatorsCalls, reach: inAndOut, mockup: 'money-30d' },
  { name: 'money of 30 days', path: OF_30_DAYS, calls: fakeOperatorsCalls, reach: inAndOut, mockup: 'money-30d' },
  { name: 'money of 24 hours', path: `${PATH}?window=24h`, calls: fakeOperatorsCalls, reach: inAndOut },
  { name: 'money, away', path: PATH, calls: () => every(away), reach: retry },
  { name: 'money of 30 days, away', path: OF_30_DAYS, calls: () => every(away), reach: retry },
  {
    name: 'money, loading',
    path: PATH,
    calls: () => every(hangs),
    reach: (page) => page.getByRole('heading', { name: 'Money' }).waitFor(),
  },
  { name: 'money, a month to close', path: PATH, calls: fakeOperatorsCalls, reach: opens('Close month…') },
  {
    name: 'money, no cost of R$ set',
    path: PATH,
    calls: () => ({
      ...fakeOperatorsCalls(),
      'GET /api/admin/money/walls': () => someWalls({ creditCostCents: null }),
    }),
    reach: (page) => page.getByRole('link', { name: 'Set what R$ cost' }).first().waitFor(),
  },
  { name: 'money, a figure explains itself', path: PATH, calls: fakeOperatorsCalls, reach: opens('In from walls Why?') },
];
