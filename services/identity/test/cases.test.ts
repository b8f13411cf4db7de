import { uuidv7 } from '@facet/service-kit';
import { until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetOldCases } from '../src/cases/index.ts';
import type { Browser } from './browser.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
let browser: Browser;
let memberId: string;
let count = 0;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());
beforeEach(async () => ({ browser, memberId } = await someone()));

async function someone(): Promise<{ browser: Browser; memberId: string }> {
  const who = site.browser();
  const { name } = site.platform.add({ name: `Asker_${(count += 1)}` });
  return { browser: who, memberId: (await who.signIn(name)).json().id };
}

const fact = { title: 'BitLabs · School', amount: '62.00', at: '2026-11-20T16:48:00.000Z', state: null };
/** With its parts, which not all owners tell. */
const moved = { ...fact, line: { kind: 'promo.code', values: { code: 'W' }, text: 'Promo code W', undo: 'reversed', newDebt: '2.00' } };
const factOf = (kind: string) => (kind === 'transaction' ? moved : fact);

/** A line of this member, as its owner tells it. */
function line(kind: string, of = memberId): string {
  const id = uuidv7();
  site.wallet.facts.set(`/internal/members/${of}/facts/${kind}/${id}`, factOf(kind));
  return id;
}

const asked = (change: object = {}) => ({ kind: 'other', reason: 'other', text: 'It never came', ...change });
const open = (change: object = {}, who = browser) => who.post('/api/cases', asked(change));
const opened = async (change: object = {}) => (await open(change)).json().case as { id: string; number: string };
const thread = async (id: string) => (await browser.get(`/api/cases/${id}`)).json();
const act = (id: string, verb: string, body: object, options: Parameters<Site['operator']>[3] = {}) =>
  site.operator('POST', `/api/admin/cases/${id}/${verb}`, body, options);
const notices = () =>
  (site.events('rewards.identity.member.notified.v1') as { memberId: string; kind: string; values: object }[]).filter(
    (notice) => notice.memberId === memberId,
  );
const settled = () =>
  until('everything is delivered', async () => (await site.service.kit.database('outbox').first('id')) === undefined, 15_000);
const ban = (by = 'jonas') => site.operator('POST', `/api/admin/users/${memberId}/ban`, { reason: 'Two accounts' }, { username: by });
const enable = () => site.operator('POST', `/api/admin/users/${memberId}/enable`, {});

describe('a case about a line', () => {
  test.each(['transaction', 'withdrawal', 'round', 'giveaway'])('keeps what the owner of a %s says of it', async (kind) => {
    const factId = line(kind);
    const seen = await browser.get(`/api/cases/facts/${kind}/${factId}`);
    expect([seen.statusCode, seen.json().fact]).toEqual([200, factOf(kind)]);
    const answer = await open({ kind, factId, reason: 'wrong_amount' });
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { case: { kind, factId, reason: 'wrong_amount', state: 'open' } }]);
    const { messages, case: kept } = await thread(answer.json().case.id);
    expect(kept.fact).toEqual(factOf(kind));
    expect(messages).toMatchObject([{ isOwn: true, text: 'It never came' }]);
  });

  test('of somebody else is as little there as none, and opens nothing', async () => {
    const foreign = line('transaction', (await someone()).memberId);
    const tries = [foreign, uuidv7()].map((factId) => open({ kind: 'transaction', factId }));
    const answers = (await Promise.all(tries)).map((answer) => [answer.statusCode, answer.json().code, answer.json().message]);
    expect(answers[0]).toEqual([404, 'fact_not_found', expect.any(String)]);
    expect(answers[1]).toEqual(answers[0]);
    expect((await browser.get(`/api/cases/facts/transaction/${foreign}`)).statusCode).toBe(404);
    expect((await browser.get('/api/cases')).json().cases).toEqual([]);
  });

  test('is one, however often it is sent', async () => {
    const factId = line('round');
    browser.headers = { 'idempotency-key': uuidv7() };
    const twice = await Promise.all([open({ kind: 'round', factId }), open({ kind: 'round', factId })]);
    browser.headers = {};
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(twice[1].json()).toEqual(twice[0].json());
    const again = await open({ kind: 'round', factId });
    expect([again.statusCode, again.json().code]).toEqual([409, 'case_open']);
    expect((await browser.get('/api/cases')).json().cases).toHaveLength(1);
  });

  test('cannot be opened while the owner of the line is away, and nothing is lost', async () => {
    const factId = line('withdrawal');
    site.wallet.answer(() => ({ status: 500 }));
    const refused = await open({ kind: 'withdrawal', factId });
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
    site.wallet.works();
    expect((await open({ kind: 'withdrawal', factId })).statusCode).toBe(201);
  });
});

