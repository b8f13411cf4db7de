import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkOptions } from './check-options.ts';
import type { GatewayOptions } from './gateway-options.ts';
import { ADDRESSES_FILE, luaAddresses } from './lua-addresses.ts';
import { luaSettings } from './lua-settings.ts';
import { apiLocations } from './nginx/api-locations.ts';
import { mainConfiguration } from './nginx/main.ts';
import { siteLocations } from './nginx/site-locations.ts';
import { upstreams } from './nginx/upstreams.ts';

/**
 * How to start what was rendered: nginx in the foreground. New addresses are taken into use within a second; SIGHUP
 * takes all of a new render into use, SIGQUIT ends it gracefully.
 */
export interface GatewayCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Writes the complete nginx configuration into `options.outDir`. All paths must be absolute. Throws with all that is
 * wrong before it writes.
 */
export function renderGateway(options: GatewayOptions): GatewayCommand {
  checkOptions(options);
  const { outDir, stateDir, nginx } = options;
  mkdirSync(join(outDir, 'tmp'), { recursive: true });
  mkdirSync(stateDir, { recursive: true });
  const files = {
    'settings.json': luaSettings(options),
    [ADDRESSES_FILE]: luaAddresses(options),
    'upstreams.conf': upstreams(options),
    'api.conf': apiLocations(options),
    'site.conf': siteLocations(options),
    'nginx.conf': mainConfiguration(options, workerUser()),
  };
  for (const [name, text] of Object.entries(files)) replaceFile(join(outDir, name), text);
  return { command: nginx.binary, args: ['-p', outDir, '-c', join(outDir, 'nginx.conf'), '-e', 'stderr'], environment: nginx.environment };
}

/** Started by root, nginx would change to `nobody`, who cannot read a site that lies in root's home. */
function workerUser(): string | undefined {
  return process.getuid?.() === 0 ? 'root' : undefined;
}

function replaceFile(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}
