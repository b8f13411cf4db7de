import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Service } from '../service.ts';
import { openapiDocuments } from './openapi-documents.ts';

/** `node packages/service-kit/src/openapi/print-openapi.ts services/wallet` writes its openapi.json and openapi.internal.json. */
const directory = process.argv[2];
if (directory === undefined) throw new Error('name the service’s folder: print-openapi.ts services/wallet');
const app = (await import(pathToFileURL(resolve(directory, 'src/app.ts')).href)) as {
  buildService: (environment: NodeJS.ProcessEnv) => Service;
};
const documents = await openapiDocuments(app.buildService);
await writeFile(join(directory, 'openapi.json'), documents['openapi.json']);
await writeFile(join(directory, 'openapi.internal.json'), documents['openapi.internal.json']);
