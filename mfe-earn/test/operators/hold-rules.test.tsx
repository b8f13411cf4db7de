import { cleanup, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, expect, test } from 'vitest';
import { someSimulation } from '../../standalone/operators/hold-rules/fake-holds.ts';
import { openTab, type OpenTab } from './open-tab.tsx';

const BEGIN = 'POST /api/admin/hold-rules';
const SIMULATE = 'GET /api/admin/hold-rules/simulation';

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (options: OpenTab = {}) => (page = openTab('/admin/hold-rules', { operator: { role: 'owner' }, ...options }));
const user = userEvent.setup();

async function openNew(options: OpenTab = {}) {
  const opened = open(options);
  await user.click(await opened.findByRole('button', { name: 'New rule' }));
  const dialog = within(await opened.findByRole('dialog', { name: 'New rule' }));
  return { ...opened, dialog, switchOn: dialog.getByRole('button', { name: 'Switch on' }) };
}

test('a rule is switched on once what it would have held is shown, of the values that are sent', async () => {
  const slow = Promise.withResolvers();
  const { dialog, switchOn, api, findByText } = await openNew({
    calls: { [SIMULATE]: ({ query }) => (query.get('above') === '250.50' ? slow.promise : someSimulation()) },
  });
  expect(await dialog.findByText('38 of 4,120')).toBeTruthy();
  const above = dialog.getByLabelText('Credits above, R$');
  await user.clear(above);
  await user.type(above, '250.5');
  expect(switchOn).toHaveProperty('disabled', true);
  expect(dialog.queryByText('38 of 4,120')).toBeNull();
  slow.resolve(someSimulation({ held: { credits: 2, members: 1, amount: '612.00' } }));
  expect(await dialog.findByText('2 of 4,120')).toBeTruthy();
  await user.click(switchOn);
  expect(await findByText('The rule is on')).toBeTruthy();
  expect(api.sentTo(BEGIN)).toEqual([{ above: '250.50', newDays: 7, holdDays: 7 }]);
});

test('what is no rule is not simulated, and says what is wrong', async () => {
  const { dialog, switchOn, api } = await openNew();
  await user.clear(dialog.getByLabelText('Wait … days'));
  await user.type(dialog.getByLabelText('Wait … days'), '91');
  await user.click(switchOn);
  expect(await dialog.findByText('A whole number from 1 to 90')).toBeTruthy();
  expect(api.requests.some(({ path, query }) => path.endsWith('/simulation') && query.get('holdDays') === '91')).toBe(false);
  expect(api.sentTo(BEGIN)).toEqual([]);
});

test('without a simulation nothing is switched on', async () => {
  const { dialog, switchOn } = await openNew({ calls: { [SIMULATE]: () => fail(503, 'unavailable', 'earn is away') } });
  expect(await dialog.findByText('The simulation did not load')).toBeTruthy();
  expect(switchOn).toHaveProperty('disabled', true);
});

test('a rule that is on says what it holds, and is switched off by an owner', async () => {
  const opened = open();
  const rule = 'Credits above R$ 200.00 of members who joined in the last 7 days wait 14 days';
  const row = await opened.findByRole('row', { name: new RegExp(rule.replaceAll(/[.$]/g, '\\$&')) });
  expect(row.textContent).toContain('1,180.00');
  await user.click(within(row).getByRole('button', { name: `Switch off: ${rule}` }));
  await user.click(within(await opened.findByRole('dialog')).getByRole('button', { name: 'Switch off' }));
  await waitFor(() => expect(opened.api.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/end'))).toHaveLength(1));
});

test('others look on', async () => {
  const { findByRole } = open({ operator: { role: 'admin' } });
  const button = await findByRole('button', { name: 'New rule' });
  expect([button.getAttribute('aria-disabled'), button.title]).toEqual(['true', 'Needs the role owner']);
});
