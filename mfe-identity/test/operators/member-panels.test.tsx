import { cleanup, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fail } from '@facet/remote-kit/testing';
import { callOf, MEMBER as ID, NOBODY, someSignIn, someUser } from '../../standalone/operators/members/fake-members.ts';
import { openTab, type OpenTab } from './open-tab.tsx';

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (options: OpenTab = {}, panel = 'access') => (page = openTab(`/admin?panel=${panel}&member=${ID}`, options));
const user = userEvent.setup();

test('dismisses a shared browser with a reason, and takes it back', async () => {
  const said = { by: 'mirela', reason: 'Brother and sister', at: '2026-11-21T05:00:00.000Z' };
  const sharer = { memberId: 'u3', username: 'mossy_pixel', banned: true, device: true, address: false, toldApart: null };
  const sister = { ...sharer, memberId: 'u4', username: 'xX_Rinari_Xx', toldApart: said };
  const sharing = { device: { members: 1, banned: 1, weight: 70 }, address: { members: 0, banned: 0, weight: 0 } };
  const apart = (id: string) => `/api/admin/devices/of-member/${ID}/different-from/${id}`;
  const opened = open({
    calls: {
      [callOf('devices')]: () => ({ sessions: [], sharedWith: [sharer, sister], sharing }),
      [`POST ${apart('u3')}`]: () => ({ success: true }),
      [`DELETE ${apart('u4')}`]: () => ({ success: true }),
    },
  });
  expect(await opened.findByText('Weight 70')).toBeTruthy();
  expect(opened.getByText('“Brother and sister”, mirela')).toBeTruthy();
  await user.click(opened.getByText('1 dismissed'));
  await user.click(opened.getByRole('button', { name: 'Take back' }));
  await user.click(opened.getByRole('button', { name: 'Dismiss…' }));
  const dialog = within(await opened.findByRole('dialog', { name: 'mossy_pixel is not the same person?' }));
  await user.type(dialog.getByLabelText(/Reason/), 'A shared tablet');
  await user.click(dialog.getByRole('button', { name: 'Dismiss sign' }));
  expect(await opened.findByText('Sign dismissed')).toBeTruthy();
  const sent = opened.api.requests
    .filter(({ path }) => path.includes('different-from'))
    .map(({ method, path, body }) => [method, path, body]);
  expect(sent).toMatchObject([
    ['DELETE', apart('u4'), null],
    ['POST', apart('u3'), { reason: 'A shared tablet' }],
  ]);
});

test('notes that do not load are not taken for none, and come with Retry', async () => {
  const NOTES = `GET /api/admin/member-notes/of-member/${ID}`;
  const opened = open({ calls: { [NOTES]: () => fail(503, 'unavailable', 'Away.') } });
  await opened.findByText('The notes did not load');
  opened.api.on(NOTES, () => ({
    notes: [{ id: 'n1', operator: 'selin.a', text: 'Plays on Fridays', createdAt: '2026-10-13T09:00:00.000Z' }],
  }));
  await user.click(opened.getByRole('button', { name: 'Retry' }));
  expect(await opened.findByText('Plays on Fridays')).toBeTruthy();
});

