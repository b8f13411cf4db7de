// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentVersion } from '../webpack/content-version.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'remote-kit-version-'));
  for (const name of ['a.js', 'b.js']) writeFileSync(join(folder, name), name);
});
afterAll(() => rmSync(folder, { recursive: true }));

const declared = { routes: ['/earn'] };

test('the same files under the same declaration are the same version, in whatever order they are listed', () => {
  const version = contentVersion(folder, ['a.js', 'b.js'], '1.0.0', declared);
  expect(version).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
  expect(contentVersion(folder, ['b.js', 'a.js'], '1.0.0', { ...declared })).toBe(version);
});

test('other files, and another declaration for the same files, are another version: a version has one record', () => {
  const versions = [
    contentVersion(folder, ['a.js', 'b.js'], '1.0.0', declared),
    contentVersion(folder, ['a.js'], '1.0.0', declared),
    contentVersion(folder, ['a.js', 'b.js'], '1.0.0', { routes: ['/earn', '/rewards'] }),
  ];
  expect(new Set(versions).size).toBe(3);
});
