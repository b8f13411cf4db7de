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

test('who brought a member, and whom they brought, each a link to their profile', async () => {
  const opened = open('referrals');
  expect(await opened.findByText('xX_Rinari_Xx')).toBeTruthy();
  const link = opened.getByRole('link', { name: 'kaitlynplays' });
  expect(link.getAttribute('href')).toBe('/admin?tab=users&member=u2');
});

test('a part that fails says so and asks again', async () => {
  const CALL = `GET /api/admin/referrals/of-member/${MEMBER}`;
  const opened = open('referrals', { calls: { [CALL]: () => fail(503, 'unavailable', 'social is not available right now.') } });
  expect(await opened.findByText('social is not available right now.')).toBeTruthy();
  opened.api.on(CALL, () => ({ referrer: null, referred: [], nextCursor: null }));
  await user.click(opened.getByRole('button', { name: 'Retry' }));
  expect(await opened.findByText('Has not referred anyone')).toBeTruthy();
});

test('beside the timeline: who brought them, how many they brought, and the last share', async () => {
  const opened = open('referral');
  expect((await opened.findByRole('link', { name: 'kaitlynplays' })).getAttribute('href')).toBe('/admin?tab=users&member=u2');
  expect(opened.getByText('1 member')).toBeTruthy();
  expect(opened.getByText('Last share, 7.00 %').closest('div')?.textContent).toContain('4.20');
});
