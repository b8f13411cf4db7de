import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { promoCodeCost, promoCodeProblems } from '../../src/operators/promo-codes/promo-code-values.ts';
import { somePromoCode } from '../../standalone/operators/promo-codes/fake-promo-codes.ts';
import { openTab, type OpenTab } from './open-tab.tsx';

const LIST = 'GET /api/admin/promo-codes';
const CREATE = 'POST /api/admin/promo-codes';
const ID = somePromoCode().id;

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (options: OpenTab = {}, query = '') => (page = openTab(`/admin?tab=promos${query}`, options));
const user = userEvent.setup();

async function act(opened: ReturnType<typeof open>, code: string, action: string): Promise<void> {
  await user.click(await opened.findByRole('button', { name: `Actions for ${code}` }));
  await user.click(await opened.findByRole('menuitem', { name: action }));
}

describe('promo codes', () => {
  test('show what each pays, how often it was used, and why it cannot be redeemed', async () => {
    const { findByRole, getByRole } = open();
    const row = await findByRole('row', { name: /STREAMNIGHT/ });
    expect(within(row).getByText('Used up')).toBeTruthy();
    expect(row.textContent).toContain('75.00');
    expect(row.textContent).toContain('200 of 200');
    expect(getByRole('row', { name: /WELCOME10/ }).textContent).toContain('4,318 no limit');
    expect(getByRole('row', { name: /WELCOME10/ }).textContent).toContain('never');
    expect(getByRole('button', { name: 'Ended 3' })).toBeTruthy();
  });

  test('ask the server by state, in the address', async () => {
    const opened = open({}, '&state=active');
    await opened.findByRole('row', { name: /AUTUMN50/ });
    expect(opened.queryByRole('row', { name: /TESTRUN/ })).toBeNull();
    expect(opened.api.requests.find(({ path }) => path === '/api/admin/promo-codes')?.query.get('sort')).toBe('newest');
  });

  test('say that there are none, and what failed', async () => {
    const none = { promoCodes: [], counts: { all: 0, active: 0, ended: 0 }, nextCursor: null, total: 0 };
    const { findByText, findByRole, api } = open({ calls: { [LIST]: () => fail(503, 'unavailable', 'earn is not available right now.') } });
    expect(await findByText('earn is not available right now.')).toBeTruthy();
    api.on(LIST, () => none);
    await user.click(await findByRole('button', { name: 'Retry' }));
    expect(await findByText('No promo codes')).toBeTruthy();
  });

  test('are only looked at by a moderator', async () => {
    const opened = open({ operator: { role: 'moderator' } });
    const create = await opened.findByRole('button', { name: 'Create promo code' });
    expect([create.getAttribute('aria-disabled'), create.title]).toEqual(['true', 'Needs the role admin']);
    await user.click(create);
    expect(opened.queryByRole('dialog')).toBeNull();
  });
});

