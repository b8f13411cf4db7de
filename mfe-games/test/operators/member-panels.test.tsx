import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, expect, test } from 'vitest';
import { MEMBER } from '../../standalone/operators/members/fake-members.ts';
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
