import { readAnswer, type Clients } from '../clients/index.ts';
import type { Overview } from './overview.ts';

type Parts = Pick<Overview, 'users' | 'withdrawals' | 'promoCodes' | 'events'>;
type Part<Name extends keyof Parts> = { count: number; part: NonNullable<Parts[Name]> };

/** Asks four services at the same time; what one does not answer is null, and it is named. */
export async function readOverview(clients: Clients): Promise<Overview> {
  const [users, withdrawals, promoCodes, events] = await Promise.allSettled([
    readUsers(clients),
    readWithdrawals(clients),
    readPromoCodes(clients),
    readEvents(clients),
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

async function readUsers({ identity }: Clients): Promise<Part<'users'>> {
  const totalOf = (filter: 'all' | 'banned') =>
    readAnswer('identity', identity.GET('/internal/directory', { params: { query: { filter, sort: '-createdAt', limit: 1 } } }));
  const [all, banned] = await Promise.all([totalOf('all'), totalOf('banned')]);
  return { count: all.total, part: { banned: banned.total } };
}

async function readWithdrawals({ wallet }: Clients): Promise<Part<'withdrawals'>> {
  const today = new Date().toISOString().slice(0, 10);
  const [payouts, stats] = await Promise.all([
    readAnswer('wallet', wallet.GET('/internal/payouts', {})),
    readAnswer('wallet', wallet.GET('/internal/stats/payouts', { params: { query: { from: today, to: today } } })),
  ]);
  return {
    count: payouts.held + payouts.processing + payouts.unknownCount,
    part: { held: stats.held, oldestAt: payouts.oldestHeldAt, overOneDay: payouts.overOneDay, unknown: payouts.unknownCount },
  };
}

async function readPromoCodes({ earn }: Clients): Promise<Part<'promoCodes'>> {
  const counts = await readAnswer('earn', earn.GET('/internal/promo-codes/counts'));
  return { count: counts.active, part: { all: counts.all } };
}

async function readEvents({ social }: Clients): Promise<Part<'events'>> {
  const { active, ...part } = await readAnswer('social', social.GET('/internal/giveaways/summary'));
  return { count: active, part };
}

function countOf(answer: PromiseSettledResult<{ count: number }>): number | null {
  return answer.status === 'fulfilled' ? answer.value.count : null;
}

function partOf<PartOf>(answer: PromiseSettledResult<{ part: PartOf }>): PartOf | null {
  return answer.status === 'fulfilled' ? answer.value.part : null;
}
