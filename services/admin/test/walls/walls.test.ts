import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startOperatorsSite, type Answers, type OperatorsSite } from '../support/operators-site.ts';

const ID = '0190a1b2-0000-7000-8000-000000000001';
const postback = (change: object = {}) => ({
  id: ID,
  provider: { id: 'c', label: 'Lootably' },
  receivedAt: '2026-11-21T05:53:48.112Z',
  verdict: 'refused',
  outcome: null,
  transaction: '88118',
  memberId: null,
  username: '=cmd()',
  amount: '9500.00',
  reason: 'signature',
  detail: 'not what was signed',
  alert: null,
  settledAt: '2026-11-21T05:53:48.120Z',
  earning: null,
  replayedAt: null,
  replayedBy: null,
  answered: { status: 403, body: 'bad signature' },
  raw: { method: 'GET', target: '/api/postbacks/c?x=1', headers: {}, body: '', address: '203.0.113.40' },
  ...change,
});
const replayed = {
  verdict: 'accepted',
  outcome: 'credit',
  transaction: '88118',
  memberId: ID,
  amount: '9500.00',
  reason: null,
  detail: null,
};

const provider = (change: object = {}) => ({
  id: 'b',
  label: 'BitLabs',
  evidence: 'A',
  leavesOpen: '',
  postbackPath: '/api/postbacks/b',
  isEnabled: true,
  missing: [],
  secretName: 'App secret',
  hasSecret: true,
  publicIds: { publicId: 'demo' },
  frameAddress: null,
  range: '5-500 Robux',
  holdDays: 0,
  cap: '10000.00',
  allowedSenders: ['127.0.0.0/8'],
  ratePerUsd: null,
  rateTolerancePercent: 20,
  saysRevenue: true,
  updatedAt: null,
  updatedBy: null,
  ...change,
});
const activity = {
  accepted: 4,
  duplicate: 1,
  noted: 0,
  refused: 2,
  alerts: 0,
  credited: '40.00',
  pending: '0.00',
  reversed: '0.00',
  median: '10.00',
  lastAcceptedAt: '2026-11-21T05:53:48.112Z',
  silentSeconds: 60,
};
const amounts = { daily: ['10.00'], weeklyGoal: '500.00', weekly: '200.00', referralGoal: '100.00', referral: '100.00' };
const comparison = {
  said: '95.50',
  here: '100.00',
  agreed: 2,
  missingHere: 1,
  missingThere: 0,
  different: 0,
  differences: [{ kind: 'missing_here', transaction: '=S6', said: '60.00', here: null, state: null, memberId: null, earnedAt: null }],
};

const earn: Answers = {
  'GET /internal/postbacks': ({ url }) => {
    const second = url.includes('cursor=');
    return { postbacks: [postback(second ? { transaction: '2' } : {})], nextCursor: second ? null : ID, total: 2 };
  },
  'GET /internal/postback-counts': { counts: [{ verdict: 'refused', reason: 'signature', count: 9 }], reversed: 0, alerts: 1 },
  [`GET /internal/postbacks/${ID}`]: { postback: postback() },
  [`POST /internal/postbacks/${ID}/replay`]: ({ body }) => ({ ...replayed, isDry: (body as { isDry: boolean }).isDry }),
  'GET /internal/providers': { providers: [provider()] },
  'GET /internal/provider-stats': { providers: [{ id: 'b', label: 'BitLabs', ...activity }] },
  'PATCH /internal/providers/b': ({ body }) =>
    (body as { holdDays?: number }).holdDays === 90
      ? refusal(400, 'provider_setting_invalid', 'too long')
      : { provider: provider({ holdDays: 7 }) },
  'GET /internal/reward-amounts': amounts,
  'PATCH /internal/reward-amounts': { ...amounts, weekly: '250.00' },
  'POST /internal/wall-statements/compare': comparison,
};

let site: OperatorsSite;
beforeAll(async () => void (site = await startOperatorsSite({ earn })));
afterAll(() => site.close());
type Operator = OperatorsSite['owner'];
const statusOf = async (who: Operator, method: 'GET' | 'POST' | 'PATCH', url: string, body?: object) =>
  (await who.call(method, url, body)).statusCode;

