import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from './support/browser-visit.ts';
import { type Deployable, type FakeAdmin, remoteVersion, startFakeAdmin } from './support/fake-admin.ts';
import { type Gateway, startGateway } from './support/start-gateway.ts';
import { until } from '@facet/tooling/until';

let admin: FakeAdmin;
let gateway: Gateway;
beforeAll(async () => {
  admin = await startFakeAdmin();
  gateway = await startGateway({ ...admin.options, pollSeconds: 0.1 });
});
afterAll(async () => {
  await gateway.close();
  await admin.close();
});

const shellVersion = (version: string) => {
  mkdirSync(join(gateway.siteDir, 'shell/versions', version), { recursive: true });
  writeFileSync(
    join(gateway.siteDir, 'shell/versions', version, 'index.html'),
    `<meta name="style-nonce" content="__STYLE_NONCE__"><meta name="shell" content="${version} __SHELL_COHORT__">`,
  );
  return { version, record: { url: `/shell/versions/${version}/index.html`, metadata: { version }, extras: {} } };
};

/**
 * Puts these in force and waits until every worker serves them: a visitor without cookies asks until ten in a row know
 * the revision.
 */
async function inForce(deployables: Record<string, Deployable>, previewable?: Record<string, Record<string, object>>): Promise<void> {
  admin.publish({ 'mfe-mark': { stable: remoteVersion('mfe-mark', `mark-${(mark += 1)}`) }, ...deployables }, previewable);
  let inARow = 0;
  await until('the new releases', async () => {
    const { 'mfe-mark': seen } = await new Browser(gateway).versions();
    inARow = seen === `mark-${mark}` ? inARow + 1 : 0;
    return inARow === 10;
  });
}
let mark = 0;

const canaryAt = (share: number, group: string | null = null): Deployable => ({
  stable: remoteVersion('mfe-earn', '1.0.0'),
  canary: { ...remoteVersion('mfe-earn', '2.0.0'), share },
  previous: remoteVersion('mfe-earn', '0.9.0'),
  group,
});

describe('a visitor', () => {
  test('gets a random id with the page, hidden from scripts, and keeps it', async () => {
    const browser = new Browser(gateway);
    const [cookie = ''] = (await browser.get('/')).headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^visitor=[\w-]{22}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    expect((await browser.get('/')).headers['set-cookie']).toBeUndefined();
    expect((await browser.get('/registry.json')).headers['set-cookie']).toBeUndefined();
  });

  test.each(['short', 'x'.repeat(5_000), 'a b', '%00%00%00%00%00%00%00%00', '"quoted-cookie-value-"'])(
    'with an id that is none (%.9s) gets a new one',
    async (value) => {
      const answer = await gateway.send('/', { headers: { cookie: `visitor=${value}` } });
      expect(answer.headers['set-cookie']?.[0]).toMatch(/^visitor=[\w-]{22};/);
    },
  );

  test('gets one entry for each remote, with cohort, share, revision and the version to fall back to', async () => {
    await inForce({ 'mfe-earn': { ...canaryAt(0), canary: null } });
    const { microFrontends } = await new Browser(gateway).registry();
    expect(microFrontends['mfe-earn']).toHaveLength(1);
    expect(microFrontends['mfe-earn']?.[0]).toMatchObject({
      url: '/remotes/mfe-earn/1.0.0/mf-manifest.json',
      deployment: { traffic: 100, default: true },
      extras: { cohort: 'stable', navigation: [], routes: ['/mfe-earn'], fallback: { metadata: { version: '0.9.0' } } },
    });
  });

  test('is told what remotes bring to operators only with an operator’s cookie; one that brings nothing else is there', async () => {
    const operators = { tabs: [], acts: [] };
    const desk = remoteVersion('mfe-desk', '1', { routes: [], operators });
    await inForce({ 'mfe-desk': { stable: desk } });
    const extrasOf = async (browser: Browser) => (await browser.registry()).microFrontends['mfe-desk']?.[0]?.extras;
    const member = new Browser(gateway);
    expect(await extrasOf(member)).toMatchObject({ routes: [], navigation: [] });
    expect(await extrasOf(member)).not.toHaveProperty('operators');
    member.cookies.set('operator', 'any');
    expect(await extrasOf(member)).toMatchObject({ routes: [], operators });
  });

  test('in the canary falls back to the stable version, and keeps their versions visit for visit', async () => {
    await inForce({ 'mfe-earn': canaryAt(100) });
    const browser = new Browser(gateway);
    const { microFrontends } = await browser.registry();
    expect(microFrontends['mfe-earn']?.[0]).toMatchObject({
      metadata: { version: '2.0.0' },
      deployment: { traffic: 100, default: false },
      extras: { cohort: 'canary', fallback: { metadata: { version: '1.0.0' } } },
    });
    await inForce({ 'mfe-earn': canaryAt(50) });
    const first = await browser.versions();
    const later = await Promise.all(Array.from({ length: 20 }, () => browser.versions()));
    expect(new Set(later.map((versions) => versions['mfe-earn']))).toEqual(new Set([first['mfe-earn']]));
  });

  test('of a group gets all of its canaries or none, and both happen', async () => {
    const wallet = {
      ...canaryAt(50, 'money'),
      stable: remoteVersion('mfe-wallet', '1'),
      canary: { ...remoteVersion('mfe-wallet', '2'), share: 50 },
    };
    await inForce({ 'mfe-earn': canaryAt(50, 'money'), 'mfe-wallet': wallet });
    const pairs = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const versions = await new Browser(gateway).versions();
        return `${versions['mfe-earn']} ${versions['mfe-wallet']}`;
      }),
    );
    expect(new Set(pairs)).toEqual(new Set(['1.0.0 1', '2.0.0 2']));
  });

  test('gets page, head start and registry of the same version', async () => {
    const shell = { stable: shellVersion('1.0.0-old'), canary: { ...shellVersion('1.1.0-new'), share: 50 }, group: 'all' };
    await inForce({ 'mfe-earn': canaryAt(50, 'all'), shell });
    const seen = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const browser = new Browser(gateway);
        const page = await browser.get('/mfe-earn');
        const { 'mfe-earn': version } = await browser.versions();
        expect(page.headers['link']).toContain(`</remotes/mfe-earn/${version}/mf-manifest.json>; rel=preload`);
        return `${version} ${/name="shell" content="([^"]*)"/.exec(page.text)?.[1]}`;
      }),
    );
    expect(new Set(seen)).toEqual(new Set(['1.0.0 1.0.0-old stable', '2.0.0 1.1.0-new canary']));
    expect((await gateway.send('/versions/1.0.0-old/index.html')).status).toBe(404);
  });

  test('gets the installation’s own shell when the page of the chosen version is gone', async () => {
    const gone = { version: 'x', record: { url: '/shell/versions/x/index.html' } };
    const outside = { version: 'y', record: { url: '/shell/../../secret.html' } };
    for (const stable of [gone, outside]) {
      await inForce({ shell: { stable } });
      expect((await gateway.send('/')).text).toContain('<div id="root">');
    }
  });

  test('is told which contract the services speak', async () => {
    await inForce({
      'services/earn': { stable: { version: '1', record: { version: '1', contract: 2 } } },
      'services/wallet': { stable: { version: '1', record: { version: '1', openapi: { version: '3.1.0' } } } },
    });
    const registry = await new Browser(gateway).registry();
    expect(registry.services).toEqual({ earn: '2', wallet: '3' });
    expect(Object.keys(registry.microFrontends)).toEqual(['mfe-mark']);
  });
});

