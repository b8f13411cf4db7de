import type { Service, OperatorRole } from '@facet/service-kit';
import { OWNER, type TestAdmin } from './admin.ts';

type Answer = Awaited<ReturnType<Service['public']['inject']>>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An operator's browser: keeps its cookie as each answer sets it. */
export interface TestOperator {
  cookie: string;
  call(method: Method, url: string, payload?: object, headers?: Record<string, string>): Promise<Answer>;
}

export interface SignInAs {
  username?: string;
  password?: string;
  code?: string;
  address?: string;
}

/** A browser without a session. */
export function browser(service: Service, address = '203.0.113.7'): TestOperator {
  const operator: TestOperator = {
    cookie: '',
    async call(method, url, payload, headers = {}) {
      const answer = await service.public.inject({
        method,
        url,
        headers: { 'x-real-ip': address, 'user-agent': 'Test', ...(operator.cookie && { cookie: operator.cookie }), ...headers },
        ...(payload && { payload }),
      });
      for (const { name, value } of answer.cookies) operator.cookie = value === '' ? '' : `${name}=${value}`;
      return answer;
    },
  };
  return operator;
}

/** Signs in, as the owner unless told otherwise. */
export async function signIn({ service }: Pick<TestAdmin, 'service'>, { address, ...as }: SignInAs = {}): Promise<TestOperator> {
  const operator = browser(service, address);
  const answer = await operator.call('POST', '/api/auth/admin-login', { ...OWNER, ...as });
  if (answer.statusCode !== 200) throw new Error(`signing in: ${answer.statusCode} ${answer.body}`);
  return operator;
}

/** Signed in with an account of this role, made by `owner`. */
export async function signInWithRole(
  admin: Pick<TestAdmin, 'service'>,
  owner: TestOperator,
  role: OperatorRole,
  username: string = `a_${role}`,
): Promise<TestOperator & { id: string }> {
  const made = await owner.call('POST', '/api/admin/create-admin', { username, password: 'secret-1', role });
  if (made.statusCode !== 201) throw new Error(`creating ${username}: ${made.statusCode} ${made.body}`);
  const operator = await signIn(admin, { username, password: 'secret-1' });
  return Object.assign(operator, { id: (made.json() as { admin: { id: string } }).admin.id });
}
