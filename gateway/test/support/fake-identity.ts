import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { closeServer } from './fake-service.ts';
import { freePort } from '@facet/tooling/ports';
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
  // Not the kernel's choice: an outgoing connection may take that one while this is stopped.
  const port = await freePort();
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
    const entries = after === null ? latest(log).filter((entry) => entry.revoked) : latest(log.slice(Number(after.slice(1))));
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
    },
  };
  await identity.start();
  return identity;
}

/** The last of each session and member. */
function latest(log: Revocation[]): Revocation[] {
  return [...new Map(log.map((entry) => [`${entry.type} ${entry.id}`, entry])).values()];
}
