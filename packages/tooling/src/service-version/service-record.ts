import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '../front-end/index.ts';

/** What the registry keeps of a service's version: what a gate needs to say whether a remote can live with it. */
export interface ServiceRecord extends ReleaseRecord {
  /** Major version of its public API; what a remote.json's `services` asks for. */
  readonly contract: string;
  /** SHA-256 of its two OpenAPI documents. */
  readonly openapi: { readonly public: string; readonly internal: string };
  /** Its public calls, such as `GET /api/walls`. */
  readonly operations: readonly string[];
}

interface Openapi {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The record of a version that lies in `folder` (services/<name> below it). */
export function serviceRecord(name: string, version: string, folder: string): ServiceRecord {
  const read = (file: string): string => textOf(join(folder, 'services', name, file));
  const [publicText, internalText] = [read('openapi.json'), read('openapi.internal.json')];
  const { info, paths } = JSON.parse(publicText) as Openapi;
  return {
    metadata: { version },
    contract: info.version.split('.')[0] ?? '1',
    openapi: { public: digest(publicText), internal: digest(internalText) },
    operations: Object.entries(paths).flatMap(([path, item]) =>
      METHODS.filter((method) => method in item).map((method) => `${method.toUpperCase()} ${path}`),
    ),
  };
}

/** A service without calls of a kind has no document of it. */
function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : JSON.stringify({ info: { version: '1.0.0' }, paths: {} });
}

function digest(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('hex')}`;
}