test('operators’ notes stand beside the timeline; one is kept once, and its dialog stays when that fails', async () => {
  const NOTE = `POST /api/admin/member-notes/of-member/${ID}`;
  const opened = open({ calls: { [NOTE]: () => fail(503, 'unavailable', 'Away.') } });
  const notes = within(await opened.findByRole('region', { name: 'Operators’ notes' }));
  expect(notes.getByText(/^Streams on Fridays/).textContent).toContain('selin.a, ');
  await user.click(notes.getByRole('button', { name: 'Write a note' }));
  const dialog = within(await opened.findByRole('dialog', { name: 'Note on tundra_vex' }));
  await user.click(dialog.getByRole('button', { name: 'Keep the note' }));
  expect(await dialog.findByText('Write the note first')).toBeTruthy();
  await user.type(dialog.getByLabelText('Note'), ' Asked about Wall C ');
  await user.click(dialog.getByRole('button', { name: 'Keep the note' }));
  await opened.findByText(/It may already have been done/);
  opened.api.on(NOTE, () => ({ id: 'n2' }));
  await user.click(dialog.getByRole('button', { name: 'Keep the note' }));
  expect(await opened.findByText('Noted. The member does not see it.')).toBeTruthy();
  const sent = opened.api.requests.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => body)).toEqual([{ text: 'Asked about Wall C' }, { text: 'Asked about Wall C' }]);
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('compares two who share a browser, and dismisses it from there', async () => {
  const other = someUser({ id: 'u3', username: 'mossy_pixel', disabled: true, balance: '3.50' });
  const theirs = [someSignIn({ id: 's9', device: 'ffffc3d4e5f6', address: '198.51.100.4', userAgent: 'Firefox/140.0 (Windows)' })];
  const opened = open({
    calls: {
      [callOf('members', 'u3')]: () => ({ user: other }),
      [callOf('devices', 'u3')]: () => ({ sessions: theirs, sharedWith: [], sharing: NOBODY }),
    },
  });
  await user.click(await opened.findByRole('button', { name: 'Compare' }));
  const dialog = within(await opened.findByRole('dialog', { name: 'Compare accounts' }));
  const line = await dialog.findByRole('row', { name: /^Same browser/ });
  expect(line.textContent).toMatch(/Android, Chrome 142.*Windows, Firefox 140/);
  expect(dialog.queryByRole('row', { name: /^Same address/ })).toBeNull();
  expect(dialog.getByRole('row', { name: /^Balance/ }).textContent).toContain('3.50');
  expect(dialog.getByRole('button', { name: 'Open mossy_pixel' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Not the same person…' }));
  expect(await opened.findByRole('dialog', { name: 'mossy_pixel is not the same person?' })).toBeTruthy();
});

test('says who shares a browser, and of each device who else uses it', async () => {
  const opened = open();
  expect(await opened.findByText('Same browser as 1 banned member')).toBeTruthy();
  expect(opened.getByRole('link', { name: 'mossy_pixel' })).toBeTruthy();
  expect(opened.getByText('Also 1 banned member')).toBeTruthy();
  expect(opened.getByText('Only this member')).toBeTruthy();
});

test('says how many share an address, and that it says little', async () => {
  const told = Array.from({ length: 50 }, (_, index) => ({
    memberId: `n${index}`,
    username: `pupil_${index}`,
    device: false,
    address: true,
    banned: false,
    toldApart: null,
  }));
  const devices = { sessions: [], sharedWith: told, sharing: { ...NOBODY, address: { members: 212, banned: 3, weight: 0 } } };
  const opened = open({ calls: { [callOf('devices')]: () => devices } });
  expect(await opened.findByText('Same address as 212 other members, of whom 3 are banned')).toBeTruthy();
  expect(opened.getByText(/^Everyone in a school, a home/).closest('details')?.textContent).toContain('Says little');
  expect(opened.queryByText(/Same browser/)).toBeNull();
});

test('each part loads by itself', async () => {
  expect((await open({}, 'devices').findAllByText('a1b2c3d4e5f6')).length).toBeGreaterThan(0);
});

test('a part that fails says so and asks again; the others stay', async () => {
  const away = () => fail(503, 'unavailable', 'identity is not available right now.');
  const opened = open({ calls: { [callOf('devices')]: away } }, 'devices');
  expect(await opened.findByText('identity is not available right now.')).toBeTruthy();
  opened.api.on(callOf('devices'), () => ({ sessions: [], sharedWith: [], sharing: NOBODY }));
  await user.click(opened.getByRole('button', { name: 'Retry' }));
  expect(await opened.findByText('No session in the last 90 days')).toBeTruthy();
  cleanup();
  opened.api.restore();
  const beside = open({ calls: { [callOf('devices')]: away } });
  expect(await beside.findByText('Devices did not load')).toBeTruthy();
  expect(await beside.findByText(/^Streams on Fridays/)).toBeTruthy();
});

test('what a member asked, each with its case', async () => {
  const link = await open({}, 'cases').findByRole('link', { name: /It never arrived/ });
  expect(link.getAttribute('href')).toBe('/admin/cases?case=0193c7a4-0000-7000-8000-0000000000c1');
});

test('the console is asked by the address for the end of all sessions, and for the profile of who is compared', async () => {
  const opened = open();
  const search = () => opened.shell.router.state.location.search;
  await user.click(await opened.findByRole('button', { name: 'End all sessions…' }));
  expect(search()).toBe(`?panel=access&member=${ID}&do=end-sessions`);
  await user.click(opened.getByRole('button', { name: 'Compare' }));
  await user.click(await opened.findByRole('button', { name: 'Open mossy_pixel' }));
  expect(search()).toContain('member=u3');
});
