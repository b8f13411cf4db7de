import { fail, sessionCalls, someMember, type FakeCalls } from '@facet/remote-kit/fakes';
import { someCase, someCases, someFact, someThread } from './some-cases.ts';
import type { State } from './states.ts';

const LIST = 'GET /api/cases';
const { id, factId } = someCase();
const READ = `GET /api/cases/${id}`;
const FACT = `GET /api/cases/facts/transaction/${factId}`;
const ask = `/help/new?about=transaction:${factId}`;
const calls: FakeCalls = {
  ...sessionCalls(someMember({ rank: 'Silver' })),
  [LIST]: () => ({ cases: someCases }),
  [READ]: () => someThread(),
  [FACT]: () => ({ fact: someFact }),
};
const away = () => fail(503, 'unavailable', 'Not right now. Please try again.');
const hangs = () => new Promise(() => undefined);
const appeal = someThread({ kind: 'appeal', fact: null, factId: null, state: 'waiting' });
const banned: FakeCalls = sessionCalls(
  someMember({
    disabled: true,
    banReason: 'Several accounts on one device completed the same survey.',
    bannedAt: '2026-11-20T18:42:00.000Z',
  }),
);

/** What a member asked, and what a suspended one has to say. */
export const casesStates: State[] = [
  { name: 'help', path: '/help', calls, reach: (page) => page.getByText('School and screens').waitFor(), mockup: 'cases-list' },
  {
    name: 'help, loading',
    path: '/help',
    calls: { ...calls, [LIST]: hangs },
    reach: (page) => page.getByText('Loading your cases').waitFor({ state: 'attached' }),
  },
  {
    name: 'help, nothing asked',
    path: '/help',
    calls: { ...calls, [LIST]: () => ({ cases: [] }) },
    reach: (page) => page.getByText('No questions yet').waitFor(),
    mockup: 'cases-empty',
  },
  {
    name: 'help, more than a page',
    path: '/help',
    calls: { ...calls, [LIST]: () => ({ cases: someCases, nextCursor: 'c', counts: { open: 1, waiting: 1, over: 104 } }) },
    reach: (page) => page.getByRole('button', { name: 'Show more' }).waitFor(),
  },
  {
    name: 'help, away',
    path: '/help',
    calls: { ...calls, [LIST]: away },
    reach: (page) => page.getByText('Your cases did not load').waitFor(),
  },
  {
    name: 'help, a question about a line',
    path: ask,
    calls,
    reach: async (page) => {
      await page.getByRole('radio', { name: 'It never arrived' }).check({ force: true });
      await page.getByText('Before you ask').waitFor();
    },
    mockup: 'cases-ask',
  },
  {
    name: 'help, a question without its words',
    path: ask,
    calls,
    reach: async (page) => {
      await page.getByRole('radio', { name: 'It never arrived' }).check({ force: true });
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText('Please tell us what happened.').waitFor();
    },
  },
  {
    name: 'help, a line that is not there',
    path: ask,
    calls: {
      ...calls,
      [FACT]: () => fail(404, 'fact_not_found', 'We can’t find this in your account. Please ask about it in your own words.'),
    },
    reach: (page) => page.getByText('We can’t find what this is about').waitFor(),
  },
  { name: 'a case', path: `/help/${id}`, calls, reach: (page) => page.getByText('All sorted?').waitFor(), mockup: 'cases-case' },
  {
    name: 'a case, solved',
    path: `/help/${id}`,
    calls: { ...calls, [READ]: () => someThread({ state: 'solved' }) },
    reach: (page) => page.getByText('Not solved? Write again').waitFor(),
  },
  {
    name: 'a case, away',
    path: `/help/${id}`,
    calls: { ...calls, [READ]: away },
    reach: (page) => page.getByText('The case did not load').waitFor(),
  },
  {
    name: 'suspended, to appeal',
    calls: { ...banned, 'GET /api/appeals': () => ({ appeal: null }) },
    reach: (page) => page.getByText('Tell us your side').waitFor(),
    mockup: 'cases-appeal',
  },
  {
    name: 'suspended, appeal sent',
    calls: { ...banned, 'GET /api/appeals': () => ({ appeal }) },
    reach: (page) => page.getByText('Your turn').waitFor(),
    mockup: 'cases-sent',
  },
];
