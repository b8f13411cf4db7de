import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateAll } from '../../src/generate/generate-all.ts';
import { projectRoot } from '../../src/project-root.ts';

const files = await generateAll();

test.each(files.map(({ path, text }) => [path, text] as const))('%s is what `npm run generate` writes', (path, text) => {
  const file = join(projectRoot, path);
  expect(existsSync(file), 'missing: run `npm run generate`').toBe(true);
  expect(readFileSync(file, 'utf8') === text, 'stale: run `npm run generate`').toBe(true);
});

test('every service has its two contracts', () => {
  const contracts = files.filter(({ path }) => path.endsWith('openapi.json') || path.endsWith('openapi.internal.json'));
  expect(contracts.length).toBeGreaterThan(0);
});
