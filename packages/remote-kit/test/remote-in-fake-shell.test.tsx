import { Fragment } from 'react';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fail, renderRemote, type RenderedRemote, type RenderRemoteOptions } from '../src/testing/index.ts';
import sample from './fixtures/mfe-sample/src/module.ts';

let rendered: RenderedRemote;
afterEach(() => {
  rendered.api.restore();
  rendered.shell.store.forgetAnswers();
  cleanup();
});

function render(options: Partial<RenderRemoteOptions> = {}): RenderedRemote {
  rendered = renderRemote(sample, { path: '/sample', frame: Fragment, ...options });
  return rendered;
}

test('a page loads, asks its service, and asks again when its mutation invalidates a tag', async () => {
  const items = ['one'];
  const { api } = render({
    calls: { 'GET /api/sample/items': () => ({ items }), 'POST /api/sample/items': () => (items.push('new'), null) },
  });
  await screen.findByText('one');
  fireEvent.click(screen.getByText('Add item'));
  await screen.findByText('new');
  expect(api.sentTo('POST /api/sample/items')).toEqual([{ name: 'new' }]);
  expect(api.sentTo('GET /api/sample/items')).toHaveLength(2);
});

test('a refusal is shown in the words of the server', async () => {
  render({ calls: { 'GET /api/sample/items': () => fail(503, 'unavailable', 'The service is away.') } });
  expect((await screen.findByRole('alert')).textContent).toBe('The service is away.');
});

test('a live balance changes what is on the screen, and the transfers are asked for again', async () => {
  const { shell } = render({ calls: { 'GET /api/sample/items': () => ({ items: [] }) }, member: { balance: '5.00' } });
  await waitFor(() => expect(screen.getByTestId('balance').textContent).toBe('5.00'));
  act(() => shell.showBalance('17.50', '20.00'));
  expect(screen.getByTestId('balance').textContent).toBe('17.50');
});

test('a refused session is asked for again: who is no longer signed in leaves the page', async () => {
  const { api } = render({
    calls: { 'GET /api/sample/items': () => ({ items: [] }), 'POST /api/sample/items': () => fail(401, 'unauthenticated', 'No.') },
  });
  await screen.findByText('Add item');
  api.on('GET /api/auth/user', () => null);
  fireEvent.click(screen.getByText('Add item'));
  expect(await screen.findByText('Nobody is signed in.')).toBeTruthy();
});

test('a service that is away logs nobody out', async () => {
  const { api } = render({
    calls: { 'GET /api/sample/items': () => ({ items: [] }), 'POST /api/sample/items': () => fail(401, 'unauthenticated', 'No.') },
  });
  await screen.findByText('Add item');
  const before = api.sentTo('GET /api/auth/user').length;
  api.on('GET /api/auth/user', () => fail(503, 'unavailable', 'Away.'));
  fireEvent.click(screen.getByText('Add item'));
  await waitFor(() => expect(api.sentTo('GET /api/auth/user').length).toBeGreaterThan(before));
  await screen.findByText('Add item');
});
