import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '@facet/tooling/until';
import { type FakeAdmin, remoteVersion, startFakeAdmin } from './support/fake-admin.ts';
import { type Gateway, startGateway } from './support/start-gateway.ts';
import { memberClaims, signToken } from './support/tokens.ts';

const hash = `sha384-${'A'.repeat(64)}`;
const shell = {
  url: '/shell/versions/1/index.html',
  metadata: { version: '1' },
  extras: {
    preload: ['/main.0123456789.css', '/main.0123456789.js', '/registry.json', '/api/auth/logout.js', '//evil.example/a.js'],
    files: { 'main.0123456789.js': hash, 'me.0123456789.js': hash },
    pages: { '/me': ['me.0123456789.js', 'me.0123456789.css', '//evil.example/a.js'], '/mfe-earn': ['never.js'] },
    firstCalls: {
      visitor: { '/': ['/api/public/stats'] },
      member: { '*': ['/api/user/profile'], '/': ['/api/events?limit=5', 'https://evil.example/', '/api/x>; rel=y\r\nX-Injected: 1', 7] },
    },
  },
};
const earn = remoteVersion('mfe-earn', '1', {
  pages: { '/mfe-earn': ['page.js', 'page.css'], '/mfe-earn/other': ['other.js'] },
  firstCalls: { '/mfe-earn': ['/api/walls'] },
  files: { 'page.js': hash },
});
const operators = remoteVersion('mfe-console', '1', {
  frame: 'own',
  pages: { '/mfe-console/*': ['any.js'] },
  firstCalls: { '/mfe-console': ['/api/admin/overview', '/api/admin/users'], '/mfe-console?tab=*': ['/api/admin/overview'] },
});

const brought = remoteVersion('mfe-brought', '1', {
  routes: [],
  operators: {
    tabs: [],
    url: '/remotes/mfe-brought/1/operators/mf-manifest.json',
    preload: ['operators/entry.js', '//evil.example/a.js'],
    pages: { '/mfe-console/desk': ['operators/desk.js'], '/mfe-console?tab=till': ['operators/till.js'] },
  },
  files: { 'operators/desk.js': hash },
});

let admin: FakeAdmin;
let gateway: Gateway;
beforeAll(async () => {
  admin = await startFakeAdmin();
  gateway = await startGateway({ ...admin.options, pollSeconds: 0.1, workers: 1 });
  const odd = { stable: { version: '1', record: { extras: { routes: ['/odd'], preload: 7, pages: [7], firstCalls: { '/odd': 'x' } } } } };
  admin.publish({
    shell: { stable: { version: '1', record: shell } },
    'mfe-earn': { stable: earn },
    'mfe-console': { stable: operators },
    'mfe-brought': { stable: brought },
    odd,
  });
  await until('the releases', async () => (await starts('/mfe-earn')).includes('/remotes/mfe-earn/1/entry.js'));
});
afterAll(async () => {
  await gateway.close();
  await admin.close();
});

/** What the browser is told to fetch, in this order. */
async function starts(path: string, cookie = ''): Promise<string[]> {
  const { link = '', 'x-injected': injected } = (await gateway.send(path, { headers: { cookie } })).headers;
  expect(injected).toBeUndefined();
  return [...String(link).matchAll(/<([^>]*)>; rel=preload; as=(?:style|script|fetch; crossorigin)/g)].map(([, address = '']) => address);
}

const shellFiles = ['/main.0123456789.css', '/main.0123456789.js', '/registry.json'];
const earnFiles = ['/remotes/mfe-earn/1/mf-manifest.json', '/remotes/mfe-earn/1/entry.js'];
const earnPage = ['/remotes/mfe-earn/1/page.js', '/remotes/mfe-earn/1/page.css'];

