import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../src/project-root.ts';

/** A copy of what is committed, with the packages that are installed here. */
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'facet-new-'));
  run('git', ['clone', '--quiet', projectRoot, '.']);
  for (const installed of globSync(['node_modules', '{packages,services}/*/node_modules'], { cwd: projectRoot })) {
    cpSync(join(projectRoot, installed), join(copy, installed), { recursive: true, verbatimSymlinks: true });
  }
});
afterAll(() => rmSync(copy, { recursive: true }));

test('npm run new gives a domain that is built, checked, linted and formatted like every other one', () => {
  expect(run('npm', ['run', 'new', '--', 'daily-quests'])).toContain('npm start');
  const [service, remote] = ['services/daily-quests', 'mfe-daily-quests'];
  run('tsc', ['-b']);
  run('oxlint', ['--type-check', service, remote]);
  run('oxfmt', ['--check', service, remote, 'README.md', 'docker-compose.yml']);
  run('vitest', ['run', `${service}/`, `${remote}/`]);
  run('node', ['packages/remote-kit/bin/build.ts', remote]);
  const record = JSON.parse(readFileSync(join(copy, remote, 'dist/release.json'), 'utf8')) as { extras: object };
  expect(record.extras).toMatchObject({ title: 'Daily Quests', routes: ['/daily-quests'], services: { 'daily-quests': '1' } });
});

test('a second one of the same name is refused', () => {
  expect(() => run('npm', ['run', 'new', '--', 'daily-quests'])).toThrow('daily-quests is taken by services/daily-quests');
});

function run(program: string, args: readonly string[]): string {
  const binaries = join(copy, 'node_modules/.bin');
  const path = [binaries, dirname(process.execPath), process.env['PATH']].join(delimiter);
  return execFileSync(program, args, { cwd: copy, encoding: 'utf8', env: { ...process.env, PATH: path, TEST_LENGTH: '' } });
}
