import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openapiDocuments } from '@facet/service-kit';
import { expect, it } from 'vitest';
import { buildService } from '../src/app.ts';

it.each(['openapi.json', 'openapi.internal.json'] as const)('the committed %s is what the routes say', async (file) => {
  const printed = (await openapiDocuments(buildService))[file];
  expect(await readFile(join(import.meta.dirname, '..', file), 'utf8'), 'print it anew: npm run generate').toBe(printed);
});
