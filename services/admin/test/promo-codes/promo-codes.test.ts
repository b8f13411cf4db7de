import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOnlyForAdmins, notFound, refusal, startConsole, type Console } from '../support/console.ts';
import type { TestOperator } from '../support/operator.ts';

const ID = '01930000-0000-7000-8000-000000000001';
const PROMO = {
  id: ID,
  code: 'AUTUMN50',
  reward: '50.00',
  maxUses: 1000,
  currentUses: 812,
  expiresAt: null,
  isActive: true,
  state: 'active',
  paidOut: '40600.00',
  createdAt: '2026-11-01T00:00:00.000Z',
  createdBy: 'mirela',
};
const counts = { all: 1, active: 1, ended: 0 };
const LISTED = { promoCodes: [PROMO], counts, nextCursor: null, total: 1 };

let site: Console;
let isDeleted = false;
const answerOne: Parameters<Console['peers']['earn']['answer']>[0] = ({ method, url, body }) => {
  if (method === 'GET' && url.startsWith('/internal/promo-codes?')) return { status: 200, body: LISTED };
  if (method === 'POST') {
    const { code } = body as { code: string };
    if (code === 'TAKEN') return refusal(409, 'promo_code_taken', 'There is already a promo code like this');
    if (code !== code.toUpperCase()) return refusal(400, 'promo_not_upper_case', 'A promo code must be written in upper case');
    return { status: 200, body: { promoCode: { ...PROMO, ...(body as object), reward: '5.00' } } };
  }
  if (isDeleted || !url.endsWith(ID)) return notFound('promo_not_found', 'There is no such promo code');
  if (method === 'DELETE') return { status: 204 };
  return { status: 200, body: { promoCode: method === 'PATCH' ? { ...PROMO, isActive: false, state: 'inactive' } : PROMO } };
};
beforeAll(async () => void (site = await startConsole({ earn: answerOne })));
afterAll(() => site.remove());

const create = (operator: TestOperator, body: object) =>
  operator.call('POST', '/api/admin/promo-codes', body, { 'idempotency-key': randomUUID() });

const newCode = (change: object = {}) => ({ code: 'WINTER26', reward: '5', ...change });