describe('the head start', () => {
  test('of a visitor: what the shell runs on, and what it asks for them', async () => {
    expect(await starts('/')).toEqual([...shellFiles, '/api/public/stats']);
    expect(await starts('/no/such/page')).toEqual(shellFiles);
  });

  test('of a member: what is theirs is asked for at once, on their pages and on that of a remote', async () => {
    expect(await starts('/', gateway.memberCookie())).toEqual([...shellFiles, '/api/user/profile', '/api/events?limit=5']);
    expect(await starts('/mfe-earn', gateway.memberCookie())).toEqual([
      ...shellFiles,
      '/api/user/profile',
      ...earnFiles,
      ...earnPage,
      '/api/walls',
    ]);
  });

  test('of a page of the shell itself: its files, for a member alone', async () => {
    const own = ['/me.0123456789.js', '/me.0123456789.css'];
    expect(await starts('/me', gateway.memberCookie())).toEqual([...shellFiles, ...own, '/api/user/profile']);
    expect(await starts('/me')).toEqual(shellFiles);
    const { link } = (await gateway.send('/me', { headers: { cookie: gateway.memberCookie() } })).headers;
    expect(link).toContain(`</me.0123456789.js>; rel=preload; as=script; integrity="${hash}"`);
  });

  test('has the files of the very page, and no call of anybody who is not signed in, or whose session ended', async () => {
    expect(await starts('/mfe-earn/other')).toEqual([...shellFiles, ...earnFiles, '/remotes/mfe-earn/1/other.js']);
    expect(await starts('/mfe-earn/unknown')).toEqual([...shellFiles, ...earnFiles]);
    expect(await starts('/mfe-earn', 'session=forged')).toEqual([...shellFiles, ...earnFiles, ...earnPage]);
    const [sub, sid] = [randomUUID(), randomUUID()];
    const cookie = gateway.memberCookie({ sub, sid });
    expect(await starts('/mfe-earn', cookie)).toContain('/api/walls');
    gateway.identity.revoke({ type: 'member', id: sub, revoked: true, until: null });
    await until('the ban', async () => !(await starts('/mfe-earn', cookie)).includes('/api/walls'));
  });

  test('of a page with a frame of its own: an operator’s calls for an operator, a member’s for nobody', async () => {
    const files = ['/remotes/mfe-console/1/mf-manifest.json', '/remotes/mfe-console/1/entry.js'];
    expect(await starts('/mfe-console', gateway.memberCookie())).toEqual([...shellFiles, ...files]);
    const operator = `operator=${signToken(admin.operatorKey, memberClaims({ aud: 'operator' }))}`;
    expect(await starts('/mfe-console', operator)).toEqual([...shellFiles, ...files, '/api/admin/overview', '/api/admin/users']);
  });

  test('of what a remote brings to operators: its files, by the page or the tab, for an operator alone', async () => {
    const files = ['/remotes/mfe-console/1/mf-manifest.json', '/remotes/mfe-console/1/entry.js'];
    const operator = `operator=${signToken(admin.operatorKey, memberClaims({ aud: 'operator' }))}`;
    const own = ['/remotes/mfe-brought/1/operators/mf-manifest.json', '/remotes/mfe-brought/1/operators/entry.js'];
    const any = '/remotes/mfe-console/1/any.js';
    expect(await starts('/mfe-console/desk', operator)).toEqual([
      ...shellFiles,
      ...files,
      any,
      ...own,
      '/remotes/mfe-brought/1/operators/desk.js',
    ]);
    expect(await starts('/mfe-console?tab=till', operator)).toEqual([
      ...shellFiles,
      ...files,
      ...own,
      '/remotes/mfe-brought/1/operators/till.js',
      '/api/admin/overview',
    ]);
    expect(await starts('/mfe-console?tab=other', operator)).toEqual([...shellFiles, ...files, '/api/admin/overview']);
    expect(await starts('/mfe-console/desk', gateway.memberCookie())).toEqual([...shellFiles, ...files, any]);
    const { link } = (await gateway.send('/mfe-console/desk', { headers: { cookie: operator } })).headers;
    expect(link).toContain(`</remotes/mfe-brought/1/operators/desk.js>; rel=preload; as=script; integrity="${hash}"`);
  });

  test('names the hash that a script will be asked for with, and nothing when a record is odd', async () => {
    const { link } = (await gateway.send('/mfe-earn')).headers;
    expect(link).toContain(`</main.0123456789.js>; rel=preload; as=script; integrity="${hash}"`);
    expect(link).toContain(`</remotes/mfe-earn/1/page.js>; rel=preload; as=script; integrity="${hash}"`);
    expect(await starts('/odd', gateway.memberCookie())).toEqual([...shellFiles, '/api/user/profile']);
  });

  test('is no part of the registry', async () => {
    const text = (await gateway.send('/registry.json')).text;
    expect(text).not.toContain('firstCalls');
    expect(text).not.toContain('page.js');
    const whole = (await gateway.send('/registry.json', { headers: { cookie: 'operator=anything' } })).text;
    expect(whole).toContain('/remotes/mfe-brought/1/operators/mf-manifest.json');
    expect(whole).not.toContain('desk.js');
  });
});
