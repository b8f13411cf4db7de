import { join } from 'node:path';
import { startProcess, type ServiceProcess } from '@facet/service-kit/testing';
import { SECRETS_KEYS, type TestWallet } from './wallet.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');

/** The service in a process of its own, on the test's database. */
export function startWalletProcess(
  wallet: TestWallet,
  variables: Record<string, string> = {},
  logLevel?: 'trace',
): Promise<ServiceProcess> {
  const own = { PLATFORM_BASE_URL: wallet.platform.url, GROUP_ID: '1', SECRETS_KEYS };
  return startProcess(MAIN, { ...wallet.env.variables, ...own, ...variables }, logLevel);
}

/** A call of the site's owner, as the gateway passes it on. Undefined: nobody answered. */
export async function operateProcess(
  wallet: TestWallet,
  { port }: ServiceProcess,
  path: string,
  body?: object,
): Promise<Response | undefined> {
  const headers = { ...wallet.env.keys.operatorPass(), 'content-type': 'application/json' };
  const request = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  return fetch(`http://127.0.0.1:${port}${path}`, request).catch(() => undefined);
}

/** A call of another service. Undefined: nobody answered. */
export async function callProcess(
  wallet: TestWallet,
  { internalPort }: ServiceProcess,
  { caller, path, body }: { caller: string; path: string; body?: object },
): Promise<Response | undefined> {
  const headers = { authorization: wallet.env.keys.serviceAuthorization(caller, 'wallet'), 'content-type': 'application/json' };
  const request = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  return fetch(`http://127.0.0.1:${internalPort}${path}`, request).catch(() => undefined);
}
