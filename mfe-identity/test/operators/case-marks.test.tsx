import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { someQueuedCase } from '../../standalone/operators/cases/fake-cases.ts';
import { openTab } from './open-tab.tsx';

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (query = '') => (page = openTab(`/admin/cases${query}`));

test('a dot marks what waits for who looks: theirs or nobody’s; what a colleague has does not', async () => {
  open();
  const marks = within(await screen.findByRole('list', { name: 'Queue' }))
    .getAllByRole('button')
    .map((each) => /waits/.test(each.className));
  expect(marks).toEqual([true, true, false]);
});

test('the line of a case says how far its question has come', async () => {
  open(`?case=${someQueuedCase().id}`);
  const steps = within(await screen.findByRole('list', { name: 'How far it has come' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/^\d/, ''))).toEqual([
    'Asked 21 Nov 2026, 02:58',
    'Answered not yet',
    'Resolved not yet',
  ]);
});
