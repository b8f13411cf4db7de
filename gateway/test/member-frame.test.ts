import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '@facet/tooling/until';
import { type FakeAdmin, remoteVersion, startFakeAdmin } from './support/fake-admin.ts';
import { type Gateway, startGateway } from './support/start-gateway.ts';
import { memberClaims, signToken } from './support/tokens.ts';

const MENU = {
  menuEntry: '<a href="__ENTRY_PATH__"__ENTRY_CURRENT__>__ENTRY_ICON__ __ENTRY_LABEL__</a>',
  quickEntry: '<b href="__ENTRY_PATH__"__ENTRY_CURRENT__>__ENTRY_LABEL__</b>',
  quickEntries: 2,
  icons: { coins: '(coins)', square: '(square)' },
};
const entry = (path: string, order: number, label: string, more: object = {}) => ({ path, order, label, icon: 'coins', ...more });

let admin: FakeAdmin;
let gateway: Gateway;
beforeAll(async () => {
  admin = await startFakeAdmin();
  gateway = await startGateway({ ...admin.options, pollSeconds: 0.1, workers: 1 });
  admin.publish({
    shell: { stable: framedShell() },
    'mfe-earn': {
      stable: remoteVersion('mfe-earn', '1', {
        routes: ['/earn', '/rewards'],
        navigation: [entry('/rewards', 40, 'Rewards', { icon: 'unheard-of' }), entry('/earn', 20, 'Earn', { labels: { es: 'Ganar' } })],
      }),
    },
    'mfe-games': {
      stable: remoteVersion('mfe-games', '1', { routes: ['/games'], navigation: [entry('/games', 30, '<i>"Games" & more')] }),
    },
    'mfe-admin': {
      stable: remoteVersion('mfe-admin', '1', {
        routes: ['/admin'],
        frame: 'own',
        navigation: [entry('/admin', 90, 'Admin', { audience: 'operator' })],
      }),
    },
    'mfe-odd': {
      stable: { version: '1', record: { extras: { routes: [7], navigation: [7, { path: 'javascript:x', order: 1, label: 'Odd' }] } } },
    },
  });
  await until('the releases', async () => (await seen('/', member())) !== 'drawn in the browser');
});
afterAll(async () => {
  await gateway.close();
  await admin.close();
});

const addressOf = (file: string): string => `/shell/versions/4/${file}`;

function published(file: string, text: string): { url: string; integrity: string } {
  const path = join(gateway.siteDir, addressOf(file));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return { url: addressOf(file), integrity: `sha384-${createHash('sha384').update(text).digest('base64')}` };
}

function framedShell() {
  const page = (name: string) =>
    Object.fromEntries(
      ['en', 'es'].map((language) => {
        const text = `<meta name="style-nonce" content="__STYLE_NONCE__"><h1>__PAGE_HEADING__</h1> ${name} in ${language}: __MENU_ENTRIES__ | __QUICK_ENTRIES__`;
        return [language, published(`frame-${name}.${language}.html`, text)];
      }),
    );
  const pages = { '/': page('dashboard'), '/help': page('help'), '/help/*': page('case'), named: page('named'), unnamed: page('unnamed') };
  const { url, integrity } = published('index.html', 'the page that the browser draws __STYLE_NONCE__');
  const drawn = { '/': { en: published('landing.en.html', 'landing in en:') } };
  const frames = { pages, menu: published('menu.json', JSON.stringify(MENU)) };
  return { version: '4', record: { url, metadata: { version: '4', integrity }, extras: { drawn, frames } } };
}

const member = (): string => gateway.memberCookie();

async function pageAt(path: string, cookie: string, language = 'en') {
  return gateway.send(path, { headers: { cookie, 'accept-language': language } });
}

async function seen(path: string, cookie: string, language = 'en'): Promise<string> {
  return /(\w+ in \w+):/.exec((await pageAt(path, cookie, language)).text)?.[1] ?? 'drawn in the browser';
}

test('each page of a member has its frame, a remote’s one by whether the navigation names it', async () => {
  const files = ['/', '/help', '/help/123', '/earn', '/games', '/games/bombs', '/rewards/'].map((path) => seen(path, member()));
  expect(await Promise.all(files)).toEqual([
    'dashboard in en',
    'help in en',
    'case in en',
    'named in en',
    'named in en',
    'unnamed in en',
    'unnamed in en',
  ]);
});

