import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkContract, describeBrokenContract } from '../../src/contracts/check-contract.ts';
import { checkMajors } from '../../src/contracts/check-majors.ts';
import { contractMajor, declareMajor } from '../../src/contracts/contract-major.ts';
import { findUsers } from '../../src/contracts/find-users.ts';
import { pagesWithTwoOwners } from '../../src/contracts/page-owners.ts';

const CONTRACT = 'services/wallet/openapi.json';
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facet-contracts-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(path: string, content: string | object): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

function contract(fields: readonly string[], major = 1): string {
  const properties = Object.fromEntries(fields.map((field) => [field, { type: 'string' }]));
  const content = { 'application/json': { schema: { type: 'object', required: fields, properties } } };
  const get = { operationId: 'listThings', responses: { 200: { content } } };
  return JSON.stringify({ info: { version: `${major}.0.0` }, paths: { '/api/things/{id}': { get } } });
}

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=test', '-c', 'user.email=test@example.test'];
  const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

test('a breaking change is told with its operation, what broke, and who uses it', () => {
  plant(CONTRACT, contract(['id', 'name']));
  plant('mfe-wallet/src/list.tsx', 'const { data } = useListThingsQuery(id);');
  plant('mfe-wallet/src/api/wallet.generated.ts', 'listThings, useListThingsQuery');
  plant('services/identity/src/ask.ts', 'kit.client<paths>("wallet").GET("/api/things/{id}")');
  const broken = checkContract(root, { path: CONTRACT, text: contract(['id']) });
  if (!broken) throw new Error('the planted change was not found');
  const told = describeBrokenContract(root, broken);
  expect(told).toContain('services/wallet/openapi.json would break those who rely on version 1');
  expect(told).toContain('GET /api/things/{id} (listThings)\n    answer 200.name is gone');
  expect(told).toContain('used by mfe-wallet (src/list.tsx), services/identity (src/ask.ts)');
  expect(told).toContain('npm run generate -- --breaking services/wallet');
});

test('growth, a new contract, a new major version, and one that promises nothing yet may pass', () => {
  expect(checkContract(root, { path: CONTRACT, text: contract([]) })).toBeNull();
  plant(CONTRACT, contract(['id']));
  expect(checkContract(root, { path: CONTRACT, text: contract(['id', 'name']) })).toBeNull();
  expect(checkContract(root, { path: CONTRACT, text: contract([], 2) })).toBeNull();
  plant(CONTRACT, contract(['id'], 0));
  expect(checkContract(root, { path: CONTRACT, text: contract([], 0) })).toBeNull();
});

test('what counts is what is committed, not what lies there', () => {
  git('init', '-q');
  plant(CONTRACT, contract(['id']));
  git('add', '.');
  git('commit', '-qm', 'first');
  plant(CONTRACT, contract(['id', 'tried']));
  expect(checkContract(root, { path: CONTRACT, text: contract(['id']) })).toBeNull();
  plant(CONTRACT, contract([]));
  expect(checkContract(root, { path: CONTRACT, text: contract([]) })).not.toBeNull();
});

test.each([
  ['mfe-wallet/src/a.tsx', "request({ path: '/api/things', query })", '/api/things', true],
  ['shell/src/a.ts', "fetch('/api/things')", '/api/things', true],
  ['packages/remote-kit/src/a.ts', "'/api/things?limit=1'", '/api/things', true],
  ['services/admin/src/a.ts', 'new URL(`/internal/members/${memberId}/disable`, url)', '/internal/members/{id}/disable', true],
  ['services/admin/src/a.ts', "path: '/internal/members/{id}'", '/internal/members/{id}', true],
  ['gateway/lua/a.lua', 'client.get("/internal/revocations?after=" .. cursor)', '/internal/revocations', true],
  ['services/admin/src/a.ts', "path: '/internal/members/{id}/disable'", '/internal/members/{id}', false],
  ['mfe-wallet/src/a.tsx', "'/api/things-of-others'", '/api/things', false],
  ['mfe-wallet/src/a.generated.ts', "'/api/things'", '/api/things', false],
  ['packages/remote-kit/src/a.ts', "/** like '/api/things' */", '/api/things', false],
  ['mfe-wallet/standalone/fake-things.ts', "'/api/things'", '/api/things', false],
  ['services/wallet/src/routes.ts', "'/api/things'", '/api/things', false],
])('%s with %s is a user of %s: %s', (file, content, path, isUser) => {
  plant(file, content);
  expect(findUsers(root, 'wallet', { path, operationId: '' })).toEqual(isUser ? [file] : []);
});

test('a major version is declared without touching the rest of service.json, and remotes behind it are named', () => {
  const declaration = '{\n  "name": "wallet",\n  "routes": [{ "prefix": "/api/things" }]\n}\n';
  plant('services/wallet/service.json', declaration);
  plant('mfe-wallet/remote.json', { services: { wallet: '1' }, routes: [] });
  expect(checkMajors(root)).toEqual([]);
  declareMajor(root, 'wallet', 'openapi.json', 2);
  declareMajor(root, 'wallet', 'openapi.json', 3);
  expect(readFileSync(join(root, 'services/wallet/service.json'), 'utf8')).toBe(
    declaration.replace('"wallet",', '"wallet",\n  "contract": 3,'),
  );
  expect(contractMajor(root, 'wallet', 'openapi.internal.json')).toBe(1);
  expect(checkMajors(root)).toEqual([expect.stringContaining('mfe-wallet needs version 1 of services/wallet, which is at 3')]);
});

test('a page with two owners is told with both, its own parts are not', () => {
  plant('mfe-earn/remote.json', { routes: ['/earn', '/earn/today'] });
  plant('mfe-games/remote.json', { routes: ['/games', '/earnings'] });
  expect(pagesWithTwoOwners(root)).toEqual([]);
  plant('mfe-social/remote.json', { routes: ['/games/crash'] });
  expect(pagesWithTwoOwners(root)).toEqual([expect.stringMatching(/mfe-games \(\/games\) and mfe-social \(\/games\/crash\)/)]);
});
