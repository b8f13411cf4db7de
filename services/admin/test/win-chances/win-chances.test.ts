import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectOnlyForAdmins, notFound, refusal, startConsole, type Console } from '../support/console.ts';

const [ID, MEMBER] = ['01930000-0000-7000-8000-000000000004', '01930000-0000-7000-8000-000000000005'];
const OVERRIDE = {
  id: ID,
  userId: MEMBER,
  username: 'Dark_Falcon09',
  gameType: 'bombs',
  houseEdgeMultiplier: 0.35,
  maxMultiplierOverride: null,
  notes: '=won 9 of 10',
  createdAt: '2026-11-01T00:00:00.000Z',
  createdBy: 'mirela',
  classification: 'House Advantage',
  advice: 'Sustainable for platform',
  playerExpectedValue: -0.37,
  houseEdge: 65,
  returnToPlayer: 0.63,
};
const LISTED_ONE = { ...OVERRIDE, roundsEnded: 1420, roundsWon: 480 };
const counts = { all: 1, 'Player Advantage': 0, 'Near Break-even': 0, 'House Advantage': 1 };
const LISTED = { overrides: [LISTED_ONE], counts, nextCursor: null, total: 1 };
const member = { id: MEMBER, username: 'Dark_Falcon09', platformUserId: '1', disabled: false, createdAt: OVERRIDE.createdAt };

let site: Console;
beforeAll(async () => {
  site = await startConsole({
    identity: ({ url }) => {
      if (url === `/internal/members/${MEMBER}`) return { status: 200, body: member };
      if (url.startsWith('/internal/members?')) return { status: 200, body: { members: url.endsWith('dark_falcon09') ? [member] : [] } };
      return notFound('member_not_found', 'There is no such member');
    },
    games: ({ method, url, body }) => {
      if (method === 'GET' && url.startsWith('/internal/overrides?')) return { status: 200, body: LISTED };
      if (method === 'POST') {
        const { houseEdgeMultiplier } = body as { houseEdgeMultiplier: number };
        if (houseEdgeMultiplier > 1) return refusal(400, 'win_chance_invalid', 'The win chance must be between 0.01 and 1.00');
        return { status: 200, body: { override: { ...OVERRIDE, ...(body as object) } } };
      }
      if (!url.endsWith(ID)) return notFound('override_not_found', 'There is no such override. Somebody may have removed it already.');
      return { status: 200, body: { override: method === 'DELETE' ? OVERRIDE : LISTED_ONE } };
    },
  });
});
afterAll(() => site.remove());

const PATH = '/api/admin/user-probability-overrides';
const set = (payload: object) => site.manager.call('POST', PATH, payload);

it('overrides are listed for every role, by class, and exported safely', async () => {
  const answer = await site.moderator.call('GET', `${PATH}?classification=House%20Advantage&search=fal`);
  expect([answer.statusCode, answer.json()]).toEqual([200, LISTED]);
  expect(site.peers.games.calls.at(-1)?.url).toBe('/internal/overrides?classification=House%20Advantage&search=fal&limit=50');
  expect((await site.moderator.call('GET', `${PATH}.csv`)).body).toContain(`"'=won 9 of 10"`);
});

it('one is set for a member by id, with what it replaces', async () => {
  const values = { gameType: 'bombs', houseEdgeMultiplier: 0.25, maxMultiplierOverride: 3.5, notes: 'less' };
  const answer = await set({ userId: MEMBER, ...values });
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { override: { houseEdgeMultiplier: 0.25 } }]);
  expect(site.changes('games').at(-1)?.body).toEqual({ id: expect.any(String), userId: MEMBER, ...values, by: 'a_admin' });
  expect(await site.audited('win_chance.set')).toMatchObject({
    object: { type: 'member', id: MEMBER, label: 'Dark_Falcon09' },
    input: values,
    before: { houseEdgeMultiplier: 0.35 },
    after: { houseEdgeMultiplier: 0.25 },
  });
});

it('one is set by username, for Bombs unless said otherwise; for Crash there was none', async () => {
  await set({ username: ' dark_falcon09 ', houseEdgeMultiplier: 0.4 });
  expect(site.changes('games').at(-1)?.body).toMatchObject({ userId: MEMBER, gameType: 'bombs' });
  await set({ username: 'dark_falcon09', gameType: 'crash', houseEdgeMultiplier: 0.4 });
  expect(await site.audited('win_chance.set')).toMatchObject({ input: { gameType: 'crash' }, before: null });
});

it.each([
  [{ houseEdgeMultiplier: 0.4 }, 400, 'member_missing'],
  [{ username: 'nobody_here', houseEdgeMultiplier: 0.4 }, 404, 'member_not_found'],
  [{ userId: ID, houseEdgeMultiplier: 0.4 }, 404, 'member_not_found'],
  [{ userId: MEMBER, houseEdgeMultiplier: 1.1 }, 400, 'win_chance_invalid'],
  [{ userId: MEMBER, houseEdgeMultiplier: '0.4' }, 400, 'bad_request'],
  [{ userId: MEMBER, houseEdgeMultiplier: 0.4, gameType: 'roulette' }, 400, 'bad_request'],
])('%j is refused', async (payload, status, code) => {
  const answer = await set(payload);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

it('the default is restored once, with how it was', async () => {
  const answer = await site.manager.call('DELETE', `${PATH}/${ID}`);
  expect([answer.statusCode, answer.json()]).toEqual([200, { override: LISTED_ONE }]);
  expect(await site.audited('win_chance.restore')).toMatchObject({ object: { id: MEMBER }, before: { houseEdgeMultiplier: 0.35 } });
  const gone = await site.manager.call('DELETE', `${PATH}/${MEMBER}`);
  expect([gone.statusCode, gone.json().code]).toEqual([404, 'override_not_found']);
});

it.each([
  { method: 'POST' as const, url: PATH, payload: { userId: MEMBER, houseEdgeMultiplier: 0.4 } },
  { method: 'DELETE' as const, url: `${PATH}/${ID}` },
])('$method needs the role admin', (call) => expectOnlyForAdmins(site, 'games', call));
