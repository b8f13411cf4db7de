import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '@facet/tooling/until';
import { type FakeAdmin, remoteVersion, startFakeAdmin, type Version } from './support/fake-admin.ts';
import { type Gateway, startGateway } from './support/start-gateway.ts';

const REMOTE = '/remotes/mfe-a/1.0.0';
/** Two files of Debian's that nobody changed lately. */
const OLD = '/usr/lib/os-release';
const OTHER_OLD = '/etc/debian_version';
const PAGE = '/shell/versions/1.0.0/index.html';

let admin: FakeAdmin;
let gateway: Gateway;
beforeAll(async () => {
  admin = await startFakeAdmin();
  gateway = await startGateway({ ...admin.options, pollSeconds: 0.1, workers: 1 });
  const remote = published('mfe-a', {
    'mf-manifest.json': '{}',
    'entry.js': 'run()',
    'entry.js.gz': gzipSync('run()'),
    'module.css': 'a{}',
    'pictures/mark.svg': '<svg/>',
    'old.txt': readFileSync(OLD),
    'never-copied.js': null,
  });
  replaceByLink(`${REMOTE}/old.txt`, OLD);
  write(PAGE, '<p>version 1 __STYLE_NONCE__</p>');
  const shellFiles = {
    'start.0123456789.js': 'shell()',
    'start.0123456789.js.br': 'packed',
    'font.0123456789.woff2': 'glyphs',
    'mark.svg': 'o',
  };
  for (const [name, text] of Object.entries(shellFiles)) write(`/shell/${name}`, text);
  write('/shell/main.aaaaaaaaaa.js', 'of a version that is not known any more');
  write('/remotes/mfe-a/0.1.0/entry.js', 'of a version that is not known any more');
  const shell = {
    version: '1.0.0',
    record: { url: PAGE, metadata: { version: '1.0.0', integrity: hashOf(PAGE) }, extras: { files: hashes('/shell/', shellFiles) } },
  };
  admin.publish({ 'mfe-a': { stable: remote }, shell: { stable: shell } });
  await until('the releases', async () => (await gateway.send('/registry.json')).text.includes('mfe-a'));
});
afterAll(async () => {
  await gateway.close();
  await admin.close();
});

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(gateway.siteDir, path)), { recursive: true });
  writeFileSync(join(gateway.siteDir, path), content);
}

function replaceByLink(path: string, target: string): void {
  rmSync(join(gateway.siteDir, path));
  symlinkSync(target, join(gateway.siteDir, path));
}

function hashOf(path: string): string {
  return `sha384-${createHash('sha384')
    .update(readFileSync(join(gateway.siteDir, path)))
    .digest('base64')}`;
}

function hashes(folder: string, files: object): Record<string, string> {
  return Object.fromEntries(Object.keys(files).map((name) => [name, hashOf(`${folder}${name}`)]));
}

/** A version of a remote as a release leaves it; null: a file that is in the record and was not copied. */
function published(name: string, files: Record<string, string | Buffer | null>): Version {
  for (const [file, content] of Object.entries(files)) if (content !== null) write(`${REMOTE}/${file}`, content);
  const there = Object.fromEntries(Object.entries(files).filter(([, content]) => content !== null));
  const all = { ...hashes(`${REMOTE}/`, there), 'never-copied.js': `sha384-${'a'.repeat(64)}` };
  return remoteVersion(name, '1.0.0', { files: all, preload: ['entry.js', 'module.css'] });
}

const get = (path: string, encoding = 'identity') => gateway.send(path, { headers: { 'accept-encoding': encoding } });

/** Changes one bit of a file, does the work, and puts the file back. */
async function withFlippedBit(path: string, work: () => Promise<void>): Promise<void> {
  const bytes = readFileSync(join(gateway.siteDir, path));
  const flipped = Buffer.from(bytes);
  flipped[0] = (flipped[0] ?? 0) ^ 1;
  write(path, flipped);
  await work();
  write(path, bytes);
}

const HELD_BACK = [500, 'file_altered', 'no-store'];

