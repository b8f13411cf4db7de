import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOM = join(import.meta.dirname, '..');
const PROJECT = join(ROOM, '../..');

/** Names of what index.ts exports and JSX can use. */
function components(): string[] {
  const exported = readFileSync(join(ROOM, 'src/index.ts'), 'utf8').matchAll(/^export \{([^}]*)\}/gm);
  const names = [...exported].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  return names.filter((name) => /^[A-Z]/.test(name));
}

/** Which of them no file of these draws. */
function undrawn(pattern: string, cwd: string): string[] {
  const sources = globSync(pattern, { cwd }).map((file) => readFileSync(join(cwd, file), 'utf8'));
  const drawn = new Set(sources.flatMap((source) => [...source.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name)));
  const handedOver = new Set(sources.flatMap((source) => [...source.matchAll(/frame: ([A-Z]\w*)/g)].map(([, name]) => name)));
  return components().filter((name) => !drawn.has(name) && !handedOver.has(name));
}

test('there are components', () => {
  expect(components()).toContain('Button');
  expect(components().length).toBeGreaterThan(60);
});

test('each is on the page of the gallery', () => {
  expect(undrawn('gallery/**/*.tsx', ROOM)).toEqual([]);
});

test('each is used by a screen', () => {
  expect(undrawn('{shell,mfe-*,packages/console-kit}/src/**/*.tsx', PROJECT)).toEqual([]);
});
