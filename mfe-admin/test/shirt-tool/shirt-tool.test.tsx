import { cleanup, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, expect, test } from 'vitest';
import { fakeShirtTool, someShirts } from '../../standalone/shirt-tool/fake-shirt-tool.ts';
import { openPage, type OpenPage } from '../open-page.tsx';

const CONFIRM = 'POST /api/rbx/confirm-rights';
const AUTHENTICATE = 'POST /api/rbx/authenticate';
const DOWNLOAD = 'POST /api/rbx/download-template';
const UPLOAD = 'POST /api/rbx/upload-shirt';
const user = userEvent.setup();

let page: ReturnType<typeof openPage> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
  sessionStorage.clear();
});
const open = ({ calls, ...options }: OpenPage = {}) =>
  (page = openPage('/admin/rbxhandler', {
    ...options,
    calls: { ...fakeShirtTool, 'GET /api/rbx/fetch-shirts': () => ({ shirts: someShirts(2) }), ...calls },
  }));

async function setUp({ findByRole, getByLabelText, getByRole }: ReturnType<typeof open>, uploadCount = '1') {
  await user.click(await findByRole('checkbox', { name: /I own what I copy/ }));
  await user.clear(getByLabelText('Upload count'));
  await user.type(getByLabelText('Upload count'), uploadCount);
  await user.click(getByRole('button', { name: 'Continue to login' }));
  await findByRole('button', { name: 'Check session' });
}

async function logIn({ findByLabelText }: ReturnType<typeof open>, cookie = 'the-cookie') {
  await user.type(await findByLabelText('RobloSecurity cookie'), `${cookie}{Enter}`);
}

const stepOf = ({ getByRole }: ReturnType<typeof open>) =>
  within(getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step')?.textContent;

test('goes from the confirmation to the copies', async () => {
  const opened = open();
  await setUp(opened);
  expect(stepOf(opened)).toContain('Login current');
  await logIn(opened);
  await user.click(await opened.findByRole('button', { name: 'Upload 1 copy' }));
  expect(await opened.findByText('All of them are on your account.')).toBeTruthy();
  expect(stepOf(opened)).toContain('Complete current');
  expect(opened.api.sentTo(CONFIRM)).toEqual([{}]);
  expect(opened.api.sentTo(DOWNLOAD)).toHaveLength(2);
  expect(opened.api.sentTo(UPLOAD)).toEqual([
    { assetId: someShirts(1)[0]?.assetId, name: 'Midnight Varsity (Clone)', roblosecurityCookie: 'the-cookie', csrfToken: 'a-token' },
  ]);
  expect(opened.api.requests.find(({ path }) => path === '/api/rbx/upload-shirt')?.headers.get('idempotency-key')).toMatch(/^\d+-/);
  expect(opened.getByText('Studio Vault (studio_vault)')).toBeTruthy();
  expect(opened.getByText('7700123411')).toBeTruthy();
});

test('asks for numbers and for the confirmation, and sends nothing without', async () => {
  const opened = open();
  await user.clear(await opened.findByLabelText('Upload count'));
  await user.type(opened.getByLabelText('Upload count'), '0');
  await user.clear(opened.getByLabelText('Templates to download'));
  await user.click(opened.getByRole('button', { name: 'Continue to login' }));
  expect(await opened.findByText('Please confirm that you may copy them')).toBeTruthy();
  expect(opened.getAllByText('Enter a number from 1 to 100')).toHaveLength(2);
  expect(opened.api.sentTo(CONFIRM)).toEqual([]);
});

test('is there for a moderator, but does nothing and says why', async () => {
  const opened = open({ operator: { role: 'moderator' } });
  await user.click(await opened.findByRole('checkbox', { name: /I own what I copy/ }));
  await user.click(opened.getByRole('button', { name: 'Continue to login' }));
  expect(opened.getAllByText('Needs the role admin').length).toBeGreaterThan(0);
  expect(opened.api.sentTo(CONFIRM)).toEqual([]);
});

test('Missing Cookie, Session Invalid', async () => {
  const opened = open({ calls: { [AUTHENTICATE]: () => fail(400, 'session_invalid', 'The platform refused this cookie') } });
  await setUp(opened);
  await user.click(opened.getByRole('button', { name: 'Check session' }));
  expect(await opened.findByText('Missing Cookie')).toBeTruthy();
  await logIn(opened, 'old');
  expect(await opened.findByText('Session Invalid')).toBeTruthy();
  expect(opened.getByLabelText('RobloSecurity cookie').getAttribute('aria-invalid')).toBe('true');
});

test('Download Failed: says why, stands still, and goes on', async () => {
  const opened = open({ calls: { [DOWNLOAD]: () => fail(429, 'platform_busy', 'The game platform asks for a pause') } });
  await setUp(opened);
  await logIn(opened);
  expect(await opened.findByText('Download Failed')).toBeTruthy();
  opened.api.on(DOWNLOAD, () => fakeShirtTool[DOWNLOAD]?.({} as never));
  await user.click(await opened.findByRole('button', { name: 'Continue' }));
  expect(await opened.findByRole('button', { name: 'Upload 1 copy' })).toBeTruthy();
});

test('No Uploads Successful: the shirt says why, and is tried again', async () => {
  const opened = open({ calls: { [UPLOAD]: () => fail(400, 'upload_refused', 'The name was moderated.') } });
  await setUp(opened);
  await logIn(opened);
  await user.click(await opened.findByRole('button', { name: 'Upload 1 copy' }));
  expect((await opened.findAllByText('No Uploads Successful')).length).toBeGreaterThan(0);
  expect(opened.getByText('The name was moderated.')).toBeTruthy();
  opened.api.on(UPLOAD, () => fakeShirtTool[UPLOAD]?.({} as never));
  await user.click(opened.getByRole('button', { name: 'Try 1 again' }));
  expect(await opened.findByText('All of them are on your account.')).toBeTruthy();
});

test('an answer that was lost is not tried again before somebody has looked', async () => {
  const opened = open({ calls: { [UPLOAD]: () => fail(504, 'upload_unknown', 'The platform’s answer was lost') } });
  await setUp(opened);
  await logIn(opened);
  await user.click(await opened.findByRole('button', { name: 'Upload 1 copy' }));
  expect(await opened.findByText('1 copy may have been uploaded')).toBeTruthy();
  expect(opened.queryByRole('button', { name: /^Try/ })).toBeNull();
  expect(opened.getByRole('button', { name: 'They are not there: upload 1 again' })).toBeTruthy();
});

test('after a reload asks for the cookie again, shows what is here, and goes on', async () => {
  const opened = open();
  await setUp(opened);
  await logIn(opened);
  await opened.findByRole('button', { name: 'Upload 1 copy' });
  cleanup();
  opened.api.restore();

  const again = open();
  expect(await again.findByText('2 of 2 templates are here')).toBeTruthy();
  await logIn(again);
  expect(await again.findByRole('button', { name: 'Upload 1 copy' })).toBeTruthy();
  expect(again.api.sentTo(DOWNLOAD)).toEqual([]);
  const pictures = again.container.querySelectorAll('li img');
  expect([...pictures].map((picture) => picture.getAttribute('src'))).toEqual(
    someShirts(2).map(({ assetId }) => `/api/rbx/templates/${assetId}`),
  );
});

test('follows with the focus to the next step', async () => {
  const opened = open();
  await setUp(opened);
  await waitFor(() => expect(document.activeElement?.contains(opened.getByLabelText('RobloSecurity cookie'))).toBe(true));
});