describe('promo codes', () => {
  it('are listed for every role, filters passed on', async () => {
    const answer = await site.moderator.call('GET', '/api/admin/promo-codes?search=aut&sort=-uses&state=active&limit=20');
    expect([answer.statusCode, answer.json()]).toEqual([200, LISTED]);
    const asked = new URL(site.peers.earn.calls.at(-1)?.url ?? '', 'http://earn').searchParams;
    expect(Object.fromEntries(asked)).toEqual({ search: 'aut', sort: '-uses', state: 'active', limit: '20' });
    expect((await site.visitor.call('GET', '/api/admin/promo-codes')).statusCode).toBe(401);
  });

  it.each(['sort=password', 'limit=1000', 'search=%00', 'other=1'])('are not listed by %s', async (query) => {
    expect((await site.moderator.call('GET', `/api/admin/promo-codes?${query}`)).statusCode).toBe(400);
  });

  it('are exported page by page, safe in spreadsheets', async () => {
    const { earn } = site.peers;
    const pages = [
      { ...LISTED, promoCodes: [{ ...PROMO, code: '=HYPERLINK("x")' }], nextCursor: ID },
      { ...LISTED, promoCodes: [PROMO] },
    ];
    const before = earn.calls.length;
    earn.answer(() => ({ status: 200, body: pages[earn.calls.length - before - 1] }));
    const answer = await site.moderator.call('GET', '/api/admin/promo-codes.csv?state=active');
    expect(answer.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' });
    const lines = answer.body.trimEnd().split('\r\n');
    expect(lines.map((line) => line.split(',')[0])).toEqual(['\u{feff}"Code"', `"'=HYPERLINK(""x"")"`, '"AUTUMN50"']);
    expect(earn.calls.at(-1)?.url).toContain(`cursor=${ID}`);
  });
});

describe('a promo code', () => {
  beforeAll(() => site.peers.earn.answer(answerOne));

  it('is created under an id that the audit trail names', async () => {
    const answer = await create(site.manager, newCode({ maxUses: 500, expiresAt: '2027-01-01T00:00:00Z' }));
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { promoCode: { code: 'WINTER26' } }]);
    const { body } = site.changes('earn').at(-1) as { body: { id: string } };
    expect(body).toEqual({ ...newCode(), maxUses: 500, expiresAt: '2027-01-01T00:00:00Z', id: expect.any(String), by: 'a_admin' });
    expect(await site.audited('promo_code.create')).toMatchObject({
      operator: { username: 'a_admin' },
      object: { type: 'promo_code', id: body.id, label: 'WINTER26' },
      input: { code: 'WINTER26', maxUses: 500 },
      before: null,
      after: { code: 'WINTER26' },
      outcome: 'succeeded',
    });
  });

  it.each([
    [newCode({ code: 'winter26' }), 400, 'promo_not_upper_case'],
    [newCode({ code: 'TAKEN' }), 409, 'promo_code_taken'],
  ])('%j is refused as earn refuses it, and the trail says so', async (payload, status, code) => {
    const answer = await create(site.owner, payload);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await site.audited('promo_code.create')).toMatchObject({ outcome: 'failed', after: null, problem: answer.json().message });
  });

  it.each([{}, newCode({ reward: undefined }), newCode({ maxUses: 0 }), newCode({ id: ID }), newCode({ expiresAt: 'soon' })])(
    '%j is refused at the door',
    async (payload) => {
      const before = site.peers.earn.calls.length;
      expect((await create(site.manager, payload)).statusCode).toBe(400);
      expect(site.peers.earn.calls.length).toBe(before);
    },
  );

  it('is switched off, and deleted, with how it was before', async () => {
    const switched = await site.manager.call('PATCH', `/api/admin/promo-codes/${ID}`, { isActive: false });
    expect(switched.json()).toMatchObject({ promoCode: { id: ID, isActive: false } });
    expect(await site.audited('promo_code.switch')).toMatchObject({ before: { isActive: true }, after: { isActive: false } });
    const deleted = await site.manager.call('DELETE', `/api/admin/promo-codes/${ID}`);
    expect([deleted.statusCode, deleted.json()]).toEqual([200, { promoCode: PROMO }]);
    expect(site.changes('earn').at(-1)).toEqual({ method: 'DELETE', url: `/internal/promo-codes/${ID}`, body: { by: 'a_admin' } });
    expect(await site.audited('promo_code.delete')).toMatchObject({ before: PROMO, outcome: 'succeeded' });
  });

  it('that another operator deleted is not there any more', async () => {
    isDeleted = true;
    const answer = await site.manager.call('DELETE', `/api/admin/promo-codes/${ID}`);
    isDeleted = false;
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'promo_not_found', message: 'There is no such promo code' }]);
  });

  it.each([
    { method: 'POST' as const, url: '/api/admin/promo-codes', payload: newCode() },
    { method: 'PATCH' as const, url: `/api/admin/promo-codes/${ID}`, payload: { isActive: false } },
    { method: 'DELETE' as const, url: `/api/admin/promo-codes/${ID}` },
  ])('$method needs the role admin', (call) => expectOnlyForAdmins(site, 'earn', call));

  it('whose fate nobody knows is unknown in the trail, and the answer names the service', async () => {
    await site.peers.earn.stop();
    const answer = await create(site.manager, newCode());
    await site.peers.earn.start();
    expect([answer.statusCode, answer.json().message]).toEqual([503, 'earn is not available right now. Please try again.']);
    expect(await site.audited('promo_code.create')).toMatchObject({ outcome: 'unknown' });
  });
});