const FOREIGN =
  '/earnings /gamesbombs /Earn /earn%00 /help/1/2 /helping /help/*/x /named /unnamed /no/such/page /banned /r/Sam_1 /admin /admin/payouts';

test.each(FOREIGN.split(' '))('%s has none', async (path) => {
  const { text } = await pageAt(path, member());
  expect(text).not.toContain('in en:');
});

test('the navigation is that of the visitor’s releases, in their order and language, with the page that is open marked', async () => {
  const { text } = await pageAt('/games/bombs', member());
  const games = '&lt;i&gt;&quot;Games&quot; &amp; more';
  expect(text.split(': ')[1]).toBe(
    `<a href="/earn">(coins) Earn</a><a href="/games" aria-current="page">(coins) ${games}</a><a href="/rewards">(square) Rewards</a>` +
      ` | <b href="/earn">Earn</b><b href="/games" aria-current="page">${games}</b>`,
  );
  const spanish = (await pageAt('/earn', member(), 'es-MX')).text;
  expect(spanish).toContain('<h1>Ganar</h1>');
  expect(spanish).toContain('<a href="/earn" aria-current="page">(coins) Ganar</a>');
});

test('comes in the language that was chosen, else the first of the browser’s, else English', async () => {
  const language = async (cookie: string, accepted: string) => (await seen('/help', `${member()}; ${cookie}`, accepted)).split(' ').at(-1);
  expect(await language('a=b', 'fr, ES;q=0.9')).toBe('es');
  expect(await language('a=b', 'fr')).toBe('en');
  expect(await language('language=en', 'es')).toBe('en');
  expect(await language('language=es', 'en')).toBe('es');
  expect(await language('language=../../x', 'es')).toBe('es');
});

test('comes with its nonce and its policy, is kept by no cache, and is the same for every member', async () => {
  const withoutNonce = async (cookie: string) => {
    const { text, headers } = await pageAt('/earn', cookie);
    const nonce = /content="([^"]*)"/.exec(text)?.[1] ?? '';
    expect(String(headers['content-security-policy'])).toContain(`'nonce-${nonce}'`);
    expect(headers['cache-control']).toBe('no-store');
    return text.replace(nonce, '');
  };
  expect(await withoutNonce(gateway.memberCookie({ sub: randomUUID(), sid: randomUUID() }))).toBe(await withoutNonce(member()));
});

test('nobody else gets it: no session, a forged one, two, an operator’s, an ended one, that of who is banned', async () => {
  expect(await seen('/', '')).toBe('landing in en');
  expect(await seen('/earn', '')).toBe('drawn in the browser');
  const foreign = signToken(admin.operatorKey, memberClaims({}));
  const operator = `operator=${signToken(admin.operatorKey, memberClaims({ aud: 'operator' }))}`;
  for (const cookie of ['session=forged', 'session=a; session=b', `session=${foreign}`]) {
    expect(await seen('/', cookie)).toBe('drawn in the browser');
    expect(await seen('/earn', cookie)).toBe('drawn in the browser');
  }
  expect(await seen('/earn', operator)).toBe('drawn in the browser');
  for (const type of ['session', 'member'] as const) {
    const [sub, sid] = [randomUUID(), randomUUID()];
    const cookie = gateway.memberCookie({ sub, sid });
    expect(await seen('/', cookie)).toBe('dashboard in en');
    gateway.identity.revoke({ type, id: type === 'member' ? sub : sid, revoked: true, until: null });
    await until(`the end of the ${type}`, async () => (await seen('/', cookie)) === 'drawn in the browser');
  }
});

test.each(['frame-help.en.html', 'menu.json'])('while %s is altered the browser draws the page', async (file) => {
  const path = join(gateway.siteDir, addressOf(file));
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace('in en', 'in en ').replace('(coins)', '(thief)'));
  await until('the page that the browser draws', async () => (await seen('/help', member())) === 'drawn in the browser');
  expect((await pageAt('/help', member())).status).toBe(200);
  writeFileSync(path, text);
  await until('the frame as it was published', async () => (await seen('/help', member())) === 'help in en');
});
