import { uuidv7, type ActEntry } from '@facet/service-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAdmin, type TestAdmin } from '../support/admin.ts';
import { signIn, type TestOperator } from '../support/operator.ts';

let admin: TestAdmin;
let owner: TestOperator;
beforeAll(async () => {
  admin = await startAdmin();
  owner = await signIn(admin);
});
afterAll(() => admin.remove());

const end = { outcome: 'succeeded' as const, after: { isActive: false }, problem: null };
const anAct = (change: Partial<ActEntry> = {}): ActEntry => ({
  id: uuidv7(),
  at: '2026-11-23T01:00:00.000Z',
  operator: { id: uuidv7(), username: 'mirela', role: 'admin', sessionId: uuidv7() },
  address: '203.0.113.7',
  requestId: 'r-1',
  action: 'promo_code.switch',
  subject: { type: 'promo_code', id: 'p-1', label: 'AUTUMN50' },
  input: { isActive: false },
  before: { isActive: true },
  end,
  ...change,
});
const keep = (act: ActEntry, caller = 'earn') => admin.internal(caller, 'POST', '/internal/operator-acts', act);
const conclude = (id: string, how: object = end) =>
  admin.internal('wallet', 'POST', '/internal/operator-acts/conclusions', { id, end: how });
async function kept(id: string): Promise<unknown[]> {
  const { entries } = (await owner.call('GET', '/api/admin/audit?limit=200')).json() as { entries: { id: string }[] };
  return entries.filter((entry) => entry.id === id);
}

describe('an act of another service', () => {
  test('is in the audit log as if admin had done it itself', async () => {
    const act = anAct();
    expect((await keep(act)).statusCode).toBe(204);
    const { id, at, action, subject: object, input, before, address } = act;
    const operator = { id: act.operator.id, username: 'mirela', role: 'admin' };
    expect(await kept(id)).toEqual([{ id, at, operator, action, object, input, before, address, ...end }]);
    expect(await admin.service.kit.database('operator_actions').where({ id }).first('service')).toEqual({ service: 'earn' });
  });

  test('is kept once, however often it comes and on whichever replica, and never written over', async () => {
    const [act, replica] = [anAct(), await admin.replica()];
    const again = { ...act, input: { isActive: true }, end: { outcome: 'failed', after: null, problem: 'other' } };
    const send = (to: typeof replica) => admin.internal('earn', 'POST', '/internal/operator-acts', act, to);
    await Promise.all([send(admin.service), send(replica), send(admin.service), send(replica)]);
    expect((await admin.internal('earn', 'POST', '/internal/operator-acts', again, replica)).statusCode).toBe(204);
    expect(await kept(act.id)).toMatchObject([{ input: { isActive: false }, outcome: 'succeeded', problem: null }]);
  });

  test('whose end is not known yet is concluded later, once', async () => {
    const act = anAct({ end: null });
    await keep(act, 'wallet');
    expect(await kept(act.id)).toMatchObject([{ outcome: expect.stringMatching(/^(pending|unknown)$/), after: null }]);
    expect((await conclude(act.id)).statusCode).toBe(204);
    await conclude(act.id, { outcome: 'failed', after: null, problem: 'late' });
    expect(await kept(act.id)).toMatchObject([{ outcome: 'succeeded', after: { isActive: false } }]);
  });

  test('comes with a service’s token only', async () => {
    const act = anAct();
    expect((await admin.service.internal.inject({ method: 'POST', url: '/internal/operator-acts', payload: act })).statusCode).toBe(401);
    expect((await owner.call('POST', '/internal/operator-acts', act)).statusCode).toBe(404);
    expect(await kept(act.id)).toEqual([]);
  });

  test('that is no act is refused', async () => {
    expect((await keep({ ...anAct(), operator: {} } as unknown as ActEntry)).statusCode).toBe(400);
  });
});
