import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, expect, test } from 'vitest';
import { rankProblems, typedPercent } from '../../src/operators/referral-ranks/rank-values.ts';
import { someRank } from '../../standalone/operators/referral-ranks/fake-ranks.ts';
import { openTab, type OpenTab } from './open-tab.tsx';

const EDIT = 'PUT /api/admin/referral-ranks/rank-gold';
const SEEN = { bonusPercentage: 5, requiredEarnings: '500.00', color: '#d9a520' };

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (options: OpenTab = {}) => (page = openTab('/admin?tab=referrals', options));
const user = userEvent.setup();

async function edit(opened: ReturnType<typeof open>, rank = 'Gold') {
  await user.click(await opened.findByRole('button', { name: `Edit ${rank}` }));
  const form = within(await opened.findByRole('form', { name: `Edit ${rank}` }));
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Bonus percent')));
  return form;
}

test('shows every rank with who has it, and what bonuses pay', async () => {
  const { findByRole, findByText, getByRole } = open();
  const bronze = await findByRole('row', { name: /Bronze/ });
  expect(within(bronze).getByText('Default rank')).toBeTruthy();
  expect(getByRole('row', { name: /Gold/ }).textContent).toContain('5.00 %');
  expect(getByRole('row', { name: /Gold/ }).textContent).toContain('331');
  expect(await findByText('R$ 4,121.40')).toBeTruthy();
  expect(getByRole('img', { name: 'Ranks from Bronze, 2 % at 0, to Diamond, 10 % at 10,000' })).toBeTruthy();
});

test('saves what was edited with what was seen, and says what it does', async () => {
  const opened = open({ calls: { [EDIT]: ({ body }) => ({ rank: { id: 'rank-gold', name: 'Gold', ...(body as object) } }) } });
  const form = await edit(opened);
  fireEvent.change(form.getByLabelText('Bonus percent'), { target: { value: '5.5' } });
  fireEvent.change(form.getByLabelText('Pick a colour'), { target: { value: '#112233' } });
  expect(form.getByText(/331 members are Gold\. .* pays 5\.50 % instead of 5\.00 %\./)).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await opened.findByText('Gold saved')).toBeTruthy();
  expect(opened.api.sentTo(EDIT)).toEqual([{ bonusPercentage: 5.5, requiredEarnings: '500.00', color: '#112233', expected: SEEN }]);
  await waitFor(() => expect(opened.queryByRole('form', { name: 'Edit Gold' })).toBeNull());
});

test.each(['Cancel', 'Esc'])('%s leaves everything as it was', async (way) => {
  const opened = open();
  const form = await edit(opened);
  fireEvent.change(form.getByLabelText('Bonus percent'), { target: { value: '9' } });
  if (way === 'Esc') fireEvent.keyDown(form.getByLabelText('Bonus percent'), { key: 'Escape' });
  else await user.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(opened.queryByRole('form', { name: 'Edit Gold' })).toBeNull());
  expect(opened.getByRole('row', { name: /Gold/ }).textContent).toContain('5.00 %');
  expect(opened.api.requests.every(({ method }) => method === 'GET')).toBe(true);
});

test('does not overwrite what a colleague changed, and keeps what was typed', async () => {
  const words = 'Someone changed Gold in the meantime. Check it again before you save.';
  const opened = open({ calls: { [EDIT]: () => fail(409, 'rank_changed', words) } });
  const form = await edit(opened);
  fireEvent.change(form.getByLabelText('Bonus percent'), { target: { value: '6' } });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await opened.findByText('Failed to update rank')).toBeTruthy();
  expect(opened.getByText(words)).toBeTruthy();
  expect((form.getByLabelText('Bonus percent') as HTMLInputElement).value).toBe('6');
});

test('sends nothing that is wrong', async () => {
  const opened = open();
  const form = await edit(opened);
  for (const [label, value] of [
    ['Bonus percent', '100.1'],
    ['Required earnings, R$', '1.234'],
    ['Colour', 'gold'],
  ] as const)
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('0 to 100, in steps of 0.1')).toBeTruthy();
  expect(form.getByText('An amount of R$, 0 or more')).toBeTruthy();
  expect(form.getByText('Six hex digits: #D9A520')).toBeTruthy();
  expect(opened.api.requests.every(({ method }) => method === 'GET')).toBe(true);
});

test('says how much a bonus may be before it is sent; above it nothing is, and who can allow it', async () => {
  const opened = open();
  const form = await edit(opened);
  const percent = form.getByLabelText('Bonus percent');
  expect(form.getByText('At most 20.00 %')).toBeTruthy();
  fireEvent.change(percent, { target: { value: '20' } });
  expect(form.queryByText('An owner has to allow it first')).toBeNull();
  fireEvent.change(percent, { target: { value: '20.1' } });
  expect(form.getByText('An owner has to allow it first')).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(percent.getAttribute('aria-invalid')).toBe('true'));
  expect(opened.api.requests.every(({ method }) => method === 'GET')).toBe(true);
});

test('a rank that is above the limit stays there or falls; an owner raises the limit', async () => {
  const ranks = { ranks: [someRank({ bonusPercentage: 30 })], highestBonus: 20 };
  const opened = open({ calls: { 'GET /api/admin/referral-ranks': () => ranks }, operator: { role: 'owner' } });
  const form = await edit(opened);
  fireEvent.change(form.getByLabelText('Bonus percent'), { target: { value: '30.1' } });
  expect(form.getByRole('link', { name: /highest bonus/ }).getAttribute('href')).toBe('/admin/settings?search=max_rank_share');
  fireEvent.change(form.getByLabelText('Bonus percent'), { target: { value: '25' } });
  expect(form.queryByText('An owner has to allow it first')).toBeNull();
});

test('leaves the default rank without a requirement, and moderators without Edit', async () => {
  const opened = open();
  const form = await edit(opened, 'Bronze');
  expect((form.getByLabelText('Required earnings, R$') as HTMLInputElement).readOnly).toBe(true);
  cleanup();
  opened.api.restore();
  const seen = open({ operator: { role: 'moderator' } });
  const button = await seen.findByRole('button', { name: 'Edit Gold' });
  expect(button.title).toBe('Needs the role admin');
});

test('says what did not load', async () => {
  const { findByText } = open({ calls: { 'GET /api/admin/referral-ranks': () => fail(503, 'unavailable', 'social is away') } });
  expect(await findByText('Referral ranks did not load')).toBeTruthy();
  expect(await findByText('social is away')).toBeTruthy();
});

test.each([
  ['0', 0],
  ['100', 100],
  ['5.5', 5.5],
  ['5.55', null],
  ['-1', null],
  ['', null],
])('"%s" is the percent %s', (text, percent) => {
  expect(typedPercent(text)).toBe(percent);
  expect(rankProblems({ bonusPercentage: text, requiredEarnings: '0', color: '#000000' })).toEqual(
    percent === null ? { bonusPercentage: '0 to 100, in steps of 0.1' } : {},
  );
});
