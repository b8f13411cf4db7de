import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceToken } from '@facet/tooling/registry';

/** An operator's call of a service's internal API, as services/admin makes it; without a body it only reads. Returns the body; throws when it is refused. */
export async function operatorsCall<Body>(dataDir: string, service: string, path: string, body?: object): Promise<Body> {
  const urls = JSON.parse(readFileSync(join(dataDir, 'service-urls.json'), 'utf8')) as Record<string, string[]>;
  const token = serviceToken({ caller: 'admin', callee: service, keyFile: join(dataDir, 'keys/admin.pem') });
  const response = await fetch(`${urls[service]?.[0]}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${service} ${path}: ${response.status} ${text}`);
  return JSON.parse(text) as Body;
}
