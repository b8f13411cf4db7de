import { spawn } from 'node:child_process';
import { resolve4 } from 'node:dns/promises';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { GatewayOptions } from './gateway-options.ts';
import { ADDRESSES_FILE, luaAddresses } from './lua-addresses.ts';
import { optionsFromEnvironment } from './options-from-environment.ts';
import { renderGateway } from './render-gateway.ts';
import { AddressResolver } from './resolve-addresses.ts';

/** How soon a replica that came or went is known. Names in containers are answered by the machine's own name server. */
const LOOKUP_EVERY_MS = 1_000;

/**
 * Runs the gateway in a container: nginx in the foreground, and beside it whoever looks up where the services' replicas
 * are.
 */
async function main(): Promise<void> {
  const options = optionsFromEnvironment(process.env);
  const resolver = new AddressResolver(resolve4);
  const follow = async (): Promise<void> => replaceAddresses(options.outDir, luaAddresses(await withReplicas(options, resolver)));
  const { command, args, environment } = renderGateway(options);
  await follow();
  const nginx = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGQUIT'] as const) process.on(signal, () => nginx.kill('SIGQUIT'));
  process.on('SIGHUP', () => nginx.kill('SIGHUP'));
  nginx.on('exit', (code) => process.exit(code ?? 1));
  nginx.on('error', fail);

  for (;;) {
    await pause(LOOKUP_EVERY_MS);
    await follow();
  }
}

async function withReplicas(options: GatewayOptions, resolver: AddressResolver): Promise<GatewayOptions> {
  return {
    ...options,
    addresses: await resolver.resolveAll(options.addresses),
    identityInternal: await resolver.resolve(options.identityInternal),
    adminInternal: await resolver.resolve(options.adminInternal ?? []),
  };
}

/** nginx reads the file again within a second; unchanged, it need not. */
function replaceAddresses(outDir: string, text: string): void {
  const file = join(outDir, ADDRESSES_FILE);
  if (readFileSync(file, 'utf8') === text) return;
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

await main().catch(fail);
