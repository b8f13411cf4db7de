const SOURCES = ['walls', 'tasks', 'codes', 'rewards', 'referralShares', 'referralBonuses', 'prizes'] as const;
type BySource = Partial<Record<(typeof SOURCES)[number], number>>;
const BALANCE = ['earned', 'welcome', 'gameWins', 'bets', 'eventEntries', 'adjustments', 'withdrawn', 'other'] as const;

/**
 * `GET /api/user/figures`, in R$. `days`: what was earned on them, by `YYYY-MM-DD`; `before`: earlier than those 30
 * days. What the balance is made of is told apart.
 */
export function someFigures({
  today = '2026-11-21',
  days = {},
  before = {},
  balance = {},
}: {
  today?: string;
  days?: Record<string, BySource>;
  before?: BySource;
  balance?: Partial<Record<(typeof BALANCE)[number], number>>;
} = {}) {
  const at = Date.parse(today);
  const dayAgo = (ago: number): string => new Date(at - ago * 86_400_000).toISOString().slice(0, 10);
  const weekBegins = dayAgo((new Date(at).getUTCDay() + 6) % 7);
  const all = Array.from({ length: 30 }, (_, index) => dayAgo(29 - index)).map((day) => ({ day, earned: days[day] ?? {} }));
  return {
    earned: {
      total: sums([before, ...all.map(({ earned }) => earned)]),
      thisWeek: sums(all.filter(({ day }) => day >= weekBegins).map(({ earned }) => earned)),
      weekBegins,
      last30Days: sums(all.map(({ earned }) => earned)),
      days: all.map(({ day, earned }) => ({ day, ...sums([earned]) })),
    },
    balance: {
      ...(Object.fromEntries(BALANCE.map((part) => [part, (balance[part] ?? 0).toFixed(2)])) as Record<(typeof BALANCE)[number], string>),
      total: BALANCE.reduce((sum, part) => sum + (balance[part] ?? 0), 0).toFixed(2),
    },
  };
}

function sums(earned: readonly BySource[]) {
  const of = (...wanted: readonly (typeof SOURCES)[number][]): string =>
    earned.reduce((sum, each) => sum + wanted.reduce((part, source) => part + (each[source] ?? 0), 0), 0).toFixed(2);
  return {
    walls: of('walls'),
    tasks: of('tasks'),
    codes: of('codes'),
    rewards: of('rewards'),
    referrals: of('referralShares', 'referralBonuses'),
    referralShares: of('referralShares'),
    referralBonuses: of('referralBonuses'),
    prizes: of('prizes'),
    total: of(...SOURCES),
  };
}
