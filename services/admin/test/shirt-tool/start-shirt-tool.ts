import type { OperatorRole, Service } from '@facet/service-kit';
import { startAdmin, type TestAdmin } from '../support/admin.ts';
import { browser, signIn, signInWithRole, type TestOperator } from '../support/operator.ts';
import { GOOD_COOKIE, startFakePlatform, type FakePlatform } from './fake-platform.ts';

type Answer = ReturnType<TestOperator['call']>;

/** An operator with the calls of the tool. */
interface Copier {
  get(url: string): Answer;
  post(url: string, body: object): Answer;
  /** A good download, but for what the test changes. */
  download(change?: object): Answer;
  /** A good upload, but for what the test changes. */
  upload(change?: object, idempotencyKey?: string): Answer;
}

export interface ShirtTool {
  platform: FakePlatform;
  /** Signed in with the role admin. */
  admin: Copier;
  stranger: Copier;
  signIn(role: OperatorRole): Promise<Copier>;
  /** Another replica that waits less long for the platform; with the admin's session. */
  withDeadline(deadlineMs: number): Promise<Copier>;
  service: TestAdmin;
  remove(): Promise<void>;
}

/** Longer than any test: only who asks for a deadline meets one. */
const DEADLINE_MS = 60_000;

export async function startShirtTool(baseUrl?: string): Promise<ShirtTool> {
  const platform = await startFakePlatform();
  const variables = { PLATFORM_BASE_URL: baseUrl ?? platform.url, PLATFORM_DEADLINE_MS: String(DEADLINE_MS) };
  const service = await startAdmin(variables);
  const owner = await signIn(service);
  let operators = 0;
  const withRole = (role: OperatorRole) => signInWithRole(service, owner, role, `${role}_${++operators}`);
  const admin = await withRole('admin');
  return {
    platform,
    service,
    admin: copier(admin, platform),
    stranger: copier(browser(service.service), platform),
    signIn: async (role) => copier(await withRole(role), platform),
    async withDeadline(deadlineMs) {
      const replica: Service = await service.replica({ PLATFORM_DEADLINE_MS: String(deadlineMs) });
      return copier(Object.assign(browser(replica), { cookie: admin.cookie }), platform);
    },
    async remove() {
      await service.remove();
      await platform.close();
    },
  };
}

function copier(operator: TestOperator, platform: FakePlatform): Copier {
  const post: Copier['post'] = (url, body) => operator.call('POST', url, body);
  const assetId = '1000000001';
  return {
    post,
    get: (url) => operator.call('GET', url),
    download: (change = {}) =>
      post('/api/rbx/download-template', {
        assetId,
        templateUrl: `${platform.url}/v1/asset/?id=${assetId}`,
        roblosecurityCookie: GOOD_COOKIE,
        ...change,
      }),
    upload(change = {}, idempotencyKey) {
      const body = { assetId, name: 'Emerald Hoodie (Clone)', roblosecurityCookie: GOOD_COOKIE, csrfToken: 'a-token', ...change };
      return operator.call(
        'POST',
        '/api/rbx/upload-shirt',
        body,
        idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
      );
    },
  };
}
