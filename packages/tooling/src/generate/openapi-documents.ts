import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contractMajor, type ContractFile, type OpenapiDocument } from '../contracts/index.ts';
import { serviceDeclaration, serviceDeclarations } from '../site/service-declarations.ts';
import type { GeneratedFile } from './generated-file.ts';
import { printJson } from './print-json.ts';

/** Runs inside the service's own folder, with its own dependencies. */
const PRINT = `
  const { openapiDocuments } = await import('@facet/service-kit');
  const { buildService } = await import(process.cwd() + '/src/app.ts');
  process.stdout.write(JSON.stringify(await openapiDocuments(buildService, JSON.parse(process.argv[1]))), () => process.exit(0));
`;

/** The two contracts of a service, openapi.json and openapi.internal.json, printed from its route schemas. */
export async function openapiDocuments(root: string, service: string): Promise<GeneratedFile[]> {
  const folder = join('services', service);
  const variables = JSON.stringify(exampleVariables(root, service));
  const options = { cwd: join(root, folder), maxBuffer: 64 * 1024 * 1024 };
  const printing = promisify(execFile)(process.execPath, ['--input-type=module', '-e', PRINT, variables], options);
  const { stdout } = await printing.catch((error: Error & { stderr?: string }) => {
    throw new Error(`${folder} cannot be put together, so its contracts cannot be printed:\n${error.stderr || error.message}`);
  });
  const documents = JSON.parse(stdout) as Record<ContractFile, string>;
  return (Object.entries(documents) as [ContractFile, string][]).map(([file, text]) => ({
    path: join(folder, file),
    text: withMajor(text, contractMajor(root, service, file)),
  }));
}

/** Enough to put a service together: what it declares, and an address for every other service. */
function exampleVariables(root: string, service: string): Record<string, string | undefined> {
  const { environment } = serviceDeclaration(service, root);
  const examples = Object.entries(environment).map(([name, { example }]) => [name, example] as const);
  const peers = serviceDeclarations(root).map(({ name }) => [name, 'http://peer.test']);
  return { ...Object.fromEntries(examples), SERVICE_URLS: JSON.stringify(Object.fromEntries(peers)) };
}

function withMajor(text: string, major: number): string {
  const document = JSON.parse(text) as OpenapiDocument;
  return `${printJson({ ...document, info: { ...document.info, version: `${major}.0.0` } })}\n`;
}
