import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectOnlyForAdmins, refusal, startConsole, type Console } from '../support/console.ts';

const GOLD = '01920000-0000-7000-8000-000000000003';
const RANK = { id: GOLD, name: 'Gold', bonusPercentage: 5, requiredEarnings: '500.00', color: '#ffd700' };
const SUMMARY = {
  paidThisMonth: '4121.40',
  paidLastMonth: '5890.15',
  referredMembers: 3102,
  largest: { memberId: GOLD, username: 'ZephyrQuill', total: '611.20' },
};
const EDIT = { bonusPercentage: 5.5, requiredEarnings: '400', color: '#D9A520' };

let site: Console;
beforeAll(async () => {
  site = await startConsole({
    social: ({ method, url, body }) => {
      if (url === '/internal/ranks') return { status: 200, body: { ranks: [{ ...RANK, members: 331 }] } };
      if (url === '/internal/referral-summary') return { status: 200, body: SUMMARY };
      if (method !== 'PUT') return refusal(404, 'not_found', 'There is nothing here');
      const { bonusPercentage, expected } = body as { bonusPercentage: number; expected?: { color: string } };
      if (expected && expected.color !== RANK.color) return refusal(409, 'rank_changed', 'Somebody changed Gold meanwhile.');
      if (bonusPercentage > 100) return refusal(400, 'rank_invalid', 'The bonus must be between 0 and 100 percent, in steps of 0.1.');
      return { status: 200, body: { rank: { ...RANK, bonusPercentage: 5.5, requiredEarnings: '400.00', color: '#d9a520' } } };
    },
  });
});
afterAll(() => site.remove());

const edit = (payload: object, id = GOLD) => site.manager.call('PUT', `/api/admin/referral-ranks/${id}`, payload);

it('ranks and what they pay are for every role to see', async () => {
  expect((await site.moderator.call('GET', '/api/admin/referral-ranks')).json()).toEqual({ ranks: [{ ...RANK, members: 331 }] });
  expect((await site.moderator.call('GET', '/api/admin/referral-summary')).json()).toEqual(SUMMARY);
});

it('a rank is edited, with how it was before', async () => {
  const answer = await edit(EDIT);
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { rank: { bonusPercentage: 5.5, color: '#d9a520' } }]);
  expect(site.changes('social').at(-1)).toEqual({ method: 'PUT', url: `/internal/ranks/${GOLD}`, body: { ...EDIT, by: 'a_admin' } });
  expect(await site.audited('referral_rank.edit')).toMatchObject({
    object: { label: 'Gold' },
    before: { bonusPercentage: 5 },
    after: { bonusPercentage: 5.5 },
  });
});

it('a rank that another operator has changed meanwhile is not overwritten', async () => {
  const seen = { bonusPercentage: 5, requiredEarnings: '500.00', color: '#000000' };
  const answer = await edit({ ...EDIT, expected: seen });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'rank_changed']);
  expect(await site.audited('referral_rank.edit')).toMatchObject({ outcome: 'failed', problem: 'Somebody changed Gold meanwhile.' });
});

it('what is wrong is refused', async () => {
  expect((await edit({ ...EDIT, bonusPercentage: 101 })).json().code).toBe('rank_invalid');
  expect((await edit({ ...EDIT, requiredEarnings: true })).statusCode).toBe(400);
  expect((await edit({ color: '#000000' })).statusCode).toBe(400);
  expect((await edit(EDIT, '01920000-0000-7000-8000-00000000ffff')).json().code).toBe('rank_not_found');
});

it('an edit needs the role admin', () =>
  expectOnlyForAdmins(site, 'social', { method: 'PUT', url: `/api/admin/referral-ranks/${GOLD}`, payload: EDIT }));
