import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapiDocuments } from '../generate/openapi-documents.ts';
import { remoteSlice, wantedSlices } from '../generate/remote-slices.ts';
import type { DomainName } from './domain-name.ts';

/**
 * What `npm run generate` would write for this domain, and for nobody else: others may be in the middle of their work.
 */
export async function generateDomain(root: string, { kebab }: DomainName): Promise<void> {
  const contracts = await openapiDocuments(root, kebab);
  const contract = contracts.find(({ path }) => path.endsWith('/openapi.json'))?.text ?? '';
  const wanted = wantedSlices(root).filter(({ service }) => service === kebab);
  const slices = await Promise.all(wanted.map((slice) => remoteSlice(slice, contract)));
  for (const { path, text } of [...contracts, ...slices.filter((slice) => slice !== null)]) writeFileSync(join(root, path), text);
}
