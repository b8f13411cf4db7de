import { globSync } from 'node:fs';
import { basename } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { header, type GeneratedFile } from './generated-file.ts';

const SUFFIX = '-paths.generated.ts';

/**
 * Types of other services' internal APIs, one copy for each caller (services never share one; a kit's is for all who use it). A caller asks for one by having the
 * file, empty at first: `services/identity/src/members/wallet-paths.generated.ts` is the wallet's.
 */
export function wantedClients(root: string): { path: string; callee: string }[] {
  const paths = globSync(`{services,packages}/*/src/**/*${SUFFIX}`, { cwd: root });
  return paths.toSorted().map((path) => ({ path, callee: basename(path).slice(0, -SUFFIX.length) }));
}

/** `contract`: text of the callee's openapi.internal.json. */
export async function serviceClient(path: string, callee: string, contract: string): Promise<GeneratedFile> {
  const types = astToString(await openapiTypescript(contract));
  return { path, text: `${header(`services/${callee}/openapi.internal.json`)}${types}` };
}
