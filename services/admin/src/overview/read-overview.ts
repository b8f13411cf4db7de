import { answerOf, type Callees } from '../callees/index.ts';
import type { Overview } from './overview.ts';

const DAY_MS = 86_400_000;

type Parts = Pick<Overview, 'users' | 'withdrawals' | 'promoCodes' | 'events'>;
type Part<Name extends keyof Parts> = { count: number; part: NonNullable<Parts[Name]> };

/** Asks four services at the same time; what one does not answer is null, and it is named. */
export async function readOverview(callees: Callees): Promise<Overview> {
  const [users, withdrawals, promoCodes, events] = await Promise.allSettled([
    readUsers(callees),
    readWithdrawals(callees),
    readPromoCodes(callees),
    readEvents(callees),
  ]);
  const asked = { identity: users, wallet: withdrawals, earn: promoCodes, social: events };
  return {
    counts: {
      totalUsers: countOf(users),
      pendingWithdrawals: countOf(withdrawals),
      activePromoCodes: countOf(promoCodes),
      activeEvents: countOf(events),
    },
    users: partOf(users),
    withdrawals: partOf(withdrawals),
    promoCodes: partOf(promoCodes),
    events: partOf(events),
    unavailable: Object.entries(asked).flatMap(([service, { status }]) => (status === 'rejected' ? [service] : [])),
  };
}

async function readUsers({ identity }: Callees): Promise<Part<'users'>> {
  const totalOf = (filter: 'all' | 'banned') =>
    answerOf('identity', identity.GET('/internal/directory', { params: { query: { filter, sort: '-createdAt', limit: 1 } } }));
  const [all, banned] = await Promise.all([totalOf('all'), totalOf('banned')]);
  return { count: all.total, part: { banned: banned.total } };
}

async function readWithdrawals({ wallet }: Callees): Promise<Part<'withdrawals'>> {
  const before = new Date(Date.now() - DAY_MS).toISOString();
  const today = new Date().toISOString().slice(0, 10);
  const [payouts, stats, old] = await Promise.all([
    answerOf('wallet', wallet.GET('/internal/payouts', {})),
    answerOf('wallet', wallet.GET('/internal/stats/payouts', { params: { query: { from: today, to: today } } })),
    answerOf(
      'wallet',
      wallet.GET('/internal/withdrawals', {
        params: { query: { type: 'normal', status: 'pending', before, sort: 'createdAt', limit: 1 } },
      }),
    ),
  ]);
  return {
    count: payouts.held + payouts.processing + payouts.unknownCount,
    part: { held: stats.held, oldestAt: payouts.oldestHeldAt, overOneDay: old.total, unknown: payouts.unknownCount },
  };
}

async function readPromoCodes({ earn }: Callees): Promise<Part<'promoCodes'>> {
  const counts = await answerOf('earn', earn.GET('/internal/promo-codes/counts'));
  return { count: counts.active, part: { all: counts.all } };
}

async function readEvents({ social }: Callees): Promise<Part<'events'>> {
  const { active, ...part } = await answerOf('social', social.GET('/internal/giveaways/summary'));
  return { count: active, part };
}

function countOf(answer: PromiseSettledResult<{ count: number }>): number | null {
  return answer.status === 'fulfilled' ? answer.value.count : null;
}

function partOf<PartOf>(answer: PromiseSettledResult<{ part: PartOf }>): PartOf | null {
  return answer.status === 'fulfilled' ? answer.value.part : null;
}
