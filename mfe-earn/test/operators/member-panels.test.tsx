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

test('what a member earned, with what is told of it', async () => {
  expect(await open('earnings').findByText('Lootably · Offer 88121')).toBeTruthy();
});

test('a part that fails says so and asks again', async () => {
  const CALL = `GET /api/admin/earnings/of-member/${MEMBER}`;
  const opened = open('earnings', { calls: { [CALL]: () => fail(503, 'unavailable', 'earn is not available right now.') } });
  expect(await opened.findByText('earn is not available right now.')).toBeTruthy();
  opened.api.on(CALL, () => ({ earnings: [], nextCursor: null }));
  await user.click(opened.getByRole('button', { name: 'Retry' }));
  expect(await opened.findByText('Nothing earned yet')).toBeTruthy();
});
