import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openapiDocuments } from '@facet/service-kit';
import { expect, it } from 'vitest';
import { buildService } from '../src/app.ts';

it('the committed OpenAPI documents are what the routes say', async () => {
  for (const [file, text] of Object.entries(await openapiDocuments(buildService)))
    expect(await readFile(join(import.meta.dirname, '..', file), 'utf8'), `${file}: print it again, see README`).toBe(text);
});
