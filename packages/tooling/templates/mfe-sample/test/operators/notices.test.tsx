import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fakeConsole } from '@facet/console-kit/testing';
import type { OperatorRole } from '@facet/remote-kit';
import { fail, renderRemote, type FakeCalls, type RenderedRemote } from '@facet/remote-kit/testing';
import { UiProvider } from '@facet/ui';
import { fakeOperatorsCalls } from '../../standalone/operators/fake-operators.ts';
import operators from '../../src/operators/module.ts';

const POST = 'POST /api/admin/sample-notices';
const user = userEvent.setup();
let page: RenderedRemote;

afterEach(() => {
  cleanup();
  page.api.restore();
});

function open(calls: FakeCalls = {}, role: OperatorRole = 'admin'): void {
  const frame = { path: '/admin?tab=sample', frame: UiProvider };
  page = renderRemote(fakeConsole(operators, { role }), { ...frame, calls: { ...fakeOperatorsCalls(), ...calls } });
}

async function post(text: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Post notice' }));
  const dialog = await screen.findByRole('dialog');
  const field = await screen.findByRole('textbox', { name: 'Text' });
  if (text !== '') await user.type(field, text);
  await user.click([...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Post notice') as HTMLElement);
}

test('an operator posts a notice', async () => {
  open();
  expect(await screen.findByRole('row', { name: /Open all week/ })).toBeTruthy();
  await post('Closed on Friday');
  expect(await screen.findByText('Notice posted')).toBeTruthy();
  expect(page.api.sentTo(POST)).toEqual([{ text: 'Closed on Friday' }]);
  await waitFor(() => expect(page.api.requests.filter(({ method }) => method === 'GET').length).toBeGreaterThan(1));
});

test('an empty one is not sent, and a refusal says why', async () => {
  open({ [POST]: () => fail(503, 'unavailable', 'Sample is away for a moment.') });
  await post('');
  expect(await screen.findByText('Write what members shall read')).toBeTruthy();
  expect(page.api.sentTo(POST)).toEqual([]);
});

test('a moderator reads them and posts none', async () => {
  open({}, 'moderator');
  expect((await screen.findByRole('button', { name: 'Post notice' })).getAttribute('aria-disabled')).toBe('true');
});
