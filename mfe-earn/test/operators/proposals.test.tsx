import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { openTab } from './open-tab.tsx';

const ID = '01930000-0000-7000-8000-000000000410';
const LIMIT = 'GET /api/admin/promo-codes/limit';
const NOTICE = 'Another operator has to confirm it';
const waitingFor = (asked: object) => ({
  proposals: [{ id: ID, asked, promised: '50000.00', by: { id: 'op-2', username: 'jonas_m' }, createdAt: '2026-11-20T10:00:00.000Z' }],
  total: 1,
});

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const user = userEvent.setup();

interface Kind {
  tab: string;
  path: string;
  title: string;
  asked: object;
  what: string;
  create: string;
  typed: Record<string, string>;
}

describe.each<Kind>([
  {
    tab: 'promos',
    path: '/api/admin/promo-codes',
    title: 'Promo codes waiting for confirmation',
    asked: { code: 'FORALL', reward: '50.00', maxUses: null, expiresAt: null },
    what: 'promo code FORALL, R$ 50.00 for each member',
    create: 'Create promo code',
    typed: { Code: 'FORALL', 'Reward, R$': '50' },
  },
  {
    tab: 'promos',
    path: '/api/admin/promo-codes',
    title: 'Promo codes waiting for confirmation',
    asked: { code: 'THOUSAND', reward: '50.00', maxUses: 1000, expiresAt: null },
    what: 'promo code THOUSAND, R$ 50.00, 1,000 uses',
    create: 'Create promo code',
    typed: { Code: 'THOUSAND', 'Reward, R$': '50', 'Max uses': '1000' },
  },
  {
    tab: 'tasks',
    path: '/api/admin/social-media-tasks',
    title: 'Tasks waiting for confirmation',
    asked: { title: 'Follow us', link: 'https://x.com/us', reward: '50.00', isRealReward: true, isActive: true },
    what: 'task “Follow us”, R$ 50.00 for each member · https://x.com/us',
    create: 'Create task',
    typed: { Title: 'Follow us', Link: 'https://x.com/us', 'Reward, R$': '50' },
  },
])('$what, above what one operator may promise alone', ({ tab, path, title, asked, what, create, typed }) => {
  test('is confirmed by another one, who sees all that it promises', async () => {
    const confirm = `POST ${path}/proposals/${ID}/confirm`;
    page = openTab(`/admin?tab=${tab}`, {
      calls: { [`GET ${path}/proposals`]: () => waitingFor(asked), [confirm]: () => ({ success: true }) },
    });
    const waiting = within(await page.findByRole('region', { name: title }));
    expect(waiting.getByText(what, { exact: false })).toBeTruthy();
    await user.click(waiting.getByRole('button', { name: 'Confirm…' }));
    const dialog = within(await page.findByRole('alertdialog', { name: 'Confirm what jonas_m proposed?' }));
    await user.click(dialog.getByRole('button', { name: 'Confirm R$ 50,000.00' }));
    expect(await page.findByText('Confirmed')).toBeTruthy();
    expect(page.api.sentTo(confirm)).toEqual([{}]);
  });

  test('says so before it is sent, once it is above what is left to the operator alone', async () => {
    page = openTab(`/admin?tab=${tab}`, { calls: { [LIMIT]: () => ({ limit: '10000.00', left: '4999.99', everyone: 100 }) } });
    const dialog = await form(page, create, { ...typed, 'Reward, R$': '1' });
    expect(dialog.queryByText(NOTICE)).toBeNull();
    fireEvent.change(dialog.getByLabelText('Reward, R$'), { target: { value: '50' } });
    expect(await dialog.findByText(NOTICE)).toBeTruthy();
    expect(dialog.getByText(/On your own you have R\$ 4,999\.99 left/)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'raise the limit' }).getAttribute('href')).toBe('/admin/settings?search=promise_limit');
  });

  test('is just what is left, and nothing is said; who is no owner is told of one', async () => {
    const left = typed['Max uses'] ? '50000.00' : '5000.00';
    page = openTab(`/admin?tab=${tab}`, {
      operator: { role: 'admin' },
      calls: { [LIMIT]: () => ({ limit: '50000.00', left, everyone: 100 }) },
    });
    const dialog = await form(page, create, typed);
    await waitFor(() => expect(page?.api.requests.some(({ path: asked }) => asked.endsWith('/limit'))).toBe(true));
    expect(dialog.queryByText(NOTICE)).toBeNull();
    fireEvent.change(dialog.getByLabelText('Reward, R$'), { target: { value: '50.01' } });
    expect(await dialog.findByText(/An owner can raise the limit\./)).toBeTruthy();
    expect(dialog.queryByRole('link', { name: 'raise the limit' })).toBeNull();
  });

  test('says so when it is asked for', async () => {
    page = openTab(`/admin?tab=${tab}`, { calls: { [`POST ${path}`]: () => ({ proposal: { id: ID } }) } });
    const dialog = await form(page, create, typed);
    await user.click(dialog.getByRole('button', { name: create }));
    expect(await page.findByText(NOTICE)).toBeTruthy();
    await waitFor(() => expect(page?.queryByRole('dialog')).toBeNull());
  });
});

test('of promo codes and batches each says that it did not load, and is asked again', async () => {
  const path = '/api/admin/promo-codes/proposals';
  page = openTab('/admin?tab=promos', { calls: { [`GET ${path}`]: () => fail(503, 'unavailable', 'Earn is not available right now.') } });
  const failed = await page.findByRole('alert');
  expect(failed.textContent).toContain('Promo codes waiting for confirmation did not load');
  page.api.on(`GET ${path}`, () => waitingFor({ code: 'FORALL', reward: '50.00', maxUses: null, expiresAt: null }));
  await user.click(within(failed).getByRole('button', { name: 'Retry' }));
  expect(await page.findByRole('region', { name: 'Promo codes waiting for confirmation' })).toBeTruthy();
});

async function form(opened: ReturnType<typeof openTab>, create: string, typed: Record<string, string>) {
  await user.click(await opened.findByRole('button', { name: create }));
  const dialog = within(await opened.findByRole('dialog', { name: create }));
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(
      dialog.getByLabelText((text) => text.startsWith(label)),
      { target: { value } },
    );
  return dialog;
}
