import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATOR_ROLES, type OperatorRole } from '@facet/service-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAdmin, type TestAdmin } from '../support/admin.ts';
import { browser, signIn, signInWithRole, type TestOperator } from '../support/operator.ts';

const NOBODY = '01920000-0000-7000-8000-00000000dead';
let admin: TestAdmin;
const operators = new Map<OperatorRole, TestOperator>();
beforeAll(async () => {
  admin = await startAdmin();
  const owner = await signIn(admin);
  for (const role of OPERATOR_ROLES) operators.set(role, await signInWithRole(admin, owner, role));
});
afterAll(() => admin.remove());

const accepted = JSON.parse(readFileSync(join(import.meta.dirname, '../../operator-roles.json'), 'utf8')) as Record<OperatorRole, string[]>;
const calls = OPERATOR_ROLES.flatMap((least) => accepted[least].map((call) => [call, least] as const));

test.each(calls)('%s: %s at least', async (call, least) => {
  const [method, path] = call.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string];
  const url = path.replace(/:\w+/, NOBODY);
  // A body that no call takes: who may not is told so before it is read, who may is told what is wrong with it.
  const body = method === 'GET' ? undefined : { nonsense: true };
  expect((await browser(admin.service).call(method, url, body)).statusCode).toBe(401);
  for (const role of OPERATOR_ROLES) {
    const answer = await (operators.get(role) as TestOperator).call(method, url, body);
    const isAllowed = OPERATOR_ROLES.indexOf(role) >= OPERATOR_ROLES.indexOf(least);
    const refusal = answer.statusCode === 403 ? (answer.json() as { code: string; message: string }) : undefined;
    const told = refusal?.code === 'role_required' ? refusal.message : 'let in';
    expect([role, told]).toEqual([role, isAllowed ? 'let in' : `This needs the role ${least}. You are ${role}.`]);
  }
});
