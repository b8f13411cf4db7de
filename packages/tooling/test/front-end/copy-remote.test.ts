import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyRemote } from '../../src/front-end/copy-remote.ts';
import { copyShell } from '../../src/front-end/copy-shell.ts';
import { integrityOf } from '../../src/front-end/verify-files.ts';

const VERSION = '1.0.0-0123456789';
const contents: Record<string, string> = { 'entry.js': 'run()', 'entry.js.br': 'packed', 'mf-manifest.json': '{}' };
const files = Object.fromEntries(Object.entries(contents).map(([name, text]) => [name, integrityOf(Buffer.from(text))]));

let folder: string;
let dist: string;
let siteDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facet-copy-'));
  [dist, siteDir] = [join(folder, 'dist'), join(folder, 'site')];
  for (const place of [join(dist, VERSION), siteDir]) mkdirSync(place, { recursive: true });
  for (const [name, text] of Object.entries(contents))
    for (const place of [dist, join(dist, VERSION)]) writeFileSync(join(place, name), text);
  writeFileSync(join(dist, 'index.html'), '<!doctype html>');
  writeFileSync(join(dist, 'release.json'), JSON.stringify({ metadata: { version: VERSION }, extras: { files } }));
});
afterEach(() => rmSync(folder, { recursive: true }));

const copied = (): string => join(siteDir, 'remotes/mfe-a', VERSION);

test('a built remote lies beside the other versions, byte for byte', () => {
  expect(copyRemote(dist, 'mfe-a', siteDir).metadata.version).toBe(VERSION);
  expect(readdirSync(copied()).toSorted()).toEqual(Object.keys(contents).toSorted());
  copyRemote(dist, 'mfe-a', siteDir);
});

test.each(Object.keys(contents))('one byte more in the %s of a build: it is not published, and nothing of it lies there', (name) => {
  appendFileSync(join(dist, VERSION, name), ' ');
  expect(() => copyRemote(dist, 'mfe-a', siteDir)).toThrow(`${name} is not what was built as version ${VERSION}`);
  expect(existsSync(copied())).toBe(false);
});

test('a version that lies there and was altered since is not published again', () => {
  copyRemote(dist, 'mfe-a', siteDir);
  appendFileSync(join(copied(), 'entry.js'), ' ');
  expect(() => copyRemote(dist, 'mfe-a', siteDir)).toThrow('entry.js is not what was built');
});

test('a shell with another byte than was built is not published; one whose files lie there packed otherwise is', () => {
  copyShell(dist, siteDir);
  writeFileSync(join(siteDir, 'shell/entry.js.br'), 'by another Node');
  copyShell(dist, siteDir);
  expect(readFileSync(join(siteDir, 'shell/entry.js.br'), 'utf8')).toBe('packed');
  appendFileSync(join(dist, 'entry.js'), ' ');
  expect(() => copyShell(dist, siteDir)).toThrow('entry.js is not what was built');
});
