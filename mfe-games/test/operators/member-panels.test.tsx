import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, expect, test } from 'vitest';
import { MEMBER, someLimits } from '../../standalone/operators/members/fake-members.ts';
import { openTab, type OpenTab } from './open-tab.tsx';

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (panel: string, options: OpenTab = {}) => (page = openTab(`/admin?panel=${panel}&member=${MEMBER}`, options));
const user = userEvent.setup();

test('what a member played, with the win chance of each', async () => {
  const opened = open('rounds');
  expect((await opened.findAllByText('bombs, 3 bombs')).length).toBe(2);
  expect(opened.getAllByText('win chance 0.45').length).toBe(3);
});

test('a part that fails says so and asks again', async () => {
  const CALL = `GET /api/admin/rounds/of-member/${MEMBER}`;
  const opened = open('rounds', { calls: { [CALL]: () => fail(503, 'unavailable', 'games is not available right now.') } });
  expect(await opened.findByText('games is not available right now.')).toBeTruthy();
  opened.api.on(CALL, () => ({ rounds: [], nextCursor: null }));
  await user.click(opened.getByRole('button', { name: 'Retry' }));
  expect(await opened.findByText('No round played yet')).toBeTruthy();
});

test('beside the timeline: the usual win chance or their own, and the limits that they set', async () => {
  const LIMITS = `GET /api/admin/play-limits/of-member/${MEMBER}`;
  const CHANCES = 'GET /api/admin/user-probability-overrides';
  const none = { overrides: [], counts: {}, nextCursor: null, total: 0 };
  const usual = open('play', { calls: { [CHANCES]: () => none } });
  expect(await usual.findByText('0.45, the usual')).toBeTruthy();
  expect(usual.getByText('Daily loss limit, R$').closest('div')?.textContent).toContain('50.00');
  cleanup();
  usual.api.restore();
  const limits = someLimits({ dailyLossLimit: null, excludedUntil: '2027-01-01T00:00:00.000Z' });
  const overrides = [{ id: 'o1', gameType: 'bombs', houseEdgeMultiplier: 0.6 }];
  const own = open('play', { calls: { [LIMITS]: () => limits, [CHANCES]: () => ({ ...none, overrides }) } });
  expect(await own.findByText('Own odds')).toBeTruthy();
  expect(own.getByText('Win chance, Bombs').closest('div')?.textContent).toContain('0.60');
  expect(own.getByText('none set')).toBeTruthy();
  expect(own.getByText(/^until 1 Jan 2027/)).toBeTruthy();
});