describe('postbacks', () => {
  it('are listed by the filters that earn knows, one alone, and counted', async () => {
    const list = await site.moderator.call('GET', '/api/admin/postbacks?search=88118&verdict=refused&alert=true&limit=2');
    expect(list.json()).toMatchObject({
      postbacks: [{ transaction: '88118', raw: { address: '203.0.113.40' } }],
      nextCursor: ID,
      total: 2,
    });
    expect(site.services['earn']?.calls.at(-1)?.url).toMatch(/search=88118&verdict=refused&alert=true/);
    await site.moderator.call('GET', '/api/admin/postbacks?since=2026-11-20&until=2026-11-21T06:00:00Z');
    expect(site.services['earn']?.calls.at(-1)?.url).toMatch(/since=2026-11-20T00%3A00%3A00Z&until=2026-11-21T06%3A00%3A00Z/);
    expect((await site.moderator.call('GET', `/api/admin/postbacks/${ID}`)).json()).toMatchObject({ postback: { reason: 'signature' } });
    expect(await statusOf(site.moderator, 'GET', `/api/admin/postbacks/${ID.replace('1', '2')}`)).toBe(404);
    expect((await site.moderator.call('GET', '/api/admin/postbacks/counts?provider=c')).json()).toMatchObject({
      counts: [{ count: 9 }],
      alerts: 1,
    });
  });

  it('are exported whole, page by page, and no name in them is calculated', async () => {
    const file = await site.moderator.call('GET', '/api/admin/postbacks.csv?provider=c');
    const lines = file.body.split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(`"88118","'=cmd()","","9500.00"`);
    expect(lines[2]).toContain('"2"');
  });

  it('are tried dry by an admin without a trace, and decided anew with one', async () => {
    const url = `/api/admin/postbacks/${ID}/replay`;
    const before = await site.lastAction();
    expect((await site.administrator.call('POST', url, { isDry: true })).json()).toMatchObject({ isDry: true, verdict: 'accepted' });
    expect((await site.lastAction())['id']).toBe(before['id']);
    expect((await site.administrator.call('POST', url, { isDry: false })).json()).toMatchObject({ isDry: false, amount: '9500.00' });
    expect(site.changes('earn').at(-1)).toEqual({ url: `/internal/postbacks/${ID}/replay`, body: { by: 'a_admin', isDry: false } });
    expect(await site.lastAction()).toMatchObject({
      action: 'postback.replay',
      object: { type: 'postback', id: ID, label: 'Lootably, 88118' },
      before: { verdict: 'refused', reason: 'signature' },
      after: { verdict: 'accepted' },
      outcome: 'succeeded',
    });
  });
});

describe('providers', () => {
  it('are listed with what they did', async () => {
    expect((await site.moderator.call('GET', '/api/admin/providers')).json()).toMatchObject({
      providers: [{ id: 'b', hasSecret: true, activity }],
    });
  });

  it('are changed by an admin; a secret goes to earn and nowhere else', async () => {
    const answer = await site.administrator.call('PATCH', '/api/admin/providers/b', { holdDays: 7, secret: 'a-canary-secret' });
    expect(answer.json()).toMatchObject({ provider: { holdDays: 7, activity } });
    expect(site.changes('earn').at(-1)).toEqual({
      url: '/internal/providers/b',
      body: { by: 'a_admin', holdDays: 7, secret: 'a-canary-secret' },
    });
    expect(await site.lastAction()).toMatchObject({
      action: 'provider.change',
      object: { type: 'provider', id: 'b', label: 'BitLabs' },
      input: { holdDays: 7, secret: 'given' },
      before: { holdDays: 0 },
      after: { holdDays: 7 },
    });
    const { rows } = await site.admin.service.kit.database.raw<{ rows: { text: string }[] }>(
      'select a::text || o::text as text from operator_actions a left join operator_action_outcomes o on o.action_id = a.id',
    );
    expect(rows.map(({ text }) => text).join() + answer.body).not.toContain('canary');
  });

  it('that earn refuses to change are refused in its words, and the trail says so', async () => {
    const answer = await site.administrator.call('PATCH', '/api/admin/providers/b', { holdDays: 90 });
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([400, 'provider_setting_invalid', 'too long']);
    expect(await site.lastAction()).toMatchObject({ action: 'provider.change', outcome: 'failed', problem: 'too long' });
    expect(await statusOf(site.administrator, 'PATCH', '/api/admin/providers/nobody', { holdDays: 1 })).toBe(404);
    for (const wrong of [{}, { holdDays: -1 }, { holdDays: '7' }, { secret: 'a b c d' }, { secrets: 'x' }])
      expect([wrong, await statusOf(site.administrator, 'PATCH', '/api/admin/providers/b', wrong)]).toEqual([wrong, 400]);
  });

  it('pay rewards as an admin says', async () => {
    expect((await site.moderator.call('GET', '/api/admin/reward-amounts')).json()).toEqual(amounts);
    expect((await site.administrator.call('PATCH', '/api/admin/reward-amounts', { weekly: '250' })).json()).toMatchObject({
      weekly: '250.00',
    });
    expect(site.changes('earn').at(-1)?.body).toEqual({ by: 'a_admin', weekly: '250' });
    expect(await site.lastAction()).toMatchObject({
      action: 'reward_amounts.change',
      before: { weekly: '200.00' },
      after: { weekly: '250.00' },
    });
  });
});

