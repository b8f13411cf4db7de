import { expect, test } from 'vitest';
import { contentVersion } from '../webpack/content-version.ts';

const filesOf = (...names: string[]): Map<string, Buffer> => new Map(names.map((name) => [name, Buffer.from(name)]));
const declared = { routes: ['/earn'] };

test('the same files under the same declaration are the same version, in whatever order they are listed', () => {
  const version = contentVersion(filesOf('a.js', 'b.js'), '1.0.0', declared);
  expect(version).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
  expect(contentVersion(filesOf('b.js', 'a.js'), '1.0.0', { ...declared })).toBe(version);
});

test('other files, and another declaration for the same files, are another version: a version has one record', () => {
  const versions = [
    contentVersion(filesOf('a.js', 'b.js'), '1.0.0', declared),
    contentVersion(filesOf('a.js'), '1.0.0', declared),
    contentVersion(filesOf('a.js', 'b.js'), '1.0.0', { routes: ['/earn', '/rewards'] }),
  ];
  expect(new Set(versions).size).toBe(3);
});
