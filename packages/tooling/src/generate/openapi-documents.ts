import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { GeneratedFile } from './generated-file.ts';

/** Runs inside the service's own folder, with its own dependencies. */
const PRINT = `
  const { openapiDocuments } = await import('@facet/service-kit');
  const { buildService } = await import(process.cwd() + '/src/app.ts');
  process.stdout.write(JSON.stringify(await openapiDocuments(buildService)), () => process.exit(0));
`;

/** The two contracts of a service, openapi.json and openapi.internal.json, printed from its route schemas. */
export async function openapiDocuments(root: string, service: string): Promise<GeneratedFile[]> {
  const folder = join('services', service);
  const options = { cwd: join(root, folder), maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', PRINT], options);
  const documents = JSON.parse(stdout) as Record<string, string>;
  return Object.entries(documents).map(([name, text]) => ({ path: join(folder, name), text }));
}
