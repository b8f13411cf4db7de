import { fail, sessionCalls, someMember, type FakeCalls } from '@facet/remote-kit/fakes';
import { withNotices } from './inbox-states.ts';
import { someDaily, someFirstSteps, someGoodOffers, someTask } from './some-first-steps.ts';
import { someMilestone } from './some-milestone.ts';
import { someTransaction } from './some-transaction.ts';
import type { State } from './states.ts';

const FIRST_STEPS = 'GET /api/user/first-steps';
const REWARDS = 'GET /api/rewards';
const CLAIMABLE = 'GET /api/rewards/claimable';
const away = () => fail(503, 'unavailable', 'The wallet does not answer right now. Please try again.');
const hangs = () => new Promise(() => undefined);

const newcomer: FakeCalls = {
  ...sessionCalls(someMember({ balance: '0.00', totalEarned: '0.00', joinedAt: new Date().toISOString(), isFirstVisit: true })),
  'GET /api/public/stats': () => ({ members: 12480, robuxDistributed: '1924310.00', activeUsers: 836 }),
  'GET /api/withdraw/history': () => ({ withdrawals: [] }),
  [FIRST_STEPS]: () => someFirstSteps(),
  [REWARDS]: () => ({ daily: someDaily() }),
  [CLAIMABLE]: () => ({ count: 0, streak: 0, claims: [] }),
  'GET /api/social-media-tasks': () => ({ tasks: [someTask()] }),
  'GET /api/offers': someGoodOffers,
  'GET /api/live/payouts': () => ({
    payouts: ['k•••x', 'm•••u', 't•••r'].map((name) => ({ name, amount: '250.00', paidAt: new Date().toISOString() })),
  }),
};
const at = '2026-11-23T14:02:00.000Z';
const firstCredits = {
  dailyBonus: { amount: '10.00', at },
  socialTask: { amount: '8.00', at },
  survey: { amount: '16.00', at },
  earned: '34.00',
};
const withThreeSteps: FakeCalls = {
  ...newcomer,
  ...sessionCalls(someMember({ balance: '34.00', totalEarned: '34.00', joinedAt: new Date().toISOString(), isFirstVisit: true }), [
    someTransaction({ amount: '16.00', balanceAfter: '34.00' }),
  ]),
  [CLAIMABLE]: () => ({ count: 0, streak: 1, claims: [] }),
  [REWARDS]: () => ({ daily: someDaily({ canClaim: false, isClaimedToday: true, streak: 1, next: '15.00' }) }),
  [FIRST_STEPS]: () => someFirstSteps(firstCredits),
};
const paidByWall = { kind: 'wall.offer', values: { provider: 'BitLabs', offer: 'Shopping habits' }, text: 'BitLabs · Shopping habits' };
const firstCredit = someMilestone({ id: 'first_credit', name: 'first_credit', amount: '16.00', type: 'wall_credit', line: paidByWall });
const paid = { amount: '250.00', gamepassName: 'VIP Lounge', withdrawalId: 'w5', arrives: '175.00' };
const firstPayout = someMilestone({ id: 'first_payout', name: 'first_payout', ...paid });
const rankReached = someMilestone({
  id: 'social.rank_reached:Silver',
  name: 'told',
  kind: 'social.rank_reached',
  values: { rank: 'Silver', rankBefore: 'Bronze', percent: '3.00', percentBefore: '2.00', milestone: 'Silver' },
});
const wholeWeek = someMilestone({
  id: 'earn.streak_reached:7',
  name: 'told',
  kind: 'earn.streak_reached',
  values: { days: '7', milestone: '7' },
});
/** What the shell shows in the first days of a member. */
export const newcomerStates: State[] = [
  {
    name: 'dashboard of a newcomer',
    calls: newcomer,
    reach: (page) => page.getByRole('button', { name: 'Follow' }).waitFor(),
    mockup: 'dashboard-first-zero',
  },
  {
    name: 'dashboard of a newcomer, three steps done',
    calls: withThreeSteps,
    reach: (page) => page.getByText('3 of 5', { exact: true }).waitFor(),
    mockup: 'dashboard-first-three',
  },
  {
    name: 'dashboard of a newcomer, the whole stone',
    calls: { ...withThreeSteps, [FIRST_STEPS]: () => someFirstSteps({ ...firstCredits, goal: '100.00', gamepassName: 'VIP Lounge' }) },
    reach: (page) => page.getByText('of your streak').waitFor(),
    mockup: 'dashboard-first-done',
  },
  {
    name: 'dashboard of a newcomer, how to sell a gamepass',
    calls: newcomer,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Show me how' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'dashboard of a newcomer, loading',
    calls: { ...newcomer, [FIRST_STEPS]: hangs },
    reach: (page) => page.getByText('Loading your first steps').waitFor({ state: 'attached' }),
  },
  {
    name: 'dashboard of a newcomer, everything away',
    calls: { ...newcomer, [FIRST_STEPS]: away, 'GET /api/public/stats': away },
    reach: (page) => page.getByText('Your first steps did not load').waitFor(),
  },
  {
    name: 'dashboard of a newcomer, the steps’ lists away',
    calls: { ...newcomer, [REWARDS]: away, 'GET /api/social-media-tasks': away, 'GET /api/offers': away },
    reach: (page) => page.getByRole('button', { name: 'Retry' }).first().waitFor(),
  },
  {
    name: 'dashboard, the first credit has arrived',
    calls: {
      ...withThreeSteps,
      'GET /api/live': () =>
        liveCredit({ balance: '34.00', totalEarned: '34.00', delta: '16.00', type: 'wall_credit', provider: 'BitLabs' }),
      'GET /api/user/milestones': () => ({ next: firstCredit }),
      'POST /api/user/milestones/shown': () => ({ isFirst: true }),
    },
    reach: async (page) => {
      await page.getByRole('heading', { name: 'Your first credit' }).waitFor();
      await page
        .getByText(/R\$ \d+\.00 from BitLabs/)
        .filter({ visible: true })
        .first()
        .waitFor();
    },
    mockup: 'credit-moment-first',
  },
  {
    name: 'dashboard, the first payout',
    calls: {
      ...newcomer,
      'GET /api/user/milestones': () => ({ next: firstPayout }),
      'POST /api/user/milestones/shown': () => ({ isFirst: true }),
    },
    reach: (page) => page.getByRole('heading', { name: 'Your first payout is on its way' }).waitFor(),
    mockup: 'credit-moment-payout',
  },
  {
    name: 'dashboard, a rank was reached',
    calls: milestone(rankReached),
    reach: (page) => page.getByRole('heading', { name: 'You’re Silver now' }).waitFor(),
    mockup: 'credit-moment-rank',
  },
  {
    name: 'dashboard, a week in a row',
    calls: milestone(wholeWeek),
    reach: (page) => page.getByRole('heading', { name: '7 days in a row' }).waitFor(),
  },
];

function milestone(next: object): FakeCalls {
  return {
    ...newcomer,
    'GET /registry.json': () => withNotices(['earn', 'wallet', 'social']),
    'GET /api/user/milestones': () => ({ next }),
    'POST /api/user/milestones/shown': () => ({ isFirst: true }),
    'GET /api/referral/stats': () => ({
      totalEarnings: '100.00',
      currentRank: { name: 'Silver' },
      nextRank: { name: 'Gold', requiredEarnings: '500.00' },
      missingToNext: '400.00',
      progressToNext: 0,
    }),
  };
}

/** A stream in which one credit arrives. */
function liveCredit(event: object): Response {
  return new Response(`event: balance\ndata: ${JSON.stringify(event)}\n\n`, { headers: { 'content-type': 'text/event-stream' } });
}
