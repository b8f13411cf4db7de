import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { header, type GeneratedFile } from './generated-file.ts';

interface Wanted {
  readonly path: string;
  readonly service: string;
}

/** One slice for each service that a remote's remote.json names and whose contract exists. */
export function wantedSlices(root: string): Wanted[] {
  return globSync('*/remote.json', { cwd: root })
    .toSorted()
    .flatMap((manifest) => {
      const { services } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as { services: Record<string, string> };
      return Object.keys(services).map((service) => ({ service, path: join(dirname(manifest), 'src/api', `${service}.generated.ts`) }));
    })
    .filter(({ service }) => existsSync(join(root, 'services', service)));
}

/**
 * RTK Query endpoints of a service, injected into the remote's own `emptyApi` (src/api/empty-api.ts). `contract`: text of openapi.json.
 * Calls that come from other sites (postbacks) are left out.
 */
export async function remoteSlice({ path, service }: Wanted, contract: string): Promise<GeneratedFile> {
  const folder = mkdtempSync(join(tmpdir(), 'facet-openapi-'));
  const schemaFile = join(folder, 'openapi.json');
  writeFileSync(schemaFile, contract);
  const text = await generateEndpoints({
    schemaFile,
    apiFile: './empty-api.ts',
    apiImport: 'emptyApi',
    exportName: `${camelCase(service)}Api`,
    hooks: true,
    flattenArg: true,
    filterEndpoints: (_name, { path: route }) => !route.startsWith('/api/postbacks'),
  });
  rmSync(folder, { recursive: true });
  return { path, text: `${header(`services/${service}/openapi.json`)}${inTermsOfRemoteKit(text ?? '')}` };
}

function camelCase(kebab: string): string {
  return kebab.replaceAll(/-(.)/g, (_hyphen, letter: string) => letter.toUpperCase());
}

/** The generator writes for RTK's own fetchBaseQuery; remote-kit's requests name their parts differently. */
function inTermsOfRemoteKit(text: string): string {
  return text
    .replace(/from "\.\/empty-api"/, 'from "./empty-api.ts"')
    .replaceAll(/\burl: `/g, 'path: `')
    .replaceAll(/\bparams: \{/g, 'query: {')
    .replaceAll(/headers: \{\s*"idempotency-key": ([^,}]+?),?\s*\}/g, 'idempotencyKey: $1');
}