describe('a public page', () => {
  const pages = { '/': 'landing', invited: 'invited', '/terms': 'terms' };

  /** A shell whose public pages lie there drawn, in English and Spanish. */
  const drawnShell = (version: string) => {
    const { record } = shellVersion(version);
    const drawn = Object.entries(pages).map(([path, name]) => {
      const languages = ['en', 'es'].map((language) => {
        const url = `/shell/versions/${version}/${name}.${language}.html`;
        const page = `<meta name="style-nonce" content="__STYLE_NONCE__">${version} ${name} in ${language}, invited by __INVITED_BY__`;
        writeFileSync(join(gateway.siteDir, url), page);
        return [language, { url, integrity: `sha384-${createHash('sha384').update(page).digest('base64')}` }];
      });
      return [path, Object.fromEntries(languages)];
    });
    const preload = ['/main.0123456789.css', '/before-paint.0123456789.js', '/main.0123456789.js'];
    const deferred = ['/main.0123456789.js'];
    const areas = { member: ['/member-area.0123456789.js'], operator: ['/own-frame-area.0123456789.js'] };
    return { version, record: { ...record, extras: { preload, deferred, areas, drawn: Object.fromEntries(drawn) } } };
  };
  const seen = async (path: string, headers: Record<string, string> = {}) => {
    const { text } = await gateway.send(path, { headers });
    return /(\w+) in (\w+), invited by (\w+)/.exec(text)?.slice(1).join(' ') ?? 'drawn in the browser';
  };
  const version = '3.0.0-drawn';
  const inOneVersion = () => inForce({ shell: { stable: drawnShell(version) } });

  test('comes drawn, with its nonce and its policy, and is never kept', async () => {
    await inOneVersion();
    const { text, headers } = await gateway.send('/');
    expect(text).toContain('landing in en');
    expect(headers['cache-control']).toBe('no-store');
    expect(String(headers['content-security-policy'])).toContain(`'nonce-${/content="([^"]*)"/.exec(text)?.[1]}'`);
    expect(await seen('/terms')).toBe('terms en __INVITED_BY__');
  });

  test('is in the language that was chosen, else in the first of the browser’s that there is, else in English', async () => {
    await inOneVersion();
    const language = async (cookie: string, accepted: string) =>
      (await seen('/terms', { cookie, 'accept-language': accepted })).split(' ')[1];
    expect(await language('', 'es-MX,es;q=0.9,en;q=0.8')).toBe('es');
    expect(await language('', 'fr, ES;q=0.9, en;q=0.8')).toBe('es');
    expect(await language('', 'fr')).toBe('en');
    expect(await language('language=en', 'es')).toBe('en');
    expect(await language('language=es', 'en')).toBe('es');
    expect(await language('language=../../x', 'es')).toBe('es');
  });

  test('names who invited, when the address names somebody', async () => {
    await inOneVersion();
    expect(await seen('/r/Sam_1')).toBe('invited en Sam_1');
    for (const path of ['/r/ab', '/r/%3Cb%3Ebold', '/r/Sam_1/', '/r', '/earn', '/terms/x'])
      expect(await seen(path)).toBe('drawn in the browser');
  });

  test('is not what a member gets, whatever their session is worth, nor who comes while it is altered', async () => {
    await inOneVersion();
    for (const cookie of [gateway.memberCookie(), 'session=forged', 'session=a; session=b'])
      expect(await seen('/', { cookie })).toBe('drawn in the browser');
    const file = join(gateway.siteDir, `shell/versions/${version}/landing.en.html`);
    const page = readFileSync(file, 'utf8');
    writeFileSync(file, page.replace('landing in', 'landing_of_a_thief in'));
    await until('the page that the browser draws', async () => (await seen('/')) === 'drawn in the browser');
    writeFileSync(file, page);
    await until('the page as it was published', async () => (await seen('/')).startsWith('landing'));
  });

  test('does not wait for scripts that follow; a member’s page has theirs named, and the other frame its own', async () => {
    await inForce({ shell: { stable: drawnShell(version) }, 'mfe-own': { stable: remoteVersion('mfe-own', '1', { frame: 'own' }) } });
    const scripts = async (path: string, cookie = '') =>
      [...String((await gateway.send(path, { headers: { cookie } })).headers['link']).matchAll(/<\/([\w-]+)\.\w+\.js>/g)].map(
        ([, name]) => name,
      );
    expect(await scripts('/')).toEqual(['before-paint']);
    expect(await scripts('/earn')).toEqual(['before-paint', 'main']);
    expect(await scripts('/', gateway.memberCookie())).toEqual(['before-paint', 'main', 'member-area']);
    expect(await scripts('/mfe-own')).toEqual(['before-paint', 'main', 'own-frame-area']);
  });

  test('is that of the visitor’s own version; a shell of before draws it in the browser', async () => {
    await inForce({ shell: { stable: shellVersion('1.0.0-old'), canary: { ...drawnShell('3.1.0-new'), share: 50 } } });
    const found = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const { text } = await new Browser(gateway).get('/');
        return text.includes('3.1.0-new landing') ? 'new' : /content="1\.0\.0-old stable"/.test(text) ? 'old' : 'neither';
      }),
    );
    expect(new Set(found)).toEqual(new Set(['new', 'old']));
  });
});

