import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, expect, test } from 'vitest';
import { openTab } from './open-tab.tsx';

/** Dialogs that make something which pays: made twice, it would pay twice. */
const dialogs = [
  {
    tab: 'events',
    name: 'Create event',
    path: '/api/admin/events',
    values: { Title: 'Winter Draw', Prize: '100', Starts: '2099-12-01T18:00', Ends: '2099-12-02T18:00' },
    made: 'Event created',
  },
] as const;

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const user = userEvent.setup();

test.each(dialogs)('$name: an answer that was lost says that it may be done, and is tried again with the same key', async (dialog) => {
  const { tab, name, path, values, made } = dialog;
  const opened = (page = openTab(`/admin?tab=${tab}`, { calls: { [`POST ${path}`]: () => fail(503, 'unavailable', 'It is away.') } }));
  const keys = () =>
    opened.api.requests.filter((request) => request.method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
  await user.click(await opened.findByRole('button', { name }));
  const form = within(await opened.findByRole('dialog', { name }));
  for (const [label, value] of Object.entries(values))
    fireEvent.change(form.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  await user.click(form.getByRole('button', { name }));
  expect(
    await opened.findByText('It is away. It may already have been done. If you try again in this dialog, it happens at most once.'),
  ).toBeTruthy();
  opened.api.on(`POST ${path}`, () => ({}));
  await user.click(form.getByRole('button', { name }));
  expect(await opened.findByText(made)).toBeTruthy();
  await waitFor(() => expect(opened.queryByRole('dialog')).toBeNull());
  expect(keys()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys()[0]]);
});
