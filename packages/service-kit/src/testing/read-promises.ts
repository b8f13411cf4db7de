import { findSql, pageSql, type PromisePage, type Promises } from '../money/promises.ts';
import type { Service } from '../service.ts';
import type { TestEnvironment } from './test-environment.ts';

type Handed = PromisePage['promises'];

/** All that a service hands over to the wallet's audit, two records a page. */
export async function readPromises(service: Service, env: TestEnvironment): Promise<Handed> {
  const found: Handed = [];
  let next: string | null = null;
  do {
    const from: string = next === null ? '' : `&after=${encodeURIComponent(next)}`;
    const page = await asWallet<PromisePage>(service, env, { method: 'GET', url: `/internal/promises?limit=2${from}` });
    found.push(...page.promises);
    next = page.next;
  } while (next !== null);
  return found;
}

/** Those of these keys. */
export async function findPromises(service: Service, env: TestEnvironment, keys: { memberId: string; key: string }[]): Promise<Handed> {
  const answer = await asWallet<{ promises: Handed }>(service, env, {
    method: 'POST',
    url: '/internal/promises/find',
    payload: { keys: keys.map(({ memberId, key }) => ({ memberId, key })) },
  });
  return answer.promises;
}

/**
 * Lines of the plans by which what is new, and what is asked for by key, is found: each table by an index, where there
 * is one to use.
 */
export async function explainPromises({ kit }: Service, { sql }: Promises): Promise<string[]> {
  const member = '00000000-0000-7000-8000-000000000000';
  return kit.database.transaction(async (transaction) => {
    // a test's tables are too small to be worth an index
    await transaction.raw('set local enable_seqscan = off');
    const page = await transaction.raw<Plan>(`explain ${pageSql(sql, 5_000)}`, { after: new Date().toISOString() });
    const found = await transaction.raw<Plan>(`explain ${findSql(sql)}`, { members: [member], all: [member], keys: ['a'] });
    return [...page.rows, ...found.rows].map((line) => line['QUERY PLAN']);
  });
}

interface Plan {
  rows: { 'QUERY PLAN': string }[];
}

async function asWallet<Answer>(
  service: Service,
  env: TestEnvironment,
  call: { method: 'GET' | 'POST'; url: string; payload?: object },
): Promise<Answer> {
  const headers = { authorization: env.keys.serviceAuthorization('wallet', service.kit.name) };
  const answer = await service.internal.inject({ ...call, headers });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Answer>();
}
