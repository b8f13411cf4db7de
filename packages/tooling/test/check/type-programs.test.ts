import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { typePrograms } from '../../src/check/type-programs.ts';
import { projectRoot } from '../../src/project-root.ts';

const SAMPLE = 'packages/tooling/templates/mfe-sample';

test('folders with the same options are one program, over templates too, and no folder is left out', () => {
  const programs = typePrograms(['.', 'mfe-earn', 'services/wallet', SAMPLE, 'packages/tooling', 'e2e']);
  const found = programs.map(({ settings: { extends: base = '', include } }) => [basename(base), include]);
  const within = (folder: string, ...paths: string[]) => paths.map((path) => join(projectRoot, folder, path));
  expect(found).toEqual([
    [
      'tsconfig.node.json',
      [...within('.', '*.config.ts'), ...within('services/wallet', 'bin', 'src', 'test'), ...within('packages/tooling', 'src', 'test')],
    ],
    ['tsconfig.web.json', [...within('mfe-earn', 'src', 'test'), ...within(SAMPLE, 'src', 'test')]],
    ['tsconfig.node.json', within('e2e', '.')],
  ]);
  expect(programs[0]?.settings.exclude).toContain(join(projectRoot, 'packages/tooling/test/lint/planted'));
  expect(new Set(programs.map(({ name }) => name)).size).toBe(3);
});
