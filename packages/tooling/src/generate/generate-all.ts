import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { GeneratedFile } from './generated-file.ts';
import { openapiDocuments } from './openapi-documents.ts';
import { remoteSlice, wantedSlices } from './remote-slices.ts';
import { serviceClient, wantedClients } from './service-clients.ts';

/**
 * Everything that is generated in a project, made in memory: contracts from route schemas, then their users' code from the contracts.
 * `root` holds services/ and remotes: the project itself, or the templates of `npm run new`.
 */
export async function generateAll(root: string): Promise<GeneratedFile[]> {
  const contracts = (await Promise.all(servicesWithContract(root).map((service) => openapiDocuments(root, service)))).flat();
  const contract = (service: string, name: string): string => {
    const found = contracts.find(({ path }) => path === join('services', service, name));
    if (!found) throw new Error(`there is no services/${service} with a contract ${name}`);
    return found.text;
  };
  const clients = wantedClients(root).map(({ path, callee }) => serviceClient(path, callee, contract(callee, 'openapi.internal.json')));
  const slices = wantedSlices(root).map((wanted) => remoteSlice(wanted, contract(wanted.service, 'openapi.json')));
  return [...contracts, ...(await Promise.all([...clients, ...slices]))];
}

/** The simulator has no service.json and no contract: it is not ours. */
function servicesWithContract(root: string): string[] {
  return globSync('services/*/service.json', { cwd: root })
    .map((file) => basename(dirname(file)))
    .filter((service) => existsSync(join(root, 'services', service, 'src/app.ts')))
    .toSorted();
}
