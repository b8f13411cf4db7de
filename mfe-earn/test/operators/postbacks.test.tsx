import { cleanup, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clickTwice, fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { somePostback, someReplay } from '../../standalone/operators/postbacks/fake-postbacks.ts';
import { stepsOf } from '../../src/operators/postbacks/postback-steps.ts';
import type { Postback } from '../../src/operators/postbacks/postbacks-api.ts';
import { openTab, type OpenTab } from './open-tab.tsx';

const READ = `GET /api/admin/postbacks/${somePostback().id}`;
const REPLAY = `POST /api/admin/postbacks/${somePostback().id}/replay`;

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (options: OpenTab = {}, query = '') => (page = openTab(`/admin/postbacks${query}`, options));
const user = userEvent.setup();

describe('the log of postbacks', () => {
  test('has every call with its verdict; what moved nothing is struck through', async () => {
    const { findByRole, getByRole } = open();
    const refused = await findByRole('row', { name: /88118/ });
    expect(within(refused).getByText('Bad signature')).toBeTruthy();
    expect(within(refused).getByText('9500.00').tagName).toBe('S');
    expect(getByRole('row', { name: /88124/ }).textContent).toContain('+640.00');
    expect(getByRole('row', { name: /tx-900fe2/ }).textContent).toMatch(/−120\.00/);
    expect(getByRole('row', { name: /88123/ }).textContent).toContain('In the outbox');
    expect(await findByRole('button', { name: 'Refused 14' })).toBeTruthy();
  });

  test('says how long each took until its verdict; what has none took nothing yet', async () => {
    const settled = (id: string, settledAt: string | null) =>
      somePostback({ id, transaction: id, receivedAt: '2026-11-21T05:53:48.112Z', settledAt });
    const postbacks = [settled('t1', '2026-11-21T05:53:48.153Z'), settled('t2', '2026-11-21T05:56:48.112Z'), settled('t3', null)];
    const { findByRole, getByRole } = open({ calls: { 'GET /api/admin/postbacks': () => ({ postbacks, nextCursor: null, total: 3 }) } });
    expect((await findByRole('row', { name: /t1/ })).textContent).toContain('41 ms');
    expect(getByRole('row', { name: /t2/ }).textContent).toContain('3 min');
    expect(getByRole('row', { name: /t3/ }).textContent).toMatch(/–/);
  });

  test('asks the server by verdict, wall and day, all in the address', async () => {
    const { findByRole, queryByRole, api } = open({}, '?verdict=refused&provider=c&since=2026-11-20');
    expect(await findByRole('row', { name: /88120/ })).toBeTruthy();
    expect(queryByRole('row', { name: /88124/ })).toBeNull();
    const asked = api.requests.find(({ path }) => path === '/api/admin/postbacks')?.query;
    expect([asked?.get('provider'), asked?.get('since'), asked?.get('sort')]).toEqual(['c', '2026-11-20', 'newest']);
    expect((await findByRole('link', { name: 'Export CSV' })).getAttribute('href')).toContain('provider=c&since=2026-11-20');
  });

  test('says that it did not load, and tries again', async () => {
    const { findByText, findByRole } = open({
      calls: { 'GET /api/admin/postbacks': () => fail(503, 'unavailable', 'earn is not available right now.') },
    });
    expect(await findByText('earn is not available right now.')).toBeTruthy();
    expect(await findByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});

describe('one call', () => {
  test('opens beside the list with its raw string and how far it came; the address has it', async () => {
    const { findByRole, findByText, shell } = open();
    await user.click(await findByRole('row', { name: /88118/ }));
    const panel = await findByRole('region', { name: 'Lootably, 88118' });
    expect(await findByText(/transactionID=88118/)).toBeTruthy();
    expect(within(panel).getByText('Bad signature: differs from the one sent')).toBeTruthy();
    expect(shell.router.state.location.search).toBe(`?open=${somePostback().id}`);
    expect((await findByRole('row', { name: /88118/ })).getAttribute('aria-current')).toBe('true');
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    await expect.poll(() => shell.router.state.location.search).toBe('');
  });

  test('that was credited stands beside what the wall says it pays us; where it did not say, that is said', async () => {
    const credited = {
      ...somePostback({ verdict: 'accepted', outcome: 'credit', reason: null, amount: '640.00' }),
      earning: { id: 'e1', state: 'credited' },
    };
    const ofPanel = async (revenue: Postback['revenue']) => {
      const opened = open({ calls: { [READ]: () => ({ postback: { ...credited, revenue } }) } }, `?open=${credited.id}`);
      const said = await opened.findByText('The wall says it pays us');
      expect(within(opened.getByRole('region', { name: 'Lootably, 88118' })).getAllByText('R$ 640.00').length).toBeGreaterThan(0);
      const text = said.nextElementSibling?.textContent;
      cleanup();
      opened.api.restore();
      return text;
    };
    expect(await ofPanel({ amount: '6.40', isSigned: true })).toBe('US$ 6.40, signed');
    expect(await ofPanel({ amount: '0.333333', isSigned: false })).toBe('US$ 0.333333, not signed: only a hint');
    expect(await ofPanel(null)).toBe('unknown');
  });

  test.each([
    ['sender', ['passed', 'failed', 'not_asked', 'not_asked', 'not_asked', 'not_asked']],
    ['signature', ['passed', 'passed', 'failed', 'not_asked', 'not_asked', 'not_asked']],
    ['over_cap', ['passed', 'passed', 'passed', 'failed', 'not_asked', 'not_asked']],
    ['unknown_member', ['passed', 'passed', 'passed', 'passed', 'failed', 'not_asked']],
  ])('refused for %s came so far', (reason, states) => {
    expect(stepsOf(somePostback({ reason })).map(({ state }) => state)).toEqual(states);
  });

  test('that was credited came all the way', () => {
    const steps = stepsOf(somePostback({ verdict: 'accepted', outcome: 'credit', reason: null }));
    expect(steps.every(({ state }) => state === 'passed')).toBe(true);
    expect(stepsOf(somePostback({ verdict: null, reason: null })).filter(({ state }) => state === 'passed')).toHaveLength(1);
  });
});

describe('a replay', () => {
  const ask = async (opened: ReturnType<typeof open>) => {
    await user.click(await opened.findByRole('button', { name: 'Replay' }));
    return opened.findByRole('alertdialog', { name: 'Replay postback 88118?' });
  };
  const bodies = (opened: ReturnType<typeof open>) => opened.api.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

  test('is tried dry first, and then done once', async () => {
    const opened = open({}, `?open=${somePostback().id}`);
    const dialog = await ask(opened);
    expect(await within(dialog).findByText('Replayed now, it would be: Credited')).toBeTruthy();
    expect(bodies(opened)).toEqual([{ isDry: true }]);
    clickTwice(within(dialog).getByRole('button', { name: 'Replay' }));
    expect((await opened.findAllByText('Postback replayed')).length).toBeGreaterThan(0);
    expect(bodies(opened)).toEqual([{ isDry: true }, { isDry: false }]);
  });

  test('that would change nothing says so; one that fails says why', async () => {
    const same = () => someReplay({ verdict: 'refused', reason: 'signature', amount: null });
    const opened = open({ calls: { [REPLAY]: same } }, `?open=${somePostback().id}`);
    const dialog = await ask(opened);
    expect(await within(dialog).findByText('Nothing would change')).toBeTruthy();
    opened.api.on(REPLAY, () => fail(503, 'unavailable', 'identity is away'));
    await user.click(within(dialog).getByRole('button', { name: 'Replay' }));
    expect((await opened.findAllByText('Failed to replay the postback')).length).toBeGreaterThan(0);
    expect((await opened.findAllByText('identity is away')).length).toBeGreaterThan(0);
  });

  test('of a held reversal says that money would be taken back', async () => {
    const opened = open(
      { calls: { [REPLAY]: () => someReplay({ verdict: 'accepted', outcome: 'reverse', amount: null }) } },
      `?open=${somePostback().id}`,
    );
    expect(await within(await ask(opened)).findByText('What was credited would be taken back.')).toBeTruthy();
  });

  test('is nothing for a moderator', async () => {
    const opened = open({ operator: { role: 'moderator' } }, `?open=${somePostback().id}`);
    const button = await opened.findByRole('button', { name: 'Replay' });
    expect(button.title).toBe('Needs the role admin');
    await user.click(button);
    expect(opened.queryByRole('alertdialog')).toBeNull();
  });
});
