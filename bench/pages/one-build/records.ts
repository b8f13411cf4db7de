import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from '@facet/remote-kit/webpack';

export const VERSION = '0.0.0-0000000000';
const PAGE = 'index.html';

/**
 * The record of the one application, published as a shell: the gateway gives its page the same head start as that of
 * the real one.
 */
export function shellRecord(folder: string, firstCalls: unknown): object {
  const page = readFileSync(path.join(folder, PAGE));
  const named = [...page.toString().matchAll(/ (?:href|src)="(\/[\w.-]+\.(?:css|js))"/g)].map(([, address = '']) => address);
  const files = globSync('**/*.*', { cwd: folder }).filter((file) => !file.startsWith(PAGE));
  return {
    url: `/shell/versions/${VERSION}/${PAGE}`,
    metadata: { integrity: integrityOf(page), version: VERSION },
    deployment: { traffic: 100, default: true },
    extras: {
      preload: named,
      firstCalls,
      files: Object.fromEntries(files.map((file) => [file, integrityOf(readFileSync(path.join(folder, file)))])),
    },
  };
}

/**
 * A remote whose pages are in the application: its record says only which calls they begin with. Writes it into
 * `folder`.
 */
export function remoteWithoutCode(folder: string, { name, ...declared }: RemoteManifest): void {
  const file = 'none';
  mkdirSync(path.join(folder, VERSION), { recursive: true });
  writeFileSync(path.join(folder, VERSION, file), '');
  const integrity = integrityOf('');
  const record = {
    url: `/remotes/${name}/${VERSION}/${file}`,
    metadata: { integrity, version: VERSION },
    deployment: { traffic: 100, default: true },
    extras: { title: name, ...declared, requires: {}, files: { [file]: integrity } },
  };
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(record));
}

function integrityOf(bytes: string | Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