describe('a file that is not what was published', () => {
  test.each([
    ['a script', `${REMOTE}/entry.js`, `${REMOTE}/entry.js`, 'identity'],
    ['a compressed script', `${REMOTE}/entry.js.gz`, `${REMOTE}/entry.js`, 'gzip'],
    ['a manifest', `${REMOTE}/mf-manifest.json`, `${REMOTE}/mf-manifest.json`, 'identity'],
    ['a style sheet', `${REMOTE}/module.css`, `${REMOTE}/module.css`, 'identity'],
    ['a picture in a folder', `${REMOTE}/pictures/mark.svg`, `${REMOTE}/pictures/mark.svg`, 'identity'],
    ['the shell’s script', '/shell/start.0123456789.js', '/start.0123456789.js', 'identity'],
    ['the shell’s compressed script', '/shell/start.0123456789.js.br', '/start.0123456789.js', 'br'],
    ['the shell’s font', '/shell/font.0123456789.woff2', '/font.0123456789.woff2', 'identity'],
    ['a file of the shell without a version in its name', '/shell/mark.svg', '/mark.svg', 'identity'],
  ])('%s is not sent, nobody keeps the answer, and it is sent again when it is whole', async (_what, file, path, encoding) => {
    expect((await get(path, encoding)).status).toBe(200);
    await withFlippedBit(file, async () => {
      const answer = await get(path, encoding);
      expect([answer.status, answer.json['code'], answer.headers['cache-control']]).toEqual(HELD_BACK);
      expect((await gateway.send(path, { method: 'HEAD' })).status).toBe(500);
    });
    expect((await get(path, encoding)).status).toBe(200);
    expect(gateway.errorLog()).toMatch(new RegExp(`ALARM: .*${file}.* is not what was published`));
    await expect.poll(() => gateway.metrics()).toMatch(/^gateway_altered_files_total [1-9]/m);
  });

  test('is found out although it was whole for long and its hash is remembered', async () => {
    for (let time = 0; time < 2; time += 1) expect((await get(`${REMOTE}/old.txt`)).status).toBe(200);
    replaceByLink(`${REMOTE}/old.txt`, OTHER_OLD);
    expect((await get(`${REMOTE}/old.txt`)).status).toBe(500);
    replaceByLink(`${REMOTE}/old.txt`, OLD);
    expect((await get(`${REMOTE}/old.txt`)).status).toBe(200);
  });

  test('is the shell’s page: visitors get the installation’s own', async () => {
    expect((await get('/')).text).toContain('version 1');
    await withFlippedBit(PAGE, async () => {
      const answer = await get('/');
      expect([answer.status, answer.text.includes('version 1'), answer.text.includes('<div id="root">')]).toEqual([200, false, true]);
    });
    await until('the page of the version', async () => (await get('/')).text.includes('version 1'));
  });

  test('is a compressed neighbour that was never published', async () => {
    write(`${REMOTE}/module.css.gz`, gzipSync('body { display: none }'));
    expect([(await get(`${REMOTE}/module.css`, 'gzip')).status]).toEqual([500]);
    rmSync(join(gateway.siteDir, `${REMOTE}/module.css.gz`));
    expect((await get(`${REMOTE}/module.css`, 'gzip')).status).toBe(200);
  });
});

describe('of a version that is known', () => {
  test('nothing else exists than what was published', async () => {
    write(`${REMOTE}/planted.js`, 'evil()');
    for (const file of ['planted.js', 'never-copied.js', 'constructor', 'entry.js.gz.gz']) {
      const answer = await get(`${REMOTE}/${file}`);
      expect([file, answer.status, answer.headers['cache-control']]).toEqual([file, 404, 'no-store']);
    }
  });

  test('the head start names the hashes, so that the browser uses what it fetched', async () => {
    const link = String((await get('/mfe-a')).headers['link']);
    expect(link.split(', ')).toEqual([
      `<${REMOTE}/mf-manifest.json>; rel=preload; as=fetch; crossorigin`,
      `<${REMOTE}/entry.js>; rel=preload; as=script; integrity="${hashOf(`${REMOTE}/entry.js`)}"`,
      `<${REMOTE}/module.css>; rel=preload; as=style; integrity="${hashOf(`${REMOTE}/module.css`)}"`,
    ]);
  });

  test('browsers are not given the whole list', async () => {
    expect((await get('/registry.json')).text).not.toContain('sha384-');
  });
});

test('of a version that is not known (any more) files are sent as they lie', async () => {
  for (const path of ['/remotes/mfe-a/0.1.0/entry.js', '/main.aaaaaaaaaa.js']) expect((await get(path)).status).toBe(200);
});
