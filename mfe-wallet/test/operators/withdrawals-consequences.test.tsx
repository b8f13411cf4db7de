import { cleanup, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { someWithdrawal } from '../../standalone/operators/withdrawals/fake-withdrawals.ts';
import { openTab, type OpenTab } from './open-tab.tsx';

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
  localStorage.clear();
});
const user = userEvent.setup();

async function approve(calls: NonNullable<OpenTab['calls']> = {}) {
  const opened = (page = openTab('/admin?tab=withdrawals', { calls }));
  const row = await opened.findByRole('row', { name: /lilyloopz/ });
  await user.click(within(row).getByRole('button', { name: 'Pay…' }));
  return { opened, dialog: within(await opened.findByRole('dialog', { name: 'Pay R$ 800.00 to lilyloopz' })) };
}

test('paying says what happens before it is pressed: by hand, by the bot, and of one that may have been bought', async () => {
  const { opened, dialog } = await approve();
  const happens = () =>
    within(opened.getByRole('list', { name: 'What happens' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(happens()).toEqual([
    'It is reserved for you: no one else can pay it, nor the bot, and lilyloopz can’t cancel it.',
    'You buy Salon Gold on the platform for exactly R$ 800.00, then mark it as paid here.',
    'Once the platform confirms the purchase, the withdrawal becomes Paid and lilyloopz is told. If it doesn’t in time, it waits again.',
  ]);
  await user.click(await dialog.findByRole('radio', { name: /It has R\$ 48,210 and keeps R\$ 47,410\./ }));
  expect(happens()).toEqual([
    'The bot buys Salon Gold for R$ 800.00 at once.',
    'The withdrawal becomes Paid, and lilyloopz is told.',
    'No clear answer? It moves to Unknown: R$ 800.00 stays held, and nothing is bought twice.',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const unknown = within(await opened.findByRole('region', { name: 'Unknown' }));
  await user.click(await unknown.findByRole('button', { name: 'Mark as paid' }));
  await opened.findByRole('dialog', { name: 'R$ 1,500.00 to pixel_harbor: outcome unknown' });
  expect(happens()).toEqual([
    'The platform is asked again. Nothing is bought.',
    'If it confirms the purchase, the withdrawal becomes Paid, and pixel_harbor is told.',
    'If not, it stays Unknown, and R$ 1,500.00 stays held.',
  ]);
});

test('paying says what the platform keeps of the sale, where the server knows', async () => {
  const list = {
    withdrawals: [someWithdrawal({ platformSharePercent: 30 })],
    testWithdrawals: [],
    nextCursor: null,
    total: 1,
    testTotal: 0,
  };
  const { dialog } = await approve({ 'GET /api/admin/withdrawals': () => list });
  expect(dialog.getByText('Of this, kept by the platform').parentElement?.textContent).toContain('30%');
});
