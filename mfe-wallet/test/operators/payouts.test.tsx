import { cleanup, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, expect, test } from 'vitest';
import { someAudits, someBoard } from '../../standalone/operators/payouts/fake-payouts.ts';
import { openTab, type OpenTab } from './open-tab.tsx';

const START = 'POST /api/admin/wallet-audits';

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (options: OpenTab = {}) => (page = openTab('/admin/payouts', options));
const user = userEvent.setup();

test('the board shows what is unknown and what is being paid, and what the bot has spent of its cap', async () => {
  const { findByRole, getByRole, api } = open();
  const unknown = await findByRole('table', { name: 'Unknown' });
  expect(within(unknown).getByRole('row', { name: /tundra_vex/ }).textContent).toContain('the platform did not answer in time');
  expect(getByRole('table', { name: 'Being paid' }).textContent).toContain('lilyloopz');
  expect(getByRole('region', { name: 'Figures' }).textContent).toContain('of R$ 10,000 a day');
  const watched = api.requests.filter(({ path }) => path === '/api/admin/payouts' || path === '/api/admin/wallet-audits');
  expect(watched.every(({ headers }) => headers.get('x-background') === '1')).toBe(true);
});

test('a stop says what does not hold, and the audit can be run again', async () => {
  const stopped = { since: new Date(Date.now() - 7_200_000).toISOString(), faults: 2, checks: ['sum-is-zero'] };
  const opened = open({ calls: { 'GET /api/admin/payouts': () => someBoard({ stopped }) } });
  const notice = await opened.findByRole('alert');
  expect(notice.textContent).toContain('2 faults since 2 h');
  expect(notice.textContent).toContain('All accounts together are zero');
  await user.click(await within(notice).findByRole('button', { name: 'Run audit now' }));
  expect((await opened.findAllByText('The audit is under way')).length).toBeGreaterThan(0);
  expect(opened.api.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('audits are listed with what they found', async () => {
  const { findByRole } = open();
  const audits = await findByRole('table', { name: 'Ledger audits' });
  expect(within(audits).getByText('Balanced')).toBeTruthy();
  expect(within(audits).getByText('members have 5, the system accounts have 4')).toBeTruthy();
});

test('an audit whose checks did not all look is not called clean', async () => {
  const [clean] = someAudits().audits;
  const partly = { ...clean, notRun: [{ check: 'promises-of-earn-are-kept', reason: 'earn answered 503' }] } as never;
  const { findByRole } = open({ calls: { 'GET /api/admin/wallet-audits': () => someAudits({ audits: [partly] }) } });
  const audits = await findByRole('table', { name: 'Ledger audits' });
  expect(within(audits).queryByText('Balanced')).toBeNull();
  expect(within(audits).getByText('1 check did not run')).toBeTruthy();
  expect(within(audits).getByText('Everything that earn promised was booked, and nothing else: earn answered 503')).toBeTruthy();
});

test('no audit can be started by a moderator or while one runs, and one that does not start says why', async () => {
  const moderator = open({ operator: { role: 'moderator' } });
  expect((await moderator.findByRole('button', { name: 'Run audit now' })).title).toBe('Needs the role admin');
  cleanup();
  moderator.api.restore();
  const refused = open({ calls: { [START]: () => fail(503, 'unavailable', 'wallet is away') } });
  await user.click(await refused.findByRole('button', { name: 'Run audit now' }));
  expect((await refused.findAllByText('Failed to start the audit')).length).toBeGreaterThan(0);
  cleanup();
  refused.api.restore();
  const running = open({ calls: { 'GET /api/admin/wallet-audits': () => someAudits({ running: true }) } });
  await running.findByRole('table', { name: 'Ledger audits' });
  await expect.poll(() => running.getByRole('button', { name: /Run audit now/ }).getAttribute('aria-busy')).toBe('true');
  await user.click(running.getByRole('button', { name: /Run audit now/ }));
  expect(running.api.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('what did not load says so; nothing to show says so too', async () => {
  const away = open({ calls: { 'GET /api/admin/payouts': () => fail(503, 'unavailable', 'wallet is away') } });
  expect(await away.findByText('Payouts did not load')).toBeTruthy();
  expect(await away.findByRole('table', { name: 'Ledger audits' })).toBeTruthy();
  cleanup();
  away.api.restore();
  const none = { unknown: [], processing: [], unknownCount: 0, processingCount: 0, dailyCap: null };
  const quiet = open({
    calls: { 'GET /api/admin/payouts': () => someBoard(none), 'GET /api/admin/wallet-audits': () => someAudits({ audits: [] }) },
  });
  expect(await quiet.findByText('No payouts are waiting for the platform.')).toBeTruthy();
  expect(await quiet.findByText('No audit yet')).toBeTruthy();
  expect(await quiet.findByText('the cap is not known: the bot pays nothing')).toBeTruthy();
});

const findings = [{ check: 'purchases-are-payouts', subject: 'one', detail: 'R$ 250 for gamepass 600001' }];
const outward = { takenAt: new Date(Date.now() - 1_800_000).toISOString(), findings };
const differing = { 'GET /api/admin/payouts': () => someBoard({ outward }) };
const EXPLAIN = 'POST /api/admin/payouts/explain-difference';

test('says where the platform says otherwise of what the bot bought', async () => {
  const opened = open({ calls: differing });
  expect(await opened.findByText('The bot’s purchases differ from the payouts')).toBeTruthy();
  expect(opened.getByText('A purchase that belongs to no withdrawal: R$ 250 for gamepass 600001')).toBeTruthy();
  expect(opened.getByText('Compared with the game platform 30 min ago.')).toBeTruthy();
});

test('an owner explains a difference; a refusal keeps what was written', async () => {
  const refused = () => fail(404, 'no_such_difference', 'The last comparison found no such difference');
  const opened = open({ calls: { ...differing, [EXPLAIN]: refused }, operator: { role: 'owner' } });
  await user.click(await opened.findByRole('button', { name: 'Explain…' }));
  const confirm = await opened.findByRole('button', { name: 'Explain' });
  await user.click(confirm);
  expect(await opened.findByText('Say what happened')).toBeTruthy();
  const written = opened.getByRole('textbox', { name: 'What happened' });
  await user.type(written, 'Paid by hand for a prize');
  await user.click(confirm);
  expect(await opened.findByText('The last comparison found no such difference')).toBeTruthy();
  expect((written as HTMLTextAreaElement).value).toBe('Paid by hand for a prize');
  opened.api.on(EXPLAIN, () => ({ left: 0 }));
  await user.click(confirm);
  expect(await opened.findByText('Nothing else differs from the platform.')).toBeTruthy();
  expect(opened.queryByRole('textbox', { name: 'What happened' })).toBeNull();
  expect(opened.api.sentTo(EXPLAIN)).toEqual(Array(2).fill({ subject: 'one', explanation: 'Paid by hand for a prize' }));
});

test('who is no owner is told that it takes one', async () => {
  const opened = open({ calls: differing, operator: { role: 'admin' } });
  expect((await opened.findByRole('button', { name: 'Explain…' })).getAttribute('aria-disabled')).toBe('true');
});