describe('a member', () => {
  test('has five cases open at most, also when they are opened at once', async () => {
    const answers = await Promise.all(Array.from({ length: 7 }, () => open()));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 201, 201, 409, 409]);
    const [first] = (await browser.get('/api/cases')).json().cases;
    expect((await browser.post(`/api/cases/${first.id}/close`, {})).json().case.state).toBe('closed');
    expect((await open()).statusCode).toBe(201);
    const reopening = await browser.post(`/api/cases/${first.id}/messages`, { text: 'Still not' });
    expect([reopening.statusCode, reopening.json().code]).toEqual([409, 'too_many_cases']);
  });

  test('finds a case by its number too, which is all that a notice knows, and nobody else’s', async () => {
    const { id, number } = await opened();
    expect((await thread(number)).case.id).toBe(id);
    expect((await browser.get('/api/cases/-1')).statusCode).toBe(400);
    const { browser: other } = await someone();
    const tries = [
      other.get(`/api/cases/${id}`),
      other.get(`/api/cases/${number}`),
      other.post(`/api/cases/${id}/messages`, { text: 'x' }),
      other.post(`/api/cases/${id}/close`, {}),
    ];
    for (const answer of await Promise.all(tries)) expect([answer.statusCode, answer.json().code]).toEqual([404, 'case_not_found']);
    expect((await other.get('/api/cases')).json().cases).toEqual([]);
    expect((await site.browser().get('/api/cases')).statusCode).toBe(401);
  });

  test.each([
    [{ text: '   ' }, 400],
    [{ text: 'x'.repeat(2001) }, 400],
    [{ text: 'half \ud800' }, 400],
    [{ text: 'a\u0000b' }, 400],
    [{ kind: 'appeal' }, 400],
    [{ kind: 'transaction' }, 404],
    [{ kind: 'transaction', factId: 'x' }, 400],
    [{ reason: 'because' }, 400],
    [{ more: 1 }, 400],
  ])('is refused with %j', async (change, status) => {
    expect((await open(change)).statusCode).toBe(status);
    expect((await browser.get('/api/cases')).json().cases).toEqual([]);
  });
});