describe('creating one', () => {
  async function fill(opened: ReturnType<typeof open>, code: string, reward: string) {
    await user.click(await opened.findByRole('button', { name: 'Create promo code' }));
    const dialog = within(await opened.findByRole('dialog', { name: 'Create promo code' }));
    if (code) await user.type(dialog.getByLabelText('Code'), code);
    if (reward) await user.type(dialog.getByLabelText('Reward, R$'), reward);
    return dialog;
  }

  test('sends the code upper-cased, and nothing that is empty', async () => {
    const opened = open({ calls: { [CREATE]: () => ({ promoCode: somePromoCode({ code: 'WINTER26' }) }) } });
    const dialog = await fill(opened, ' winter26 ', '12.5');
    await user.click(dialog.getByRole('button', { name: 'Create promo code' }));
    expect(await opened.findByText('Promo code created')).toBeTruthy();
    expect(opened.api.sentTo(CREATE)).toEqual([{ code: 'WINTER26', reward: '12.5' }]);
    await waitFor(() => expect(opened.queryByRole('dialog')).toBeNull());
  });

  test('sends limit and expiry as typed, in UTC, once however often Enter is pressed', async () => {
    const answer = Promise.withResolvers<unknown>();
    const opened = open({ calls: { [CREATE]: () => answer.promise } });
    const dialog = await fill(opened, 'X', '2');
    await user.type(dialog.getByLabelText(/Expires \(UTC\)/), '2099-12-31T23:59');
    expect(dialog.getByText('no limit: R$ 2.00 for each member')).toBeTruthy();
    await user.type(dialog.getByLabelText(/Max uses/), '500{Enter}{Enter}{Enter}');
    expect(dialog.getByText('R$ 1,000.00')).toBeTruthy();
    answer.resolve({ promoCode: somePromoCode() });
    expect(await opened.findByText('Promo code created')).toBeTruthy();
    expect(opened.api.sentTo(CREATE)).toEqual([{ code: 'X', reward: '2', maxUses: 500, expiresAt: '2099-12-31T23:59:00.000Z' }]);
  });

  test('says what is wrong beside each field and sends nothing', async () => {
    const opened = open();
    const dialog = await fill(opened, '', '-5');
    await user.click(dialog.getByRole('button', { name: 'Create promo code' }));
    expect(await dialog.findByText('Please enter a code')).toBeTruthy();
    expect(dialog.getByText('The reward must be above 0')).toBeTruthy();
    expect(dialog.getByText('2 fields need your attention')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Code')));
    expect(opened.api.sentTo(CREATE)).toEqual([]);
  });

  test('that fails says why and keeps what was typed', async () => {
    const refusal = () => fail(409, 'promo_code_taken', 'There is already a promo code like this');
    const opened = open({ calls: { [CREATE]: refusal } });
    const dialog = await fill(opened, 'AUTUMN50', '5');
    await user.click(dialog.getByRole('button', { name: 'Create promo code' }));
    expect(await opened.findByText('Failed to create promo code')).toBeTruthy();
    expect(opened.getByText('There is already a promo code like this')).toBeTruthy();
    expect((dialog.getByLabelText('Code') as HTMLInputElement).value).toBe('AUTUMN50');
  });

  test('whose answer was lost may be done, and is tried again with the same key', async () => {
    const opened = open({ calls: { [CREATE]: () => fail(503, 'unavailable', 'It is away.') } });
    const keys = () =>
      opened.api.requests.filter((request) => request.method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
    const dialog = await fill(opened, 'WINTER26', '5');
    await user.click(dialog.getByRole('button', { name: 'Create promo code' }));
    expect(
      await opened.findByText('It is away. It may already have been done. If you try again in this dialog, it happens at most once.'),
    ).toBeTruthy();
    opened.api.on(CREATE, () => ({}));
    await user.click(dialog.getByRole('button', { name: 'Create promo code' }));
    expect(await opened.findByText('Promo code created')).toBeTruthy();
    await waitFor(() => expect(opened.queryByRole('dialog')).toBeNull());
    expect(keys()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys()[0]]);
  });
});

describe('one code', () => {
  test('is deleted after a question that says what happens, and the list is asked again', async () => {
    const opened = open({ calls: { [`DELETE /api/admin/promo-codes/${ID}`]: () => ({ promoCode: somePromoCode() }) } });
    await act(opened, 'AUTUMN50', 'Delete…');
    const question = within(await opened.findByRole('alertdialog', { name: 'Delete AUTUMN50?' }));
    expect(question.getByText(/The 812 members who redeemed it keep their rewards\./)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Delete promo code' }));
    expect(await opened.findByText('Promo code deleted')).toBeTruthy();
    await waitFor(() => expect(opened.api.sentTo(LIST)).toHaveLength(2));
  });

  test('that another operator deleted says so, and leaves the list', async () => {
    const gone = () => fail(404, 'promo_not_found', 'There is no such promo code');
    const opened = open({ calls: { [`DELETE /api/admin/promo-codes/${ID}`]: gone } });
    await act(opened, 'AUTUMN50', 'Delete…');
    await user.click(await opened.findByRole('button', { name: 'Delete promo code' }));
    expect(await opened.findByText('Failed to delete promo code')).toBeTruthy();
    await waitFor(() => expect(opened.api.sentTo(LIST)).toHaveLength(2));
  });

  test('is switched off and on', async () => {
    const opened = open({ calls: { [`PATCH /api/admin/promo-codes/${ID}`]: () => ({ promoCode: somePromoCode({ isActive: false }) }) } });
    await act(opened, 'AUTUMN50', 'Switch off');
    expect(await opened.findByText('Promo code switched off')).toBeTruthy();
    expect(opened.api.sentTo(`PATCH /api/admin/promo-codes/${ID}`)).toEqual([{ isActive: false }]);
  });
});

describe('rules', () => {
  const values = { code: 'A', reward: '1', maxUses: '', expiresAt: '' };
  test.each([
    [{ code: 'A B' }, 'code'],
    [{ reward: '' }, 'reward'],
    [{ reward: '1,5' }, 'reward'],
    [{ reward: '1.005' }, 'reward'],
    [{ reward: '10000.01' }, 'reward'],
    [{ maxUses: '0' }, 'maxUses'],
    [{ maxUses: '1.5' }, 'maxUses'],
    [{ expiresAt: '2020-01-01T00:00' }, 'expiresAt'],
  ])('%j is wrong', (change, field) => expect(Object.keys(promoCodeProblems({ ...values, ...change }))).toEqual([field]));

  test('say what a code costs at most, in hundredths', () => {
    expect(promoCodeCost({ ...values, reward: '0.1', maxUses: '3' })).toBe('R$ 0.30');
    expect(promoCodeCost({ ...values, maxUses: 'x' })).toBeNull();
  });
});

describe('mending one', () => {
  const EDIT = `PUT /api/admin/promo-codes/${ID}`;
  const form = async (opened: ReturnType<typeof open>) => {
    await act(opened, 'AUTUMN50', 'Edit…');
    return within(await opened.findByRole('dialog', { name: 'Edit AUTUMN50' }));
  };
  const type = (dialog: Awaited<ReturnType<typeof form>>, label: RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });

  test('says what changes and what it can still cost, keeps the letters that are known, and sends what was seen', async () => {
    const opened = open({ calls: { [EDIT]: () => ({ promoCode: somePromoCode() }) } });
    const dialog = await form(opened);
    expect((dialog.getByLabelText('Code') as HTMLInputElement).disabled).toBe(true);
    expect(dialog.getByText('R$ 9,400.00')).toBeTruthy();
    type(dialog, /^Max uses/, '1012');
    expect(dialog.getByText('R$ 10,000.00')).toBeTruthy();
    expect(dialog.getByText('1 change')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save promo code' }));
    expect(await opened.findByText('Promo code saved')).toBeTruthy();
    const { code, reward, expiresAt } = somePromoCode();
    expect(opened.api.sentTo(EDIT)).toEqual([{ code, reward, expiresAt, maxUses: 1012, version: 1 }]);
  });

  test('refuses what would be less than members were told', async () => {
    const opened = open();
    const dialog = await form(opened);
    type(dialog, /^Reward/, '49');
    type(dialog, /^Max uses/, '811');
    await user.click(dialog.getByRole('button', { name: 'Save promo code' }));
    expect(await dialog.findByText('Members were told R$ 50.00: it may rise, not fall')).toBeTruthy();
    expect(dialog.getByText('At least 812')).toBeTruthy();
    expect(opened.api.sentTo(EDIT)).toEqual([]);
  });

  test('that a colleague changed meanwhile says so and keeps what was typed', async () => {
    const words = 'dorian changed this code in the meantime. Check it again before you save.';
    const opened = open({ calls: { [EDIT]: () => fail(409, 'promo_changed', words) } });
    const dialog = await form(opened);
    type(dialog, /^Reward/, '60');
    await user.click(dialog.getByRole('button', { name: 'Save promo code' }));
    expect(await dialog.findByText(words)).toBeTruthy();
    expect((dialog.getByLabelText(/^Reward/) as HTMLInputElement).value).toBe('60');
  });
});

test('a copy of a code wants another code, and an end that lies ahead', async () => {
  const opened = open({ calls: { [CREATE]: () => ({ promoCode: somePromoCode() }) } });
  await act(opened, 'STREAMNIGHT', 'Duplicate…');
  const dialog = within(await opened.findByRole('dialog', { name: 'Duplicate STREAMNIGHT' }));
  await user.type(dialog.getByLabelText('Code'), 'streamnight2');
  await user.click(dialog.getByRole('button', { name: 'Create promo code' }));
  expect(await opened.findByText('Promo code created')).toBeTruthy();
  expect(opened.api.sentTo(CREATE)).toMatchObject([{ code: 'STREAMNIGHT2', reward: '75.00', maxUses: 200 }]);
});
