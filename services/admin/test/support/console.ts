import { startFakeService, type FakeService } from '@facet/service-kit/testing';
import { startAdmin, type TestAdmin } from './admin.ts';
import { browser, signIn, signInWithRole, type TestOperator } from './operator.ts';

type Peer = 'identity' | 'wallet' | 'earn' | 'games' | 'social';
type Respond = Parameters<typeof startFakeService>[0];

/** The service with operators of every role, and fakes of the services that a test composes. */
export interface Console {
  admin: TestAdmin;
  owner: TestOperator;
  /** Role admin. */
  manager: TestOperator;
  moderator: TestOperator;
  visitor: TestOperator;
  peers: Record<Peer, FakeService>;
  /** Calls that changed something, as the fake `peer` got them. */
  changes(peer: Peer): { method: string; url: string; body: unknown }[];
  /** The newest entry of the audit log about this action. */
  audited(action: string): Promise<unknown>;
  remove(): Promise<void>;
}

const PEERS: readonly Peer[] = ['identity', 'wallet', 'earn', 'games', 'social'];
/** What a service says that has nothing of the kind. */
export const notFound = (code: string, message: string) => refusal(404, code, message);

export function refusal(status: number, code: string, message: string) {
  return { status, body: { error: message, message, code, requestId: 'r' } };
}

/** `answers` says what each fake answers; the others know nothing. */
export async function startConsole(answers: Partial<Record<Peer, Respond>>): Promise<Console> {
  const unknown: Respond = () => notFound('not_found', 'There is nothing here');
  const started = await Promise.all(PEERS.map(async (peer) => [peer, await startFakeService(answers[peer] ?? unknown)] as const));
  const peers = Object.fromEntries(started) as Record<Peer, FakeService>;
  const admin = await startAdmin({}, Object.fromEntries(started.map(([peer, { url }]) => [peer, url])));
  const owner = await signIn(admin);
  return {
    admin,
    owner,
    manager: await signInWithRole(admin, owner, 'admin'),
    moderator: await signInWithRole(admin, owner, 'moderator'),
    visitor: browser(admin.service),
    peers,
    changes: (peer) =>
      peers[peer].calls
        .filter(({ method, url }) => method !== 'GET' && !url.startsWith('/internal/admin-roles'))
        .map(({ method, url, body }) => ({ method, url, body })),
    async audited(action) {
      const { entries } = (await owner.call('GET', `/api/admin/audit?action=${action}&limit=1`)).json() as { entries: unknown[] };
      return entries[0];
    },
    async remove() {
      await admin.remove();
      await Promise.all(Object.values(peers).map((peer) => peer.stop()));
    },
  };
}
