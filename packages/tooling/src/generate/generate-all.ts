import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ContractFile } from '../contracts/index.ts';
import type { GeneratedFile } from './generated-file.ts';
import { readmeWithEnvironment } from './environment-table.ts';
import { openapiDocuments } from './openapi-documents.ts';
import { remoteSlice, wantedSlices } from './remote-slices.ts';
import { serviceClient, wantedClients } from './service-clients.ts';

/**
 * Everything that is generated in a project, made in memory: contracts from route schemas, then their users' code from
 * the contracts; tables of variables from what services declare. `root` holds services/ and remotes: the project
 * itself, or the templates of `npm run new`. `named`: only of these services.
 */
export async function generateAll(root: string, named?: readonly string[]): Promise<GeneratedFile[]> {
  const known = servicesWithContract(root);
  const unknown = (named ?? []).filter((service) => !known.includes(service));
  if (unknown.length > 0) throw new Error(`there is no service ${unknown.join(', ')} with a contract: ${known.join(', ')}`);
  const services = named ?? known;
  const contracts = (await Promise.all(services.map((service) => openapiDocuments(root, service)))).flat();
  const contract = (service: string, file: ContractFile): string => {
    const found = contracts.find(({ path }) => path === join('services', service, file));
    if (!found) throw new Error(`there is no services/${service} with a contract ${file}`);
    return found.text;
  };
  const clients = wantedClients(root).filter(({ callee }) => services.includes(callee));
  const slices = wantedSlices(root).filter(({ service }) => services.includes(service));
  const code = [
    ...clients.map((wanted) => serviceClient(wanted, contract(wanted.callee, 'openapi.internal.json'))),
    ...slices.map((wanted) => remoteSlice(wanted, contract(wanted.service, 'openapi.json'))),
  ];
  const readmes = services.map((service) => readmeWithEnvironment(root, service));
  return [...contracts, ...[...(await Promise.all(code)), ...readmes].filter((file) => file !== null)];
}

/** The simulator has no service.json and no contract: it is not ours. */
function servicesWithContract(root: string): string[] {
  return globSync('services/*/service.json', { cwd: root })
    .map((file) => basename(dirname(file)))
    .filter((service) => existsSync(join(root, 'services', service, 'src/app.ts')))
    .toSorted();
}
