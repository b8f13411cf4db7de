import { startFakeService, type FakeService, type ReceivedCall } from '@facet/service-kit/testing';
import { startAdmin, type TestAdmin } from './admin.ts';
import { browser, signIn, signInWithRole, type TestOperator } from './operator.ts';

type Body = object | ((call: ReceivedCall) => object);
/** What a fake service answers with 200, by method and path; `status` and `body` together stand for themselves. */
export type Answers = Record<string, Body>;

/** The operators' area in front of fake services, with an operator of each role. */
export interface OperatorsSite {
  admin: TestAdmin;
  services: Record<string, FakeService>;
  moderator: TestOperator;
  administrator: TestOperator;
  owner: TestOperator;
  visitor: TestOperator;
  /** Calls of a fake service other than reads. */
  changes(service: string): { url: string; body: unknown }[];
  /** The newest entry of the audit log, as operators read it. */
  lastAction(): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

export async function startOperatorsSite(answers: Record<string, Answers>): Promise<OperatorsSite> {
  const services: Record<string, FakeService> = {};
  for (const [name, routes] of Object.entries({ identity: {}, ...answers }))
    services[name] = await startFakeService((call) => answer(routes, call));
  const peers = Object.fromEntries(Object.entries(services).map(([name, { url }]) => [name, url]));
  const admin = await startAdmin({}, peers);
  const owner = await signIn(admin);
  return {
    admin,
    services,
    owner,
    moderator: await signInWithRole(admin, owner, 'moderator'),
    administrator: await signInWithRole(admin, owner, 'admin'),
    visitor: browser(admin.service),
    changes: (service) => (services[service]?.calls ?? []).filter(({ method }) => method !== 'GET').map(({ url, body }) => ({ url, body })),
    async lastAction() {
      const { entries } = (await owner.call('GET', '/api/admin/audit?limit=1')).json() as { entries: Record<string, unknown>[] };
      return entries[0] ?? {};
    },
    async close() {
      await admin.remove();
      for (const service of Object.values(services)) await service.stop();
    },
  };
}

function answer(routes: Answers, call: ReceivedCall) {
  const found = routes[`${call.method} ${call.url.split('?', 1)[0]}`];
  if (found === undefined) return { status: 404, body: { error: 'none', message: 'none', code: 'not_found', requestId: 'r' } };
  const body = typeof found === 'function' ? (found as (given: ReceivedCall) => object)(call) : found;
  return 'status' in body && 'body' in body ? (body as { status: number; body: object }) : { status: 200, body };
}

/** As every service refuses. */
export const refusal = (status: number, code: string, message: string) => ({
  status,
  body: { error: message, message, code, requestId: 'r' },
});
