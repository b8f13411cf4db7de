import { httpErrors } from '@facet/service-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuditLog } from '../../src/audit-log/index.ts';
import { startAdmin, type TestAdmin } from '../support/admin.ts';
import { signIn, signInWithRole, type TestOperator } from '../support/operator.ts';

let admin: TestAdmin;
let owner: TestOperator;
beforeAll(async () => {
  admin = await startAdmin();
  owner = await signIn(admin);
});
afterAll(() => admin.remove());

interface Entry {
  id: string;
  action: string;
  outcome: string;
  problem: string | null;
  operator: { username: string; role: string };
  object: { type: string; id: string; label: string };
  input: unknown;
  before: unknown;
  after: unknown;
  address: string | null;
}
const read = async (query = '', by = owner) =>
  (await by.call('GET', `/api/admin/audit?${query}`)).json() as { entries: Entry[]; nextCursor: string | null; total: number };

describe('an action', () => {
  test('stands there with who, what, on whom, before and after, and from where; no password does', async () => {
    const guest = await signInWithRole(admin, owner, 'moderator', 'promoted');
    await owner.call('PUT', `/api/admin/update-role/${guest.id}`, { role: 'admin' });
    const { entries } = await read(`objectId=${guest.id}&action=operator.change-role`);
    expect(entries).toMatchObject([
      {
        operator: { username: 'mirela', role: 'owner' },
        object: { type: 'operator', id: guest.id, label: 'promoted' },
        input: { role: 'admin' },
        before: { role: 'moderator' },
        after: { role: 'admin' },
        outcome: 'succeeded',
        problem: null,
        address: '203.0.113.7',
      },
    ]);
    expect(JSON.stringify(await read('limit=200'))).not.toContain('secret-1');
  });

  test('that was refused stands there with the reason', async () => {
    await owner.call('POST', '/api/admin/create-admin', { username: 'x', password: 'secret-1' });
    expect((await read('action=operator.create&outcome=failed')).entries[0]).toMatchObject({
      outcome: 'failed',
      problem: 'A username has 3 to 20 letters, digits or underscores',
    });
  });

  const request = () => ({
    operator: {
      id: '0192f0c0-0000-7000-8000-000000000001',
      username: 'tester',
      role: 'admin' as const,
      sessionId: '0192f0c0-0000-7000-8000-000000000002',
      signedInAt: new Date(),
    },
    id: 'request-1',
    headers: {},
  });
  const info = (id: string) => ({ action: 'thing.do', object: { type: 'thing', id, label: id } });

  test.each([
    ['when nobody answered', httpErrors('unavailable', 'wallet is not available'), 'wallet is not available'],
    ['when we failed ourselves', new Error('a stack with secrets'), 'an error of ours'],
  ])('%s is unknown: it may have been done', async (_, failure, problem) => {
    const auditLog = new AuditLog(admin.service.kit);
    const done = auditLog.record(request(), info(problem), async () => {
      throw failure;
    });
    await expect(done).rejects.toBe(failure);
    expect((await read(`objectId=${encodeURIComponent(problem)}`)).entries).toMatchObject([{ outcome: 'unknown', problem }]);
  });

  test('is written before it is done, and without an outcome it is unknown in the end', async () => {
    const { database } = admin.service.kit;
    const auditLog = new AuditLog(admin.service.kit);
    await auditLog.record(request(), info('seen'), async (actionId) => {
      expect(await database('operator_actions').where({ id: actionId })).toHaveLength(1);
      expect((await read('objectId=seen')).entries).toMatchObject([{ id: actionId, outcome: 'pending' }]);
      return { result: null };
    });
    await database.raw(
      `insert into operator_actions (id, at, operator_id, operator_username, operator_role, request_id, action, object_type, object_id, object_label)
       select gen_random_uuid(), at - interval '1 hour', operator_id, operator_username, operator_role, request_id, action, object_type, 'killed', object_label
       from operator_actions where object_id = 'seen'`,
    );
    expect((await read('objectId=killed')).entries).toMatchObject([{ outcome: 'unknown' }]);
  });

  test('is not done when it cannot be written', async () => {
    const auditLog = new AuditLog(admin.service.kit);
    let isDone = false;
    const nameless = { ...request(), operator: { ...request().operator, username: null as unknown as string } };
    const acted = auditLog.record(nameless, info('x'), async () => {
      isDone = true;
      return { result: null };
    });
    await expect(acted).rejects.toThrow('operator_username');
    expect(isDone).toBe(false);
  });

  test('is exported as a file for spreadsheets, in which no text is a formula', async () => {
    const auditLog = new AuditLog(admin.service.kit);
    for (const id of ['1', '2', '3'])
      await auditLog.record(request(), { action: 'test.export', object: { type: 'test', id, label: '=1+1' } }, () =>
        Promise.resolve({ result: null }),
      );
    const answer = await owner.call('GET', '/api/admin/audit.csv?action=test.export');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = answer.body.trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(`"'=1+1"`);
  });
});

