import { formatMoney, type Database } from '@facet/service-kit';
import { readAccounts, readTotals, type AccountBalance, type TransferTotal } from '../totals/index.ts';
import { addTransfer, type Flow, fromWalls, houseResult, nothing, otherwise } from './flow-rules.ts';
import { iso, moneyWindow, type MoneyWindow, type MoneyWindowName } from './money-window.ts';

/** What came in, went out and is owed, by hour or day, all of it from the ledger. */
export async function readMoney(database: Database, name: MoneyWindowName, now: Date) {
  const window = moneyWindow(name, now);
  const from = iso(window.fromMs);
  const [totals, opening, before] = await Promise.all([
    readTotals(database, { from, to: iso(window.toMs), by: window.by }),
    readAccounts(database, from),
    readTotals(database, { from: iso(window.before.fromMs), to: iso(window.before.toMs), by: 'hour' }),
  ]);
  const flows = flowsOf(window, totals);
  const walls = [...new Set(flows.flatMap((flow) => [...flow.walls.keys()]))].toSorted();
  return {
    window: name,
    by: window.by,
    from,
    to: iso(window.toMs),
    walls,
    buckets: presentBuckets(window, flows, walls, openingOf(opening)),
    sum: presentFlow(together(flows), walls),
    before: presentFlow(flowOf(before), walls),
  };
}

/** One for each bucket, empty ones too. */
function flowsOf({ fromMs, bucketMs, buckets }: MoneyWindow, totals: readonly TransferTotal[]): Flow[] {
  const flows = Array.from({ length: buckets }, nothing);
  for (const total of totals) {
    const flow = flows[(Date.parse(total.start) - fromMs) / bucketMs];
    if (flow) addTransfer(flow, total);
  }
  return flows;
}

function flowOf(totals: readonly TransferTotal[]): Flow {
  const flow = nothing();
  for (const total of totals) addTransfer(flow, total);
  return flow;
}

function together(flows: readonly Flow[]): Flow {
  const sum = nothing();
  for (const flow of flows) {
    for (const [wall, amount] of flow.walls) sum.walls.set(wall, (sum.walls.get(wall) ?? 0n) + amount);
    for (const name of sums) sum[name] += flow[name];
  }
  return sum;
}
const { walls: _walls, ...plain } = nothing();
const sums = Object.keys(plain) as (keyof typeof plain)[];

type Owed = Pick<Flow, 'balances' | 'debts' | 'held'>;

function openingOf(accounts: readonly AccountBalance[]): Owed {
  const has = (name: string): bigint => accounts.find(({ account }) => account === name)?.balance ?? 0n;
  return { balances: has('available'), debts: -has('debt'), held: has('payouts:held') };
}

/** Each with what was owed at its end. */
function presentBuckets({ fromMs, bucketMs }: MoneyWindow, flows: readonly Flow[], walls: readonly string[], opening: Owed) {
  const owed = { ...opening };
  return flows.map((flow, index) => {
    owed.balances += flow.balances;
    owed.debts += flow.debts;
    owed.held += flow.held;
    return {
      start: iso(fromMs + index * bucketMs),
      ...presentFlow(flow, walls),
      owed: { balances: formatMoney(owed.balances), debts: formatMoney(owed.debts), held: formatMoney(owed.held) },
    };
  });
}

function presentFlow(flow: Flow, walls: readonly string[]) {
  const wallsTogether = fromWalls(flow);
  return {
    walls: walls.map((wall) => formatMoney(flow.walls.get(wall) ?? 0n)),
    fromWalls: formatMoney(wallsTogether),
    tasks: formatMoney(flow.tasks),
    promos: formatMoney(flow.promos),
    rewards: formatMoney(flow.rewards),
    referrals: formatMoney(flow.referrals),
    events: formatMoney(flow.events),
    welcome: formatMoney(flow.welcome),
    adjustments: formatMoney(flow.adjustments),
    earned: formatMoney(wallsTogether + otherwise(flow)),
    paidOut: formatMoney(flow.paidOut),
    net: formatMoney(wallsTogether - flow.paidOut),
    staked: formatMoney(flow.staked),
    won: formatMoney(flow.won),
    houseResult: formatMoney(houseResult(flow)),
  };
}
