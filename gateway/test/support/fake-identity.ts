import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeServer } from './fake-service.ts';
import { createSigningKey, type SigningKey } from './tokens.ts';

interface Revocation {
  type: 'session' | 'member';
  id: string;
  revoked: boolean;
  until: string | null;
}

/** Identity's internal API: keys and revocations. */
export interface FakeIdentity {
  readonly address: string;
  readonly key: SigningKey;
  /** What /internal/jwks lists. */
  keys: SigningKey[];
  /** How often each path was asked. */
  readonly asked: { jwks: number; snapshots: number; deltas: number };
  /** The Authorization header of the last call for revocations. */
  lastAuthorization: string;
  revoke(revocation: Revocation): void;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function startFakeIdentity(): Promise<FakeIdentity> {
  const log: Revocation[] = [];
  const key = createSigningKey();
  let port = 0;
  const asked = { jwks: 0, snapshots: 0, deltas: 0 };

  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const url = new URL(request.url ?? '', 'http://identity');
    response.setHeader('content-type', 'application/json');
    if (url.pathname === '/internal/jwks') {
      asked.jwks += 1;
      response.end(JSON.stringify({ keys: identity.keys.map(({ jwk }) => jwk) }));
      return;
    }
    identity.lastAuthorization = request.headers.authorization ?? '';
    const after = url.searchParams.get('after');
    const entries = after === null ? inForce(log) : log.slice(Number(after.slice(1)));
    asked[after === null ? 'snapshots' : 'deltas'] += 1;
    response.end(JSON.stringify({ cursor: `c${log.length}`, snapshot: after === null, entries }));
  };

  let server = createServer(handle);
  const identity: FakeIdentity = {
    key,
    keys: [key],
    asked,
    lastAuthorization: '',
    get address() {
      return `127.0.0.1:${port}`;
    },
    revoke: (revocation) => void log.push(revocation),
    stop: () => closeServer(server),
    async start() {
      server = createServer(handle);
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      ({ port } = server.address() as AddressInfo);
    },
  };
  await identity.start();
  return identity;
}

function inForce(log: Revocation[]): Revocation[] {
  return [...new Map(log.map((entry) => [`${entry.type} ${entry.id}`, entry])).values()].filter((entry) => entry.revoked);
}
