import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from '../../bin/install.mjs';

const fastify = { 'node_modules/fastify': { version: '5.12.8' } };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facet-install-test-'));
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/node/bin/node'), '');
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['what the lockfile says is there', fastify, fastify, true],
  ['another version is there', fastify, { 'node_modules/fastify': { version: '5.12.7' } }, false],
  ['a package is missing', fastify, {}, false],
  ['a binary for another platform is missing', { 'node_modules/esbuild-darwin': { version: '1.0.0', optional: true } }, {}, true],
  ['a workspace is no package', { 'services/wallet': { version: '0.1.0' } }, {}, true],
])('%s', (_, locked, installed, expected) => {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  expect(isInstalled(folder)).toBe(expected);
});

test('an installation that broke off does not count', () => {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: fastify }));
  expect(isInstalled(folder)).toBe(false);
});
