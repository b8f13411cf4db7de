import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, clickTwice, fail } from '@facet/remote-kit/testing';
import { openStatement, press, type OpenedPage } from './open-page.tsx';
import { makeProof } from './some-proof.ts';

const { proof, published } = makeProof();
const PROOF = 'GET /api/user/statement-proof';
const ROOT = 'GET /api/proofs/roots/2026-11-20';
const CHECKED = 'POST /api/user/statement-proof/checked';
const CSV = 'GET /api/user/transactions.csv';

let page: OpenedPage;
let saved: { name: string; href: string }[];

beforeEach(() => {
  saved = [];
  // jsdom has no downloads.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href });
  });
});

afterEach(() => {
  cleanup();
  page.api.restore();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('Check it asks for the newest proof and for the root, and draws each step', async () => {
  page = openStatement({ [PROOF]: () => proof, [ROOT]: () => published, [CHECKED]: () => ({ isNoted: true }) });
  await press('Check my statement');
  expect(await screen.findByText('Your statement is proven')).toBeTruthy();
  const steps = within(screen.getByRole('list', { name: 'Steps of the check' })).getAllByRole('listitem');
  expect(steps).toHaveLength(6);
  expect(steps.every(({ textContent }) => textContent.startsWith('Passed: '))).toBe(true);
  await waitFor(() => expect(page.api.sentTo(CHECKED)).toEqual([{ day: proof.day, head: proof.head }]));
});

test('a kept file that was tampered with fails visibly', async () => {
  page = openStatement({ [ROOT]: () => published });
  const [first, ...rest] = proof.transfers;
  await checkFile(JSON.stringify({ ...proof, transfers: [{ ...first, reason: 'Another survey' }, ...rest] }));
  expect((await screen.findByRole('alert')).textContent).toContain('This file did not pass');
  expect(screen.getByText(/Hashing them doesn’t give the head/)).toBeTruthy();
  expect(page.api.sentTo(CHECKED)).toEqual([]);
  page.api.on(CHECKED, () => fail(503, 'unavailable', 'The wallet is away.'));
  await checkFile(JSON.stringify(proof));
  expect(await screen.findByText('Your statement is proven')).toBeTruthy();
});

test('any other file is called one', async () => {
  page = openStatement();
  await checkFile('GIF89a');
  expect(await screen.findByText('This is not a statement proof of this site.')).toBeTruthy();
});

test('a day that nobody published fails; a root that does not come leaves it open', async () => {
  page = openStatement({ [ROOT]: () => fail(404, 'proof_not_ready', 'No root of that day is published.') });
  await checkFile(JSON.stringify(proof));
  expect(await screen.findByText('No root was published for 2026-11-20.')).toBeTruthy();
  page.api.on(ROOT, () => fail(503, 'unavailable', 'The wallet is away.'));
  await checkFile(JSON.stringify(proof));
  expect(await screen.findByText('Not everything could be checked')).toBeTruthy();
});

test('says why there is no proof yet', async () => {
  page = openStatement({ [PROOF]: () => fail(404, 'proof_not_ready', 'There is no proof for that day yet.') });
  await press('Check my statement');
  expect(await screen.findByText('There is no proof for that day yet.')).toBeTruthy();
  await press('Download proof');
  expect(saved).toEqual([]);
});

test('without hashes in the browser it says what to do', async () => {
  page = openStatement();
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  await checkFile(JSON.stringify(proof));
  expect(await screen.findByText(/computes hashes on https pages only/)).toBeTruthy();
});

test('Download proof saves the file as it came', async () => {
  page = openStatement({ [PROOF]: () => proof });
  await press('Download proof');
  await waitFor(() => expect(saved).toEqual([{ name: 'statement-proof.json', href: 'blob:test' }]));
});

test('Download CSV asks for what the filters show, once', async () => {
  const slow = Promise.withResolvers<Response>();
  page = openStatement({ [CSV]: () => slow.promise }, '/withdraw/statement?month=2026-11&category=earn');
  clickTwice(await screen.findByRole('button', { name: 'Download CSV' }));
  slow.resolve(answer('date,amount\r\n'));
  await waitFor(() => expect(saved).toEqual([{ name: 'statement-2026-11-earn.csv', href: 'blob:test' }]));
  const asked = page.api.requests.filter(({ path }) => path === '/api/user/transactions.csv');
  expect(asked.map(({ query }) => query.toString())).toEqual(['category=earn&month=2026-11']);
});

test('a download that fails saves nothing and says why', async () => {
  page = openStatement({ [CSV]: () => fail(503, 'unavailable', 'The wallet is away.') });
  await press('Download CSV');
  expect(await screen.findByText('Download Failed')).toBeTruthy();
  expect(screen.getByText('The wallet is away.')).toBeTruthy();
  page.api.on(CSV, () => new Response('<h1>lemur</h1>', { status: 502, statusText: 'Bad Gateway' }));
  await press('Download CSV');
  expect(await screen.findByText('502: Bad Gateway')).toBeTruthy();
  page.api.on(CSV, () => Promise.reject(new TypeError('failed to fetch')));
  await press('Download CSV');
  expect(await screen.findByText('The site did not answer. Check your connection and try again.')).toBeTruthy();
  expect(saved).toEqual([]);
});

async function checkFile(text: string): Promise<void> {
  const input = await screen.findByLabelText('Statement proof');
  await userEvent.upload(input, new File([text], 'proof.json', { type: 'application/json' }));
}