describe('the audit log', () => {
  test.each(['update operator_actions set action = action', 'delete from operator_action_outcomes', 'truncate operator_actions'])(
    'refuses: %s',
    async (statement) => {
      await expect(admin.service.kit.database.raw(statement)).rejects.toThrow(/only grows|permission denied/);
    },
  );

  test('gives its owner no right but to read and to add', async () => {
    const { rows } = await admin.service.kit.database.raw<{ rows: { rights: string }[] }>(
      `select string_agg(distinct privilege_type, ',' order by privilege_type) as rights
       from pg_class c, aclexplode(c.relacl) a where c.relname in ('operator_actions', 'operator_action_outcomes') and a.grantee = c.relowner
         and privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE')`,
    );
    expect(rows).toEqual([{ rights: 'INSERT,SELECT' }]);
  });

  test('is a chain: an entry that is changed, taken out or put in behind the service’s back breaks it, and two at once do not', async () => {
    const { database } = admin.service.kit;
    const replica = await admin.replica();
    const breakAt = async (tampering?: string): Promise<string | null> => {
      let found: bigint | null = null;
      const undo = new Error('undone');
      await database
        .transaction(async (transaction) => {
          // As somebody does who has the database's own rights.
          for (const statement of tampering === undefined ? [] : ['set local session_replication_role = replica', tampering])
            await transaction.raw(statement);
          const { rows } = await transaction.raw<{ rows: { place: bigint | null }[] }>('select operator_log_break() as place');
          found = rows[0]?.place ?? null;
          throw undo;
        })
        .catch((error: unknown) => {
          if (error !== undo) throw error;
        });
      return found === null ? null : String(found);
    };
    const operator = {
      id: '0192f0c0-0000-7000-8000-000000000001',
      username: 'x',
      role: 'admin',
      sessionId: '0192f0c0-0000-7000-8000-000000000002',
    };
    const someone = { id: 'r-1', headers: {}, operator: { ...operator, role: 'admin' as const, signedInAt: new Date() } };
    const act = (service: typeof replica) =>
      new AuditLog(service.kit).record(someone, { action: 'test.chain', object: { type: 'test', id: 'chain', label: 'x' } }, () =>
        Promise.resolve({ result: null }),
      );
    await Promise.all(Array.from({ length: 20 }, (_, index) => act(index % 2 === 0 ? replica : admin.service)));
    expect(await breakAt()).toBeNull();
    expect(await breakAt(`grant update on operator_actions to current_user`)).toBeNull();
    const owning = (table: string, statement: string) => `grant all on ${table} to current_user; ${statement}`;
    const first = `(select act_id from operator_log_chain where place = 1)`;
    expect(await breakAt(owning('operator_actions', `update operator_actions set object_label = 'y' where id = ${first}`))).toBe('1');
    expect(await breakAt(owning('operator_actions', `delete from operator_actions where id = ${first}`))).toBe('1');
    expect(await breakAt(owning('operator_log_chain', `delete from operator_log_chain where place = 2`))).toBe('3');
    const added = `insert into operator_action_outcomes (action_id, outcome) values (gen_random_uuid(), 'failed')`;
    const { rows } = await database.raw<{ rows: { next: bigint }[] }>('select count(*) + 1 as next from operator_log_chain');
    expect(await breakAt(added)).toBe(String(rows[0]?.next));
  });

  test('is read in pages, each entry once, by any operator, and is narrowed by filters', async () => {
    const moderator = await signInWithRole(admin, owner, 'moderator', 'reader');
    const seen: string[] = [];
    const first = await read('limit=3', moderator);
    for (let page = first; ; page = await read(`limit=3&cursor=${page.nextCursor}`, moderator)) {
      seen.push(...page.entries.map(({ id }) => id));
      if (page.nextCursor === null) break;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(first.total);
    expect((await read('operator=READER')).entries.map(({ action }) => action)).toEqual(['operator.sign-in']);
    expect((await read('search=promot')).entries.every(({ object }) => object.label === 'promoted' || object.id === 'promoted')).toBe(true);
    expect((await read('search=%25')).total).toBe(0);
    expect((await read(`from=${new Date(Date.now() + 60_000).toISOString()}`)).total).toBe(0);
  });

  test.each(['cursor=x', 'limit=1000', 'outcome=maybe', 'from=yesterday', 'nonsense=1'])('%s is not understood', async (query) => {
    expect((await owner.call('GET', `/api/admin/audit?${query}`)).statusCode).toBe(400);
  });
});
