import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const program = join(import.meta.dirname, '../../bin/compiled-code.mjs');
const DAY_MS = 24 * 60 * 60 * 1000;

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'facet-compiled-test-')), 'compiled');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

/**
 * A program that keeps its code there, and loads something; returns where a program that it started would keep its own.
 */
function run(): string {
  const lines = [
    `const { keepCompiledCode } = await import(${JSON.stringify(program)});`,
    `keepCompiledCode(${JSON.stringify(folder)});`,
    `await import('pg');`,
    `console.log(process.env.NODE_COMPILE_CACHE);`,
  ];
  const args = ['--input-type=module', '-e', lines.join('\n')];
  return spawnSync(process.execPath, args, {
    cwd: import.meta.dirname,
    env: { PATH: process.env['PATH'] },
    encoding: 'utf8',
  }).stdout.trim();
}

test('what a program has compiled is kept, and those that it starts are told where', () => {
  expect(run()).toBe(folder);
  expect(readdirSync(folder, { recursive: true }).length).toBeGreaterThan(10);
});

test.each([
  { days: 29, isKept: true },
  { days: 31, isKept: false },
])('begun $days days ago: kept $isKept', ({ days, isKept }) => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'old'), '');
  const begun = new Date(Date.now() - days * DAY_MS);
  utimesSync(folder, begun, begun);
  run();
  expect(readdirSync(folder).includes('old')).toBe(isKept);
});
