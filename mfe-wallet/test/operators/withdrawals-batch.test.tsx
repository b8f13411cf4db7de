import { cleanup, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { openTab, type OpenTab } from './open-tab.tsx';

const BATCH = 'POST /api/admin/withdrawals/process-batch';

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
  localStorage.clear();
});
const open = (options: OpenTab = {}) => (page = openTab('/admin?tab=withdrawals', options));
const user = userEvent.setup();

describe('many at once', () => {
  const preview = {
    dryRun: true,
    results: [
      { id: 'w0', username: 'kaitlynplays', amount: '1200.00', possible: true, why: null },
      { id: 'w1', username: 'lilyloopz', amount: '800.00', possible: false, why: 'This withdrawal is rejected now (bob).' },
    ],
    possibleCount: 1,
    impossibleCount: 1,
    possibleSum: '1200.00',
  };
  const report = {
    dryRun: false,
    results: [
      {
        id: 'w0',
        username: 'kaitlynplays',
        amount: '1200.00',
        result: 'unknown',
        payoutState: null,
        message: 'wallet is not available right now.',
      },
    ],
    doneCount: 0,
    failedCount: 1,
    doneSum: '0.00',
  };
  const answer = ({ body }: { body: unknown }) => ((body as { dryRun?: boolean }).dryRun ? preview : report);

  test('says what it would do, does what is possible, and reports what failed', async () => {
    const opened = open({ calls: { [BATCH]: answer } });
    for (const name of [/Select kaitlynplays/, /Select lilyloopz/]) await user.click(await opened.findByRole('checkbox', { name }));
    await user.click(opened.getByRole('button', { name: 'Reject 2, R$ 2,000.00…' }));
    const dialog = within(await opened.findByRole('dialog', { name: 'Reject 2 withdrawals' }));
    expect(await dialog.findByText('This withdrawal is rejected now (bob).')).toBeTruthy();
    expect(dialog.getByText('R$ 1,200.00')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Reject 1 and return R$ 1,200.00' }));
    expect(await dialog.findByText('A reason is needed to reject')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Account under review' }));
    await user.click(dialog.getByRole('button', { name: 'Reject 1 and return R$ 1,200.00' }));
    const told = within(await opened.findByRole('dialog', { name: '0 withdrawals decided' }));
    expect(told.getByText('1 could not be decided')).toBeTruthy();
    expect(told.getByText('wallet is not available right now.')).toBeTruthy();
    const sent = opened.api.sentTo(BATCH);
    expect(sent[0]).toEqual({ ids: ['w0', 'w1'], status: 'failed', autoPayout: false, dryRun: true });
    expect(sent.at(-1)).toEqual({ ids: ['w0'], status: 'failed', autoPayout: false, rejectionReason: 'Account under review' });
  });

  test('cannot be done while the summary is not there', async () => {
    const opened = open({ calls: { [BATCH]: () => fail(503, 'unavailable', 'wallet is not available right now.') } });
    await user.click(await opened.findByRole('checkbox', { name: /Select lilyloopz/ }));
    await user.click(opened.getByRole('button', { name: 'Pay 1, R$ 800.00…' }));
    const dialog = within(await opened.findByRole('dialog'));
    expect(await dialog.findByText('The summary did not load')).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Mark 0 as paid, R$ 0.00' }).disabled).toBe(true);
  });
});
