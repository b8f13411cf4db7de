import { cleanup, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, expect, test } from 'vitest';
import { HELD, MEMBER } from '../../standalone/operators/members/fake-members.ts';
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

test('a held credit is released with a reason, and the list is read anew', async () => {
  const RELEASE = `POST /api/admin/earnings/${HELD}/release`;
  const opened = open('earnings', { operator: { role: 'admin' } });
  await user.click(await opened.findByRole('button', { name: 'Release R$ 250.00 of BitLabs · Survey 4410' }));
  const dialog = within(await opened.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Release now' }));
  expect(await dialog.findByText('Please enter a reason')).toBeTruthy();
  await user.type(dialog.getByLabelText('Reason'), ' They showed the receipt ');
  opened.api.on(`GET /api/admin/earnings/of-member/${MEMBER}`, () => ({ earnings: [], nextCursor: null }));
  await user.click(dialog.getByRole('button', { name: 'Release now' }));
  expect(await opened.findByText('The credit is released')).toBeTruthy();
  expect(await opened.findByText('Nothing earned yet')).toBeTruthy();
  expect(opened.api.sentTo(RELEASE)).toEqual([{ reason: 'They showed the receipt' }]);
});

test('a moderator sees what is held and cannot release it', async () => {
  const opened = open('earnings', { operator: { role: 'moderator' } });
  const button = await opened.findByRole('button', { name: /^Release R\$ 250/ });
  expect([button.getAttribute('aria-disabled'), button.title]).toEqual(['true', 'Needs the role admin']);
});
