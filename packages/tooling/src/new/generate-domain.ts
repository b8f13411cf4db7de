import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapiDocuments } from '../generate/openapi-documents.ts';
import { remoteSlice } from '../generate/remote-slices.ts';
import type { DomainName } from './domain-name.ts';

/** What `npm run generate` would write for this domain, and for nobody else: others may be in the middle of their work. */
export async function generateDomain(root: string, { kebab }: DomainName): Promise<void> {
  const contracts = await openapiDocuments(root, kebab);
  const contract = contracts.find(({ path }) => path.endsWith('/openapi.json'))?.text ?? '';
  const slice = await remoteSlice({ path: `mfe-${kebab}/src/api/${kebab}.generated.ts`, service: kebab }, contract);
  for (const { path, text } of [...contracts, slice]) writeFileSync(join(root, path), text);
}
