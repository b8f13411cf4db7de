import type { TransferTotal } from '../totals/index.ts';

/** Of one bucket, in hundredths. What was taken back is taken off where it had been counted. */
export interface Flow {
  /** By wall. */
  walls: Map<string, bigint>;
  /** What members got otherwise. */
  tasks: bigint;
  promos: bigint;
  rewards: bigint;
  referrals: bigint;
  events: bigint;
  welcome: bigint;
  adjustments: bigint;
  paidOut: bigint;
  /** What members staked in games, and what games paid or gave back. */
  staked: bigint;
  won: bigint;
  /** How far the members' balances, their debts and what is held changed. */
  balances: bigint;
  debts: bigint;
  held: bigint;
}

export const nothing = (): Flow => ({
  walls: new Map(),
  tasks: 0n,
  promos: 0n,
  rewards: 0n,
  referrals: 0n,
  events: 0n,
  welcome: 0n,
  adjustments: 0n,
  paidOut: 0n,
  staked: 0n,
  won: 0n,
  balances: 0n,
  debts: 0n,
  held: 0n,
});

type Sum = Exclude<keyof Flow, 'walls'>;

/**
 * Where a type of transfer between a member and a system account is counted; what reaches the member counts positive.
 */
const countedIn: Readonly<Record<string, Sum>> = {
  social_task: 'tasks',
  promo: 'promos',
  daily_bonus: 'rewards',
  weekly_challenge: 'rewards',
  referral_reward: 'rewards',
  referral_bonus: 'referrals',
  event_prize: 'events',
  event_fee: 'events',
  welcome_bonus: 'welcome',
  adjustment: 'adjustments',
};

type Moved = Pick<TransferTotal, 'type' | 'debitAccount' | 'creditAccount' | 'amount' | 'undo'>;

/** Adds what moved to a bucket's flow. Pure; types it does not know change only the balances. */
export function addTransfer(flow: Flow, { type, debitAccount, creditAccount, amount, undo }: Moved): void {
  addToAccount(flow, creditAccount, amount);
  addToAccount(flow, debitAccount, -amount);
  if (type === 'payout') flow.paidOut += undo ? -amount : amount;
  const toMember = isMembers(creditAccount);
  if (toMember === isMembers(debitAccount)) return;
  const reached = toMember ? amount : -amount;
  const account = toMember ? debitAccount : creditAccount;
  if (type === 'wall_credit') flow.walls.set(wallOf(account), (flow.walls.get(wallOf(account)) ?? 0n) + reached);
  else if (type === 'bet') flow.staked -= reached;
  else if (type === 'game_win' || (type === 'refund' && account === 'house')) flow.won += reached;
  else if (type === 'refund' && account === 'events') flow.events += reached;
  else if (countedIn[type]) flow[countedIn[type]] += reached;
}

/** A debt is what the member owes: the account's balance is below zero by it. */
function addToAccount(flow: Flow, account: string, change: bigint): void {
  if (account === 'available') flow.balances += change;
  else if (account === 'debt') flow.debts -= change;
  else if (account === 'payouts:held') flow.held += change;
}

const isMembers = (account: string): boolean => account === 'available' || account === 'debt';
const wallOf = (account: string): string => account.replace(/^wall:/, '');

export const fromWalls = (flow: Flow): bigint => [...flow.walls.values()].reduce((sum, amount) => sum + amount, 0n);
export const otherwise = ({ tasks, promos, rewards, referrals, events, welcome, adjustments }: Flow): bigint =>
  tasks + promos + rewards + referrals + events + welcome + adjustments;
/** What games kept. */
export const houseResult = ({ staked, won }: Flow): bigint => staked - won;