describe('an operator’s answer', () => {
  test('reaches the thread and the inbox once; the member’s answer opens the case again, theirs ends it', async () => {
    const { id, number } = await opened();
    const { case: queued } = (await site.operator('GET', `/api/admin/cases/${id}`)).json();
    expect(queued).toMatchObject({ memberId, version: 1, lastText: 'It never came', operator: null });
    const headers = { 'idempotency-key': uuidv7() };
    const answer = { seen: 1, text: 'We are asking them' };
    const twice = await Promise.all([act(id, 'answer', answer, { headers }), act(id, 'answer', answer, { headers })]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const told = await thread(id);
    expect(told.case.state).toBe('waiting');
    expect(told.messages.map(({ isOwn, text }: { isOwn: boolean; text: string }) => [isOwn, text])).toEqual([
      [true, 'It never came'],
      [false, 'We are asking them'],
    ]);
    expect(JSON.stringify(told)).not.toContain('mara');
    await settled();
    expect(notices()).toEqual([{ memberId, kind: 'case_answered', values: { case: number } }]);

    expect((await browser.post(`/api/cases/${id}/messages`, { text: 'Thanks' })).json().case.state).toBe('open');
    expect((await act(id, 'resolve', { seen: 3 })).json().case.state).toBe('solved');
    await settled();
    expect(notices().map(({ kind }) => kind)).toEqual(['case_answered', 'case_solved']);
    expect((await browser.post(`/api/cases/${id}/messages`, { text: 'Not yet' })).json().case.state).toBe('open');
  });

  test('that has no words is one act too: asked again after a lost answer it says the same, whatever came meanwhile', async () => {
    const { id } = await opened();
    const headers = { 'idempotency-key': uuidv7() };
    const resolve = (body: object = {}) => act(id, 'resolve', { seen: 1, ...body }, { headers });
    const twice = await Promise.all([resolve(), resolve()]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(twice[1].json()).toEqual(twice[0].json());
    expect((await resolve({ text: 'It is there now' })).json().code).toBe('key_reused');
    expect((await act((await opened()).id, 'resolve', { seen: 1 }, { headers })).json().code).toBe('key_reused');
    await browser.post(`/api/cases/${id}/messages`, { text: 'Not yet' });
    expect((await act(id, 'resolve', { seen: 3 }, { username: 'bob' })).statusCode).toBe(200);
    expect((await resolve()).json().case).toMatchObject({ id, state: 'solved' });
    expect((await thread(id)).messages).toHaveLength(2);
    await settled();
    expect(site.acts().filter(({ subject, end }) => subject.id === id && end?.outcome === 'succeeded')).toHaveLength(2);
    expect(notices().map(({ kind }) => kind)).toEqual(['case_solved', 'case_solved']);
  });

  test('is one operator’s: of two at once the second is told, and who has not read the last message too', async () => {
    const { id } = await opened();
    const two = await Promise.all(['ada', 'bob'].map((username) => act(id, 'answer', { seen: 1, text: username }, { username })));
    expect(two.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [loser] = two.filter(({ statusCode }) => statusCode === 409);
    const winner = two[0]?.statusCode === 200 ? 'ada' : 'bob';
    expect(loser?.json()).toMatchObject({ code: 'case_changed', message: expect.stringContaining(winner) });
    expect((await thread(id)).messages).toHaveLength(2);
    await browser.post(`/api/cases/${id}/messages`, { text: 'One more thing' });
    expect((await act(id, 'resolve', { seen: 2 })).json().code).toBe('case_changed');
    expect((await act(id, 'resolve', { seen: 3 })).statusCode).toBe(200);
    expect((await act(id, 'resolve', { seen: 4 })).json().code).toBe('case_over');
    await settled();
    expect(notices()).toHaveLength(2);
  });

  test('is in the audit log with the act, without what was said', async () => {
    const { id, number } = await opened();
    await act(id, 'answer', { seen: 1, text: 'secret words' });
    await act(id, 'answer', { seen: 1, text: 'secret words' });
    await settled();
    const acts = site.acts().filter(({ subject }) => subject.id === id);
    expect(acts.map(({ action, end, subject }) => [action, end?.outcome, subject.label])).toEqual([
      ['case.answer', 'succeeded', `case ${number}`],
      ['case.answer', 'failed', id],
    ]);
    expect(JSON.stringify(acts)).not.toContain('secret words');
  });

  test('is found in the queue, by what it waits for, its member and its number', async () => {
    const factId = line('transaction');
    const { id, number } = await opened({ kind: 'transaction', factId });
    const queue = async (query: string) =>
      ((await site.operator('GET', `/api/admin/cases?${query}`)).json().cases as { id: string }[]).some((each) => each.id === id);
    expect(await queue(`search=${number}`)).toBe(true);
    expect(await queue('search=asker_&limit=100')).toBe(true);
    expect(await queue('search=School&kind=transaction&limit=100')).toBe(true);
    expect(await queue('kind=appeal&limit=100')).toBe(false);
    expect(await queue(`group=waiting&search=${number}`)).toBe(false);
    const before = (await site.operator('GET', '/api/admin/cases/count')).json().count;
    await act(id, 'resolve', { seen: 1 });
    expect((await site.operator('GET', '/api/admin/cases/count')).json().count).toBe(before - 1);
    expect(await queue(`group=over&search=${number}`)).toBe(true);
    expect((await browser.get('/api/admin/cases')).statusCode).toBe(401);
  });
});

describe('an appeal', () => {
  const appeal = (text = 'We share the iPad') => browser.post('/api/appeals', { text });

  test('is all that a banned member can reach, once for each ban', async () => {
    expect((await browser.get('/api/appeals')).json().code).toBe('not_banned');
    expect((await appeal()).json().code).toBe('not_banned');
    const { id } = await opened();
    await ban();
    expect((await browser.get('/api/appeals')).json()).toEqual({ appeal: null });
    const closed = [browser.get('/api/cases'), browser.get(`/api/cases/${id}`), open(), browser.post(`/api/cases/${id}/close`, {})];
    for (const answer of await Promise.all(closed)) expect([answer.statusCode, answer.json().code]).toEqual([403, 'account_disabled']);
    expect((await appeal()).statusCode).toBe(201);
    expect((await appeal()).json().code).toBe('already_appealed');
    expect((await browser.get('/api/appeals')).json().appeal).toMatchObject({ case: { kind: 'appeal', state: 'open' } });
    expect((await site.browser().get('/api/appeals')).statusCode).toBe(401);
  });

  test('that is upheld lifts the ban with the act; of two operators the second is told', async () => {
    await ban();
    const { id } = (await appeal()).json().case;
    const asking = await act(id, 'answer', { seen: 1, text: 'Whose iPad?' });
    expect(asking.json().case.state).toBe('waiting');
    expect((await browser.post('/api/appeals/messages', { text: 'My brother’s' })).json().messages).toHaveLength(3);
    expect((await act(id, 'resolve', { seen: 3 })).json().code).toBe('case_over');
    const decide = (decision: string, username: string) =>
      act(id, 'decide', { seen: 3, decision, reason: 'Brothers', text: 'You were right' }, { username });
    const two = await Promise.all([decide('lifted', 'ada'), decide('lifted', 'bob')]);
    expect(two.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await browser.get('/api/auth/user')).json()).toMatchObject({ disabled: false, banReason: null });
    expect((await browser.get('/api/cases')).json().cases).toMatchObject([{ kind: 'appeal', state: 'solved', decision: 'lifted' }]);
    await settled();
    expect(notices().map(({ kind }) => kind)).toEqual(['case_answered', 'ban_lifted']);
    expect(site.acts().filter(({ subject, action }) => subject.id === memberId && action !== 'member.ban')).toMatchObject([
      { action: 'appeal.decide', before: { disabled: true }, end: { outcome: 'succeeded', after: { disabled: false } } },
    ]);
    expect(site.events('rewards.identity.member.enabled.v1')).toContainEqual({ memberId });
  });

  test('that is refused keeps the ban, and does not lift one that came after it', async () => {
    await ban();
    const { id } = (await appeal()).json().case;
    const headers = { 'idempotency-key': uuidv7() };
    const decide = (decision: string) => act(id, 'decide', { seen: 1, decision, reason: '', text: 'No' }, { headers });
    expect([await decide('kept'), await decide('kept')].map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await decide('lifted')).json().code).toBe('key_reused');
    expect((await browser.get('/api/auth/user')).json().disabled).toBe(true);
    expect((await browser.get('/api/appeals')).json().appeal).toMatchObject({ case: { decision: 'kept' } });
    expect((await browser.post('/api/appeals/messages', { text: 'But' })).json().code).toBe('appeal_decided');

    await enable();
    await ban('selin');
    const second = (await appeal()).json().case.id;
    await enable();
    await ban('selin again');
    const late = await act(second, 'decide', { seen: 1, decision: 'lifted', reason: '', text: 'Yes' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'case_changed']);
    expect((await browser.get('/api/auth/user')).json().disabled).toBe(true);
  });

  test('about a ban that somebody lifted meanwhile is not turned down', async () => {
    await ban();
    const { id } = (await appeal()).json().case;
    await enable();
    const decide = (decision: string) => act(id, 'decide', { seen: 1, decision, reason: '', text: 'Done' });
    expect((await decide('kept')).json().code).toBe('case_changed');
    expect((await decide('lifted')).json().case.decision).toBe('lifted');
    expect((await browser.get('/api/auth/user')).json().disabled).toBe(false);
  });

  test('is decided as one only', async () => {
    const { id } = await opened();
    const answer = await act(id, 'decide', { seen: 1, decision: 'lifted', reason: '', text: 'x' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_an_appeal']);
    expect((await thread(id)).messages).toHaveLength(1);
  });
});

test('canned answers are kept once under a title, and removed', async () => {
  const kept = await site.operator('POST', '/api/admin/canned-answers', { title: 'Walls take a day', text: 'Most walls…' });
  expect(kept.statusCode).toBe(201);
  const { answer } = kept.json();
  expect((await site.operator('POST', '/api/admin/canned-answers', { title: answer.title, text: 'x' })).json().code).toBe(
    'canned_answer_exists',
  );
  expect((await site.operator('GET', '/api/admin/canned-answers')).json().answers).toEqual([answer]);
  const remove = () => site.operator('DELETE', `/api/admin/canned-answers/${answer.id}`);
  expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 404]);
});

test('what was said is forgotten a year after its end, and with its member', async () => {
  const { database } = site.service.kit;
  const ids = [(await opened()).id, (await opened()).id];
  const [old = '', recent = ''] = ids;
  await browser.post(`/api/cases/${old}/close`, {});
  await database('cases')
    .whereIn('id', ids)
    .update({ changed_at: new Date(Date.now() - 366 * 86_400_000) });
  await forgetOldCases(database);
  expect([(await browser.get(`/api/cases/${old}`)).statusCode, (await thread(recent)).messages.length]).toEqual([404, 1]);
  for (const table of ['sessions', 'known_balances']) await database(table).where({ member_id: memberId }).delete();
  await database('members').where({ id: memberId }).delete();
  expect(await database('case_messages').whereIn('case_id', ids)).toEqual([]);
});
