import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newVersions, tooYoung } from '../../src/installs/new-versions.ts';
import { projectRoot } from '../../src/project-root.ts';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

test('a package whose install script nobody has decided about is not installed', () => {
  expect(read('.npmrc').split('\n')).toContain('strict-allow-scripts=true');
});

test('of each package with an install script it is decided whether it runs', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { hasInstallScript?: true }> };
  const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
  const scripted = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : [],
  );
  expect(scripted.filter((name) => !(name in allowScripts))).toEqual([]);
});

test('what the lockfile gains is a week old', () => {
  const lock = (packages: Record<string, { version?: string; link?: true }>) => ({ packages });
  const before = lock({ '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b/node_modules/@x/c': { version: '2.0.0' } });
  const after = lock({
    'node_modules/a': { version: '1.0.1' },
    'node_modules/@x/c': { version: '2.0.0' },
    'node_modules/d/node_modules/@x/c': { version: '3.0.0' },
    'node_modules/own': { link: true, version: '0.1.0' },
    'services/own': { version: '0.1.0' },
  });
  expect(newVersions(before, after)).toEqual(['a@1.0.1', '@x/c@3.0.0']);
  const times = new Map([
    ['a@1.0.1', '2026-03-31T00:00:00Z'],
    ['@x/c@3.0.0', '2026-03-20T00:00:00Z'],
    ['e@1.0.0', undefined],
  ]);
  expect(tooYoung(times, 7, new Date('2026-04-02T12:00:00Z'))).toEqual([
    'a@1.0.1 is 2.5 days old, less than 7',
    'e@1.0.0: the registry does not say since when it is there',
  ]);
});

/** None of them asks for more than its text beside the copy. */
const LICENCES =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|Apache-2\.0 AND MIT|MPL-2\.0|BlueOak-1\.0\.0|PSF-2\.0|Python-2\.0|OFL-1\.1|CC0-1\.0|CC-BY-4\.0|Unlicense|\(MIT OR CC0-1\.0\))$/;

test('each part says a licence that is accepted', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { license?: string; link?: true }> };
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(installed.filter(([, { license = '' }]) => !LICENCES.test(license)).map(([path]) => path)).toEqual([]);
});
