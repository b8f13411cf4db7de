import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contractMajor, type ContractFile, type OpenapiDocument } from '../contracts/index.ts';
import type { GeneratedFile } from './generated-file.ts';
import { printJson } from './print-json.ts';

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
  const printing = promisify(execFile)(process.execPath, ['--input-type=module', '-e', PRINT], options);
  const { stdout } = await printing.catch((error: Error & { stderr?: string }) => {
    throw new Error(`${folder} cannot be put together, so its contracts cannot be printed:\n${error.stderr || error.message}`);
  });
  const documents = JSON.parse(stdout) as Record<ContractFile, string>;
  return (Object.entries(documents) as [ContractFile, string][]).map(([file, text]) => ({
    path: join(folder, file),
    text: withMajor(text, contractMajor(root, service, file)),
  }));
}

function withMajor(text: string, major: number): string {
  const document = JSON.parse(text) as OpenapiDocument;
  return `${printJson({ ...document, info: { ...document.info, version: `${major}.0.0` } })}\n`;
}
