import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fail } from '@facet/remote-kit/testing';
import { openSite } from './open-site.tsx';
import { someCase, someCases, someFact, someThread } from './some-cases.ts';

const { id, factId } = someCase();
const LIST = 'GET /api/cases';
const READ = `GET /api/cases/${id}`;
const FACT = `GET /api/cases/facts/transaction/${factId}`;
const OPEN = 'POST /api/cases';
const WRITE = `POST /api/cases/${id}/messages`;
const path = `/help/new?about=transaction:${factId}`;

async function ask() {
  await userEvent.click(await screen.findByRole('radio', { name: 'It never arrived' }));
  await userEvent.type(screen.getByLabelText('What happened?'), 'Nothing came');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
}

test('a question about a line shows the line, is sent once and leads to its case', async () => {
  const answer = Promise.withResolvers();
  const calls = { [FACT]: () => ({ fact: someFact }), [OPEN]: () => answer.promise, [READ]: () => someThread({ state: 'open' }) };
  const { api } = openSite({ path, calls });
  await screen.findByText('BitLabs · School and screens');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Please choose a reason.');
  await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  answer.resolve({ case: someCase({ state: 'open' }) });
  await screen.findByRole('heading', { name: 'Credit not received' });
  const sent = api.sentTo(OPEN);
  expect(sent).toMatchObject([{ kind: 'transaction', factId, reason: 'not_arrived', text: 'Nothing came' }]);
  expect(location.pathname).toBe(`/help/${id}`);
});

test('what was typed stays when it was not taken', async () => {
  const calls = {
    [FACT]: () => ({ fact: someFact }),
    [OPEN]: () => fail(409, 'case_open', 'You have already asked about this, in case 1184. Please write there.'),
  };
  openSite({ path, calls });
  await ask();
  await screen.findByText('You have already asked about this, in case 1184. Please write there.');
  expect(screen.getByLabelText('What happened?')).toHaveProperty('value', 'Nothing came');
});

test('a line that is not the member’s is left out, and no fact of it shown', async () => {
  const calls = {
    [FACT]: () => fail(404, 'fact_not_found', 'We can’t find this in your account. Please ask about it in your own words.'),
    [OPEN]: () => ({ case: someCase() }),
    [READ]: () => someThread(),
  };
  const { api } = openSite({ path, calls });
  await screen.findByText('We can’t find what this is about');
  await userEvent.type(screen.getByLabelText('What happened?'), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(api.sentTo(OPEN)).toEqual([{ kind: 'other', reason: 'other', text: 'Hello' }]));
});

test('the list tells where each case stands, and narrows', async () => {
  openSite({ path: '/help', calls: { [LIST]: () => ({ cases: someCases }) } });
  const rows = async () => within(await screen.findByRole('region', { name: 'Your cases' })).queryAllByRole('listitem');
  await screen.findByText('BitLabs · School and screens');
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Your turn'),
    expect.stringContaining('We’re on it'),
    expect.stringContaining('Solved'),
    expect.stringContaining('Closed'),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Your turn 1' }));
  expect(await rows()).toHaveLength(1);
});

test('what is often asked is answered in place, by the site’s own figures', async () => {
  const settings = [
    { key: 'min_withdrawal', value: '250' },
    { key: 'platform_pending_days', value: '3' },
  ];
  openSite({ path: '/help', calls: { [LIST]: () => ({ cases: [] }), 'GET /api/public/settings': () => settings } });
  const card = within(await screen.findByRole('region', { name: 'Often asked' }));
  await userEvent.click(card.getByText('How long does a payout take?'));
  await card.findByText(/within 1-3 business days.* pending for about 3 days/);
  await userEvent.click(card.getByText('How do I set up a gamepass?'));
  await card.findByText(/on sale for R\$ 250 or more/);
});

test('a reason is answered before a case is opened, where the site knows an answer for such a line', async () => {
  const calls = { [FACT]: () => ({ fact: someFact }) };
  openSite({ path, calls });
  await userEvent.click(await screen.findByRole('radio', { name: 'It never arrived' }));
  await screen.findByText(/This amount was added to your balance/);
  await userEvent.click(screen.getByRole('radio', { name: 'It was reversed unfairly' }));
  await screen.findByText(/Your statement names the wall and the day/);
  await userEvent.click(screen.getByRole('radio', { name: 'Something else' }));
  await waitFor(() => expect(screen.queryByText('Before you ask')).toBeNull());
});

test('nothing is said to have been added that was taken', async () => {
  openSite({ path, calls: { [FACT]: () => ({ fact: { ...someFact, amount: '-62.00' } }) } });
  await userEvent.click(await screen.findByRole('radio', { name: 'It never arrived' }));
  expect(screen.queryByText('Before you ask')).toBeNull();
});