describe('the registry', () => {
  test('is asked with a token for admin, and answers nothing when nothing is new', async () => {
    await inForce({});
    const { total, answered } = admin.asked;
    await until('three more polls', () => admin.asked.total >= total + 3);
    expect(admin.asked.answered).toBe(answered);
    const claims: unknown = JSON.parse(Buffer.from(admin.lastAuthorization.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ iss: 'gateway', aud: 'admin' });
  });

  test.each([
    '{',
    '[]',
    '{"revision":1}',
    '{"revision":"x","salt":"s","deployables":{}}',
    '{"revision":9,"salt":"s","deployables":7}',
    'null',
  ])('that answers %s changes nothing', async (text) => {
    const before = await new Browser(gateway).versions();
    const { total } = admin.asked;
    admin.answerWith(text);
    await until('two polls', () => admin.asked.total >= total + 2);
    admin.answerWith(null);
    expect(await new Browser(gateway).versions()).toEqual(before);
  });

  test('with one deployable that makes no sense serves the others', async () => {
    await inForce({
      'mfe-odd': { stable: { version: 'x', record: 7 } } as unknown as Deployable,
      'mfe-earn': { ...canaryAt(0), canary: null },
    });
    expect(Object.keys(await new Browser(gateway).versions()).toSorted()).toEqual(['mfe-earn', 'mfe-mark']);
  });

  test('with a great many versions still serves them', async () => {
    const record = { ...remoteVersion('mfe-big', '1').record, padding: 'x'.repeat(20_000) };
    const versions = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`v${index}`, record]));
    await inForce({ 'mfe-big': { stable: { version: '1', record } } }, { 'mfe-big': versions });
    expect(await new Browser(gateway).versions()).toMatchObject({ 'mfe-big': '1' });
  });
});
