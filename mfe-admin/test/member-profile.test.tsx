import { cleanup, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { callOf, figuresAnswer, someFigures, someUser } from '../standalone/members/fake-members.ts';
import { openPage, type OpenPage } from './open-page.tsx';

let page: ReturnType<typeof openPage> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (options: OpenPage = {}) => (page = openPage(`/admin?tab=users&member=${someUser().id}`, options));

const panel = (id: string, order: number) => ({ id, label: id, role: 'moderator' as const, order });
const panels = [panel('devices', 50), panel('cases', 90)];

test('says in its head who they are, and on its tabs how many there are where all of them are known', async () => {
  const host = { entries: [{ name: 'mfe-sample/operators', tabs: [], memberPanels: panels }], Part: () => null };
  const drawer = within(await open({ host }).findByRole('dialog', { name: 'tundra_vex' }));
  expect(await drawer.findByRole('tab', { name: 'devices 2' })).toBeTruthy();
  expect(await drawer.findByRole('tab', { name: 'cases 1' })).toBeTruthy();
  expect(drawer.getByText(/^seen .* ago$/)).toBeTruthy();
  expect(drawer.getByRole('link', { name: 'platform account' }).getAttribute('href')).toBe('https://www.roblox.com/users/4418/profile');
});

test('draws what came in and went out by day, where anything did', async () => {
  const moving = open();
  expect(await moving.findByRole('figure', { name: 'In and out by day, UTC' })).toBeTruthy();
  cleanup();
  moving.api.restore();
  const still = { ...figuresAnswer(someFigures()), days: [{ day: '2026-11-21', in: '0.00', out: '0.00' }] };
  const quiet = open({ calls: { [callOf('figures')]: () => still } });
  await quiet.findByText('12 rounds of Bombs');
  expect(quiet.queryByRole('figure', { name: 'In and out by day, UTC' })).toBeNull();
});
