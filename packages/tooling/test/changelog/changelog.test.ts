import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, afterAll, expect, test } from 'vitest';
import { changelogOf, deployables } from '../../src/changelog/changelog.ts';
import { projectRoot } from '../../src/project-root.ts';

const root = mkdtempSync(join(tmpdir(), 'facet-changelog-'));
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root, encoding: 'utf8' });

function commit(message: string, file: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), message);
  git('add', '-A');
  git('commit', '-q', '-m', message);
}

beforeAll(() => {
  git('init', '-q');
  commit('feat(wallet): a statement\n\nWith its proof.', 'services/wallet/src/a.ts');
  git('tag', 'first');
  commit('fix(wallet,earn): a key that comes again', 'packages/money-kit/src/a.ts');
  commit('perf: fewer bytes', 'services/wallet/src/b.ts');
  commit('test(wallet): a race', 'services/wallet/test/a.test.ts');
  commit('feat(mfe-wallet): a page', 'mfe-wallet/src/a.ts');
  commit('no convention', 'services/wallet/src/c.ts');
});
afterAll(() => rmSync(root, { recursive: true }));

const without = (text: string): string => text.replaceAll(/\d{4}-\d{2}-\d{2}/g, 'DAY').replaceAll(/\([0-9a-f]{7,}\)/g, '(COMMIT)');

test('what users notice of a part: by its folder and by its name, newest first, by kind', () => {
  expect(without(changelogOf(root, 'services/wallet'))).toBe(`# services/wallet

## DAY

New

- a statement (COMMIT)

Fixed

- a key that comes again (COMMIT)

Faster

- fewer bytes (COMMIT)
`);
});

test('since a revision', () => {
  expect(changelogOf(root, 'services/wallet', 'first')).not.toContain('a statement');
  expect(changelogOf(root, 'services/wallet', 'HEAD')).toContain('Nothing that its users would notice');
});

test('another part with a name like it has changes of its own', () => {
  expect(without(changelogOf(root, 'mfe-wallet'))).toBe('# mfe-wallet\n\n## DAY\n\nNew\n\n- a page (COMMIT)\n');
});

test('every part that is deployed for itself', () => {
  expect(deployables(projectRoot)).toEqual(expect.arrayContaining(['gateway', 'shell', 'mfe-earn', 'services/identity', 'services/admin']));
});