test('the list goes on, as a whole and by what it waits for; what was shown stays when more does not come', async () => {
  const counts = { open: 0, waiting: 1, over: 30 };
  const over = (n: number) => someCase({ id: `c${n}`, state: 'solved', fact: { ...someFact, title: `Line ${n}` } });
  const { api } = openSite({
    path: '/help',
    calls: {
      [LIST]: ({ query }) => {
        if (query.get('cursor') === 'a') return fail(503, 'unavailable', 'Not right now.');
        return query.get('group') === 'over'
          ? { cases: query.has('cursor') ? [over(3)] : [over(2)], nextCursor: query.has('cursor') ? null : 'b', counts }
          : { cases: [someCase(), over(1)], nextCursor: 'a', counts };
      },
    },
  });
  await screen.findByText('Line 1');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('Your cases did not load');
  expect(screen.getByText('Line 1')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Done 30' }));
  await screen.findByText('Line 2');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('Line 3');
  expect(screen.getAllByText(/^Line/).map(({ textContent }) => textContent)).toEqual(['Line 2', 'Line 3']);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(api.requests.filter(({ query }) => query.get('cursor') === 'b').map(({ query }) => query.get('group'))).toEqual(['over']);
});

test('an answer goes into the thread, which is asked for again; a case is closed', async () => {
  let thread = someThread();
  const { api } = openSite({
    path: `/help/${id}`,
    calls: {
      [READ]: () => thread,
      [WRITE]: () => {
        thread = {
          ...someThread({ state: 'open' }),
          messages: [...thread.messages, { id: 'm3', isOwn: true, text: 'Yes I did', createdAt: '2026-11-22T10:00:00.000Z' }],
        };
        return thread;
      },
      [`POST /api/cases/${id}/close`]: () => {
        thread = someThread({ state: 'closed' });
        return { case: thread.case };
      },
    },
  });
  await userEvent.type(await screen.findByLabelText('Your answer'), 'Yes I did');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await screen.findByText('Yes I did', { selector: 'p' });
  expect(screen.getByLabelText('Your answer')).toHaveProperty('value', '');
  expect(api.sentTo(WRITE)).toEqual([{ text: 'Yes I did' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Close this case' }));
  await screen.findByText('Closed by you');
});

test('a notice of an answer leads to its case, where one writes back', async () => {
  const told = { id: 'n1', kind: 'identity.case_answered', values: { case: '1184' }, at: new Date().toISOString(), isNew: true };
  const READ_BY_NUMBER = 'GET /api/cases/1184';
  const { api } = openSite({
    path: '/inbox',
    calls: {
      'GET /api/inbox': () => ({ notices: [told], nextCursor: null }),
      'GET /api/inbox/unread': () => ({ count: 1 }),
      'POST /api/inbox/read': () => ({ count: 0 }),
      [READ_BY_NUMBER]: () => fail(400, 'bad_request', 'An older service knows no numbers.'),
      [LIST]: () => ({ cases: someCases }),
      [WRITE]: () => someThread({ state: 'open' }),
    },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Read it' }));
  expect((await screen.findByRole('link', { name: 'All your cases' })).getAttribute('href')).toBe('/help');
  api.on(READ_BY_NUMBER, () => someThread());
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await userEvent.type(await screen.findByLabelText('Your answer'), 'Yes I did');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(api.sentTo(WRITE)).toEqual([{ text: 'Yes I did' }]));
});

const banned = { disabled: true, banReason: 'Two accounts', bannedAt: '2026-11-20T18:42:00.000Z' };
const APPEAL = 'GET /api/appeals';

test('a suspended member appeals on the spot, and the site opens by itself once it is lifted', async () => {
  let appeal: object | null = null;
  const site = openSite({
    member: banned,
    calls: {
      [APPEAL]: () => ({ appeal }),
      'POST /api/appeals': () => (appeal = someThread({ kind: 'appeal', fact: null, factId: null, state: 'open' })),
    },
  });
  await userEvent.type(await screen.findByLabelText('Tell us your side'), 'We share the iPad');
  site.api.on('POST /api/appeals/messages', () => fail(409, 'not_banned', 'Your account is not suspended.'));
  await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }));
  await screen.findByText('We’ve got it. Our answer will show up here.');
  expect(site.api.sentTo('POST /api/appeals')).toEqual([{ text: 'We share the iPad' }]);
  site.setMember({});
  site.api.on(APPEAL, () => fail(409, 'not_banned', 'Your account is not suspended.'));
  await userEvent.type(screen.getByLabelText('Your answer'), 'Thanks');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await screen.findByRole('heading', { name: 'Welcome back, nova_builder!' });
});
