import type { FakeCalls } from '@facet/remote-kit/testing';
import { fakeMonths } from './fake-months.ts';
import type { Account, Bucket, GameResults, Money, MoneyAccounts, WallFigures } from '../../../src/operators/money/money-api.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

type Flow = Money['sum'];

function someFlow(walls: readonly string[], paidOut: string): Flow {
  const fromWalls = addUp(walls);
  return {
    walls: [...walls],
    fromWalls,
    tasks: '120.00',
    promos: '350.00',
    rewards: '80.00',
    referrals: '41.25',
    events: '-35.00',
    welcome: '0.00',
    adjustments: '0.00',
    earned: addUp([fromWalls, '556.25']),
    paidOut,
    net: addUp([fromWalls, `-${paidOut}`]),
    staked: '1900.00',
    won: '1612.50',
    houseResult: '287.50',
  };
}

const days = [
  [['8607.31', '9869.46', '5943.85', '3357.81'], '25012.15'],
  [['11663.71', '7458.11', '7481.32', '4426.71'], '22477.34'],
  [['12534.74', '8708.12', '7696.27', '3419.56'], '20185.81'],
  [['12668.94', '8961.43', '5162.01', '4287.01'], '21458.70'],
  [['13899.74', '9407.31', '5391.06', '3951.63'], '27645.86'],
  [['12557.62', '8740.09', '11884.23', '4734.75'], '27444.26'],
  [['2793.17', '1945.55', '2018.66', '935.14'], '3091.22'],
] as const;

/** As many buckets as the window has, the seven days of the mockup over and over. */
function someMoney(window: Money['window'] = '7d'): Money {
  const by = window === '24h' ? 'hour' : 'day';
  const count = { '24h': 24, '7d': 7, '30d': 30, '90d': 90 }[window];
  const lengthMs = by === 'hour' ? HOUR_MS : DAY_MS;
  const endMs = Math.floor(Date.now() / lengthMs + 1) * lengthMs;
  const buckets = Array.from({ length: count }, (_, index): Bucket => {
    const [walls, paidOut] = days[index % days.length] ?? days[0];
    const start = new Date(endMs - (count - index) * lengthMs).toISOString();
    return {
      start,
      ...someFlow(walls, paidOut),
      owed: { balances: `${396_000 + 1_000 * (index % 7)}.20`, debts: '611.50', held: '11970.00' },
    };
  });
  const sumOf = (field: Exclude<keyof Flow, 'walls'>) => addUp(buckets.map((bucket) => bucket[field]));
  const walls = [0, 1, 2, 3].map((wall) => addUp(buckets.map((bucket) => bucket.walls[wall] ?? '0')));
  const fields = Object.keys(someFlow(['0'], '0')).filter((field) => field !== 'walls') as Exclude<keyof Flow, 'walls'>[];
  const sum = { walls, ...Object.fromEntries(fields.map((field) => [field, sumOf(field)])) } as Flow;
  const [from, to] = [new Date(endMs - count * lengthMs).toISOString(), new Date(endMs).toISOString()];
  return {
    window,
    by,
    from,
    to,
    walls: ['a', 'b', 'c', 'd'],
    buckets,
    sum,
    before: { ...sum, fromWalls: '188800.00', paidOut: '150000.00' },
  };
}

const account = (name: string, records: string | null, ledger: string, change: Partial<Account> = {}): Account => ({
  account: name,
  records,
  ledger,
  difference: records === null ? null : '0.00',
  state: records === null ? 'ledger_only' : 'agrees',
  count: null,
  ...change,
});

export function someAccounts(change: Partial<MoneyAccounts> = {}): MoneyAccounts {
  return {
    accounts: [
      account('sum', '0.00', '0.00'),
      account('members', '402118.20', '402118.20', { count: 12_418 }),
      account('payouts:held', '11970.00', '11970.00', { count: 15 }),
      account('payouts:paid', '3184902.50', '3184902.50', { count: 8_204 }),
      account('wall:a', '-1904311.75', '-1904311.75'),
      account('wall:c', '-902418.25', '-902405.75', { difference: '-12.50', state: 'on_its_way' }),
      account('house', null, '96044.15'),
    ],
    owed: {
      members: 12_418,
      balances: '402729.70',
      debts: '611.50',
      held: '11970.00',
      heldCount: 15,
      unknown: '2550.00',
      unknownCount: 3,
      pending: '80.00',
      referralRewards: '300.00',
      total: '415079.70',
    },
    unavailable: [],
    ...change,
  };
}

const games: GameResults = {
  days: 7,
  games: [
    { game: 'bombs', rounds: 812, staked: '8120.00', paid: '6577.20', result: '1542.80' },
    { game: 'crash', rounds: 420, staked: '5180.00', paid: '4610.00', result: '570.00' },
  ],
};

type Walls = WallFigures['walls'][number];

/** R$ 1,000 cost US$ 3.50. */
function wall(id: string, label: string, credited: string, reversed: string, change: Partial<Walls> = {}): Walls {
  return {
    id,
    label,
    accepted: 120,
    refused: 12,
    alerts: 0,
    credited,
    pending: '0.00',
    reversed,
    median: '84.00',
    lastAcceptedAt: null,
    silentSeconds: null,
    saysRevenue: true,
    signsRevenue: true,
    credits: 100,
    creditsWithRevenue: 100,
    revenue: null,
    revenueReversed: null,
    cost: null,
    margin: null,
    marginPercent: null,
    ...change,
  };
}

const walls = [
  wall('a', 'CPX Research', '74725.23', '1345.05', {
    silentSeconds: 40,
    signsRevenue: false,
    creditsWithRevenue: 98,
    revenue: '747.25',
    cost: '261.54',
    margin: '490.94',
    marginPercent: '65.70',
  }),
  wall('b', 'BitLabs', '55090.07', '0.00', {
    silentSeconds: 90_000,
    revenue: '160.00',
    cost: '192.82',
    margin: '-32.82',
    marginPercent: '-20.51',
  }),
  wall('c', 'Lootably', '0.00', '0.00', { credits: 0, creditsWithRevenue: 0, cost: '0.00' }),
  wall('d', 'ayeT-Studios', '25112.61', '50.00', { silentSeconds: 2_280, saysRevenue: false, creditsWithRevenue: 0, cost: '87.89' }),
];

export function someWalls(change: Partial<WallFigures> = {}): WallFigures {
  return {
    days: 7,
    creditCostCents: 350,
    walls,
    sum: {
      credited: '154927.91',
      reversed: '1395.05',
      credits: 300,
      creditsWithRevenue: 198,
      revenue: '907.25',
      revenueReversed: null,
      cost: '542.25',
      margin: '458.12',
      marginPercent: '50.50',
    },
    ...change,
  };
}

/** A week as the mockup has it. */
export const fakeMoney: FakeCalls = {
  ...fakeMonths,
  'GET /api/admin/money': ({ query }) => someMoney((query.get('window') ?? '7d') as Money['window']),
  'GET /api/admin/money/accounts': () => someAccounts(),
  'GET /api/admin/money/games': () => games,
  'GET /api/admin/money/walls': () => someWalls(),
};

/** Good enough for amounts that nobody gets; the page itself counts in hundredths. */
function addUp(amounts: readonly string[]): string {
  return amounts.reduce((total, amount) => total + Number(amount), 0).toFixed(2);
}
