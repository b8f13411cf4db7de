import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
