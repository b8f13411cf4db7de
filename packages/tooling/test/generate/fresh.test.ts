import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContract, describeBrokenContract } from '../../src/contracts/index.ts';
import { generateAll } from '../../src/generate/generate-all.ts';
import { templatesFolder } from '../../src/new/domain-files.ts';
import { projectRoot } from '../../src/project-root.ts';

const roots = [projectRoot, templatesFolder];
const files = (await Promise.all(roots.map(async (root) => (await generateAll(root)).map((file) => ({ ...file, root }))))).flat();

test.each(files)('$path is what `npm run generate` writes', ({ root, path, text }) => {
  const file = join(root, path);
  expect(existsSync(file), 'missing: run `npm run generate`').toBe(true);
  expect(readFileSync(file, 'utf8') === text, 'stale: run `npm run generate`').toBe(true);
});

test.each(files.filter(({ path, root }) => path.endsWith('.json') && root === projectRoot))('$path breaks nobody who uses it', (file) => {
  const broken = checkContract(projectRoot, file);
  expect(broken === null ? '' : describeBrokenContract(projectRoot, broken)).toBe('');
});

test('every service has its two contracts', () => {
  const contracts = files.filter(({ path }) => path.endsWith('openapi.json') || path.endsWith('openapi.internal.json'));
  expect(contracts.length).toBeGreaterThan(0);
});
