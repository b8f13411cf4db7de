import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { templatesFolder } from '../../src/new/domain-files.ts';
import { projectRoot } from '../../src/project-root.ts';

const { Spectral } = spectral;
const linter = new Spectral();
linter.setRuleset({ extends: [[rulesets.oas as never, 'recommended']] });
const contracts = [projectRoot, templatesFolder].flatMap((root) =>
  globSync('services/*/openapi{,.internal}.json', { cwd: root }).map((path) => ({ path, file: join(root, path) })),
);

test('every service has two contracts', () => {
  expect(contracts).toHaveLength(14);
});

test.each(contracts)('$path is as Spectral’s standard rules want it', async ({ file }) => {
  const found = await linter.run(readFileSync(file, 'utf8'));
  expect(found.map(({ code, path, message }) => `${String(code)} ${path.join('.')}: ${message}`)).toEqual([]);
});
