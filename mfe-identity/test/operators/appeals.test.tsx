import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fail } from '@facet/remote-kit/testing';
import { someAppeal, someCaseThread } from '../../standalone/operators/cases/fake-cases.ts';
import { callOf, MEMBER, NOBODY, someUser } from '../../standalone/operators/members/fake-members.ts';
import { openTab, type OpenTab } from './open-tab.tsx';

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const user = userEvent.setup();
const open = (path: string, options: OpenTab = {}) => (page = openTab(path, options));

test('an appeal is decided with an answer: the ban beside it, lifted or kept', async () => {
  const DECIDE = `POST /api/admin/cases/${someAppeal.id}/decide`;
  const { api } = open(`/admin/cases?case=${someAppeal.id}`, {
    calls: { [DECIDE]: () => ({ case: someAppeal }), [`GET /api/admin/cases/${someAppeal.id}`]: () => someCaseThread(someAppeal) },
  });
  const ban = within(await screen.findByRole('region', { name: 'The ban' }));
  expect(ban.getByText('Shares a device with 14 chargebacks')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Decide…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide the appeal of mossy_pixel' }));
  await user.click(dialog.getByRole('button', { name: 'Lift the ban' }));
  expect(await dialog.findByText('The member needs an answer')).toBeTruthy();
  await user.type(dialog.getByLabelText('Answer to the member'), 'You were right');
  await user.click(dialog.getByRole('button', { name: 'Lift the ban' }));
  await waitFor(() => expect(api.sentTo(DECIDE)).toEqual([{ seen: 1, decision: 'lifted', text: 'You were right', reason: '' }]));
});

test('of an appeal what speaks for the ban stands beside what speaks against it, of what services know', async () => {
  const of = { ...someAppeal, memberId: MEMBER };
  const thread = someCaseThread(of);
  const shared = { device: true, devices: ['d'], address: false };
  const brother = { memberId: 'u7', username: 'his_brother', banned: false, ...shared };
  const devices = {
    sessions: [],
    sharedWith: [
      { memberId: 'u8', username: 'fox_two', banned: true, ...shared, toldApart: null },
      { ...brother, toldApart: { by: 'selin.a', reason: 'A family', at: '2026-11-20T05:22:00.000Z' } },
    ],
    sharing: NOBODY,
  };
  const calls = {
    [`GET /api/admin/cases/${of.id}`]: () => ({ ...thread, member: { ...thread.member, id: of.memberId } }),
    [callOf('devices')]: () => devices,
    [callOf('members')]: () => ({ user: someUser({ createdAt: '2026-11-18T05:22:00.000Z' }) }),
  };
  const { api } = open(`/admin/cases?case=${of.id}`, { calls });
  const ban = await screen.findByRole('region', { name: 'The ban' });
  const facts = () => [...ban.querySelectorAll('li')].map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(facts()).toEqual([
      'Same browser as fox_two, banned',
      'Joined 2 d before the ban',
      'Not his_brother, says selin.a: “A family”',
      'Owes nothing',
    ]),
  );
  cleanup();
  api.restore();
  const away = () => fail(503, 'unavailable', 'Away.');
  open(`/admin/cases?case=${of.id}`, { calls: { ...calls, [callOf('devices')]: away, [callOf('money')]: away } });
  expect(await screen.findByText('Not everything about the member loaded.')).toBeTruthy();
  expect(screen.queryByText('Shares a browser with nobody')).toBeNull();
});