describe('a wall’s own statement', () => {
  const entry = { provider: 'b', from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z', text: 'transaction,reward\nS1,10\nS6,60.00\n' };
  const enter = (change: object = {}, who: Operator = site.administrator) =>
    who.call('POST', '/api/admin/wall-statements', { ...entry, ...change });

  it('is compared by earn and kept with who entered it and when', async () => {
    const answer = await enter();
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      lines: 2,
      missingHere: 1,
      enteredBy: 'a_admin',
      provider: { id: 'b', label: 'BitLabs' },
      said: '95.50',
    });
    expect(site.changes('earn').at(-1)?.body).toEqual({
      provider: 'b',
      from: entry.from,
      to: entry.to,
      lines: [
        { transaction: 'S1', amount: '10' },
        { transaction: 'S6', amount: '60.00' },
      ],
    });
    const { id } = answer.json() as { id: string };
    expect((await site.moderator.call('GET', `/api/admin/wall-statements/${id}`)).json()).toEqual(answer.json());
    const file = await site.moderator.call('GET', `/api/admin/wall-statements/${id}/differences.csv`);
    expect(file.body.split('\r\n')[1]).toBe(`"missing_here","'=S6","60.00","","","",""`);
    expect(await site.lastAction()).toMatchObject({ action: 'wall_statement.enter', input: { lines: 2 }, after: { id, missingHere: 1 } });
    await expect(site.admin.service.kit.database('wall_statements').where({ id }).update({ agreed: 9 })).rejects.toThrow('only grows');
  });

  it('is listed, the newest first, page by page', async () => {
    await enter();
    await enter();
    const first = (await site.moderator.call('GET', '/api/admin/wall-statements?provider=b&limit=2')).json();
    const second = (await site.moderator.call('GET', `/api/admin/wall-statements?limit=2&cursor=${first.nextCursor}`)).json();
    expect([first.total, first.statements.length, second.statements.length, second.nextCursor]).toEqual([3, 2, 1, null]);
    expect((await site.moderator.call('GET', '/api/admin/wall-statements?provider=a')).json()).toMatchObject({ statements: [], total: 0 });
  });

  it.each([
    ['no text', { text: ' \n' }, 400],
    ['a line without an amount', { text: 'S1,10\nS2,ten' }, 400],
    ['an unknown provider', { provider: 'nobody' }, 404],
    ['no period', { from: 'yesterday' }, 400],
    ['too much text', { text: 'x'.repeat(120_001) }, 400],
  ])('is refused with %s, and nothing is kept', async (_what, change, status) => {
    const before = (await site.moderator.call('GET', '/api/admin/wall-statements')).json().total as number;
    expect((await enter(change)).statusCode).toBe(status);
    expect((await site.moderator.call('GET', '/api/admin/wall-statements')).json().total).toBe(before);
  });
});

describe('who may', () => {
  it('read: any operator; change: an admin; nobody without a session', async () => {
    const changes = [
      ['POST', `/api/admin/postbacks/${ID}/replay`, { isDry: false }],
      ['PATCH', '/api/admin/providers/b', { holdDays: 1 }],
      ['PATCH', '/api/admin/reward-amounts', { weekly: '1' }],
      ['POST', '/api/admin/wall-statements', {}],
    ] as const;
    const before = site.changes('earn').length;
    for (const [method, url, body] of changes) {
      expect([url, await statusOf(site.moderator, method, url, body)]).toEqual([url, 403]);
      expect([url, await statusOf(site.visitor, method, url, body)]).toEqual([url, 401]);
    }
    expect(site.changes('earn')).toHaveLength(before);
    for (const url of [
      '/api/admin/postbacks',
      '/api/admin/postbacks.csv',
      '/api/admin/providers',
      '/api/admin/reward-amounts',
      '/api/admin/wall-statements',
    ])
      expect([url, await statusOf(site.visitor, 'GET', url)]).toEqual([url, 401]);
  });
});
