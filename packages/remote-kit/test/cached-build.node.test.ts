import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cachedBuild } from '../webpack/cached-build.ts';
import { goodBuild, stampBuild } from '../webpack/last-build.ts';
import { sourceStamp } from '../webpack/source-stamp.ts';

let folder: string;
let workspace: string;
let cache: string;
let builds: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'remote-kit-cache-'));
  [workspace, cache] = [join(folder, 'mfe-a'), join(folder, 'cache')];
  for (const place of ['src', 'test', 'dist']) mkdirSync(join(workspace, place), { recursive: true });
  write('one');
  builds = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (text: string, file = 'src/module.ts'): void => writeFileSync(join(workspace, file), text);
const buildInto = async (out: string): Promise<void> => {
  builds += 1;
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'main.js'), readFileSync(join(workspace, 'src/module.ts')));
};
const built = (build = buildInto): Promise<string> => cachedBuild('mfe-a', [workspace], build, cache);

test('the same sources are built once; others, anew, beside what somebody may still look at', async () => {
  const first = await built();
  expect(await built()).toBe(first);
  write('of tests only', 'test/page.test.ts');
  expect(await built()).toBe(first);
  expect(builds).toBe(1);
  write('two');
  const second = await built();
  expect([first, second].map((place) => readFileSync(join(place, 'main.js'), 'utf8'))).toEqual(['one', 'two']);
});

test('two that build the same at once end with one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = built(async (out) => {
    await buildInto(out);
    await promise;
  });
  const elsewhere = join(cache, readdirSync(cache)[0]?.replace(/\.partial-.*/, '') ?? '');
  await buildInto(elsewhere);
  resolve();
  expect(await slow).toBe(elsewhere);
  expect(readdirSync(cache)).toHaveLength(1);
});

test('a build that fails says so, and leaves nothing', async () => {
  const failing = async (out: string): Promise<void> => {
    await buildInto(out);
    throw new Error('does not compile');
  };
  await expect(built(failing)).rejects.toThrow('does not compile');
  expect(readdirSync(cache)).toEqual([]);
});

test('what was built of older sources goes after a day, and nobody else’s', async () => {
  const other = join(cache, 'mfe-a-b-0123456789abcdef');
  const [first] = [await built(), mkdirSync(other)];
  for (const place of [first, other]) utimesSync(place, 0, 0);
  write('two');
  await built();
  expect([first, other].map((place) => existsSync(place))).toEqual([false, true]);
});

test('the last build of a workspace is good as long as its sources are the same', () => {
  expect(goodBuild(workspace)).toBeNull();
  stampBuild(join(workspace, 'dist'), sourceStamp(workspace));
  expect(goodBuild(workspace)).toBe(join(workspace, 'dist'));
  write('two');
  expect(goodBuild(workspace)).toBeNull();
});
