import { cleanup, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { fakeReleases, someHealth } from '../standalone/releases/fake-releases.ts';
import { failsMore, perThousand } from '../src/releases/health-rules.ts';
import type { Board } from '../src/releases/releases-api.ts';
import { openPage, type OpenPage } from './open-page.tsx';

const MOVE = 'POST /api/admin/releases/moves';

let page: ReturnType<typeof openPage> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (options: OpenPage = {}) => (page = openPage('/admin/releases', options));
const user = userEvent.setup();

describe('a move', () => {
  test('needs a reason, and goes from the revision that was seen', async () => {
    const { findByRole, findByText, findAllByRole, api } = open({ calls: { [MOVE]: () => ({ revision: 18 }) } });
    await user.click((await findAllByRole('button', { name: 'Promote' }))[0] as HTMLElement);
    const dialog = within(await findByRole('dialog', { name: 'Give the canary of mfe-games to everyone?' }));
    await user.click(dialog.getByRole('button', { name: 'Promote' }));
    expect(await dialog.findByText('A reason is needed')).toBeTruthy();
    await user.type(dialog.getByLabelText('Reason'), 'It is good');
    await user.click(dialog.getByRole('button', { name: 'Promote' }));
    expect(await findByText('Release moved')).toBeTruthy();
    expect(api.sentTo(MOVE)).toEqual([{ revision: 17, deployable: 'mfe-games', wish: { kind: 'promote' }, reason: 'It is good' }]);
  });

  test('that somebody else was quicker with is told, and what is in force is asked for again', async () => {
    const { findByRole, findAllByText, api } = open({
      calls: { [MOVE]: () => fail(409, 'revision_moved', 'Somebody else moved the releases') },
    });
    await user.click(await findByRole('button', { name: 'Roll back…' }));
    const dialog = within(await findByRole('dialog', { name: 'Roll mfe-games back to 4.11.2?' }));
    await user.type(dialog.getByLabelText('Reason'), 'Bombs do not open');
    await user.click(dialog.getByRole('button', { name: 'Roll back' }));
    expect((await findAllByText('Somebody else moved the releases')).length).toBeGreaterThan(0);
    await waitFor(() => expect(api.requests.filter(({ path }) => path === '/api/admin/releases').length).toBeGreaterThan(1));
  });

  test('of a share goes to a step, and is asked about', async () => {
    const { findByRole, queryByRole, api } = open();
    expect(await findByRole('radio', { name: '5 %' })).toHaveProperty('checked', true);
    await user.click(await findByRole('radio', { name: '25 %' }));
    expect(await findByRole('dialog', { name: 'Give the canary of mfe-games to 25 %?' })).toBeTruthy();
    await user.click(await findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(queryByRole('dialog')).toBeNull());
    expect(await findByRole('radio', { name: '5 %' })).toHaveProperty('checked', true);
    expect(api.sentTo(MOVE)).toEqual([]);
  });

  test('to the next step is offered in the row of a canary that does well', async () => {
    const board = (await Promise.resolve(fakeReleases['GET /api/admin/releases']?.({} as never))) as Board;
    const canary = { version: '4.12.1', share: 7, health: someHealth(), curve: [] };
    const deployables = board.deployables.map((each) => (each.deployable === 'mfe-games' ? { ...each, canary } : each));
    const { findByRole } = open({ calls: { 'GET /api/admin/releases': () => ({ ...board, deployables }) } });
    expect(await findByRole('radio', { name: '7 %' })).toHaveProperty('checked', true);
    await user.click(await findByRole('button', { name: 'To 10 %' }));
    expect(await findByRole('dialog', { name: 'Give the canary of mfe-games to 10 %?' })).toBeTruthy();
  });
});

test('how far a canary is from going back by itself is said, where the service tells it', async () => {
  const { findByText } = open();
  const judged = (await findByText('It goes back by itself once all three are reached')).closest('section');
  expect([...(judged?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '6, needs 8',
    '38 %, needs more than 50 %',
    '38 to 1, needs 100 to 1',
  ]);
});

test('a key rolls back what was moved last, unless it is a service', async () => {
  const { findByRole, findByLabelText } = open();
  expect(await findByRole('button', { name: 'mfe-games', pressed: true })).toBeTruthy();
  await user.keyboard('b');
  expect(await findByRole('dialog', { name: 'Roll mfe-games back to 4.11.2?' })).toBeTruthy();
  expect(document.activeElement).toBe(await findByLabelText('Reason'));
});

test('a version is shown by a link that an admin makes', async () => {
  const { findByRole, api } = open();
  await user.click(await findByRole('button', { name: 'Preview 4.12.1' }));
  const dialog = within(await findByRole('dialog', { name: 'Preview of mfe-games 4.12.1' }));
  expect(dialog.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(`${location.origin}/preview/a.b.c`);
  expect(api.sentTo('POST /api/admin/releases/previews')).toEqual([{ deployable: 'mfe-games', version: '4.12.1' }]);
});

test('a canary that fails clearly more often stands above everything else', async () => {
  const { findByText, findByRole } = open();
  const title = await findByText('mfe-games 4.12.1 fails more often than 4.11.3');
  const notice = within(title.closest('[role=alert]') as HTMLElement);
  await user.click(await findByRole('button', { name: 'shell' }));
  await user.click(notice.getByRole('button', { name: 'See the errors' }));
  expect(await findByRole('button', { name: 'mfe-games', pressed: true })).toBeTruthy();
  await user.click(notice.getByRole('button', { name: 'Stop canary' }));
  expect(await findByRole('dialog', { name: 'Take the canary of mfe-games back?' })).toBeTruthy();
});

test('beside its errors each row draws how they went, a version and its canary on one scale; a service reports none', async () => {
  const { findByRole } = open();
  const table = await findByRole('table', { name: 'Remotes' });
  const curves = [...table.querySelectorAll('tbody tr')].map((row) => row.querySelector('svg polyline')?.getAttribute('points') ?? null);
  const lowest = (points: string | null | undefined) => Math.min(...(points ?? '').split(' ').map((point) => Number(point.split(',')[1])));
  expect(curves.map((points) => points !== null)).toEqual([true, true, true]);
  expect(curves.map((points) => points?.split(' ').length)).toEqual([24, 24, 24]);
  expect([lowest(curves[2]), lowest(curves[1]) > 90]).toEqual([0, true]);
  const services = within(await findByRole('table', { name: 'Services' }));
  expect(services.queryByRole('columnheader', { name: 'Errors in 1,000' })).toBeNull();
  expect(services.getByRole('row', { name: /services\/games/ })).toBeTruthy();
});

test('how a canary does stands beside the live version, with its page loads', async () => {
  const { findByText, findAllByRole } = open();
  const figures = (await findByText('Page loads')).closest('dl');
  expect(figures?.textContent).toBe('Canary39Live0.8Page loads641');
  expect((await findAllByRole('region', { name: 'Remotes' }))[0]?.textContent).toContain('2, 1 with a canary');
});

test('a moderator sees it all and moves nothing', async () => {
  const { findByRole, findAllByText } = open({ operator: { role: 'moderator' } });
  const promote = await findByRole('button', { name: 'Promote' });
  expect([promote.getAttribute('aria-disabled'), promote.title]).toEqual(['true', 'Needs the role admin']);
  expect(await findByRole('radio', { name: '25 %' })).toHaveProperty('disabled', true);
  expect((await findAllByText('Needs the role admin')).length).toBeGreaterThan(0);
});

test('one deployable is looked at more closely; a service is moved by command', async () => {
  const { findByRole, findByText, queryByRole } = open();
  await user.click(await findByRole('button', { name: 'services/games' }));
  expect(await findByText('Services are moved by command')).toBeTruthy();
  expect(await findByText('4.10.6')).toBeTruthy();
  expect(queryByRole('button', { name: 'Roll back to this' })).toBeNull();
});

test('a registry that cannot be read offers to try again', async () => {
  const { findByText, findByRole } = open({ calls: { 'GET /api/admin/releases': () => fail(503, 'unavailable', 'admin is away') } });
  expect(await findByText('The registry could not be read')).toBeTruthy();
  expect(await findByRole('button', { name: 'Retry' })).toBeTruthy();
});

test.each([
  [{ affected: 4, sessions: 100 }, { affected: 0, sessions: 100 }, false],
  [{ affected: 5, sessions: 100 }, { affected: 0, sessions: 100 }, true],
  [{ affected: 19, sessions: 1_000 }, { affected: 10, sessions: 1_000 }, false],
  [{ affected: 20, sessions: 1_000 }, { affected: 10, sessions: 1_000 }, true],
])('%o fails more often than %o: %s', (canary, stable, expected) => {
  expect(failsMore(someHealth(canary), someHealth(stable))).toBe(expected);
  expect(perThousand({ affected: 0, sessions: 0 })).toBe(0);
});
