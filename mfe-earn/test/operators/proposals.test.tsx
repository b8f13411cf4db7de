import { cleanup, fireEvent, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openTab } from './open-tab.tsx';

const ID = '01930000-0000-7000-8000-000000000410';
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

describe.each([
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
    typed: { Code: 'THOUSAND', 'Reward, R$': '50' },
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

  test('says so when it is asked for', async () => {
    page = openTab(`/admin?tab=${tab}`, { calls: { [`POST ${path}`]: () => ({ proposal: { id: ID } }) } });
    await user.click(await page.findByRole('button', { name: create }));
    const dialog = within(await page.findByRole('dialog', { name: create }));
    for (const [label, value] of Object.entries(typed)) fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    await user.click(dialog.getByRole('button', { name: create }));
    expect(await page.findByText('Another operator has to confirm it')).toBeTruthy();
    await vi.waitFor(() => expect(page?.queryByRole('dialog')).toBeNull(), { timeout: 30_000 });
  });
});
