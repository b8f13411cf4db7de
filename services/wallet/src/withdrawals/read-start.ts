import { formatMoney, parseMoney } from '@facet/service-kit';
import { whyStopped } from '../audit/index.ts';
import { readBalance, type Balance } from '../ledger/index.ts';
import { findActiveMember } from '../members/index.ts';
import type { CheckContext } from './check-withdrawal.ts';
import { findAgain, findRepeated } from './find-again.ts';
import { groupStandingOf, type GroupStanding } from './group-standing.ts';
import { presentWithdrawal } from './list-withdrawals.ts';
import { orUnknown } from './or-unknown.ts';

/** What is looked at before anything is chosen. */
export const startChecks = ['account', 'group', 'balance', 'debt', 'payouts'] as const;
export type StartCheck = (typeof startChecks)[number];
/** `waits`: it may be asked for, and is paid later than usual. */
export const checkStates = ['passed', 'failed', 'waits', 'unknown'] as const;
export type CheckState = (typeof checkStates)[number];

/**
 * All that a member can be told before they choose: what they have, between what a withdrawal may be, what stands in
 * its way, and the last one to repeat. Nothing is promised by it: the request looks at each again, under its locks.
 * @throws withdrawal_not_found (404) for `of`
 */
export async function readStart(context: CheckContext, { memberId, of }: { memberId: string; of: string | undefined }) {
  const { kit, platform, bot } = context;
  const { database, settings } = kit;
  const [member, before] = await Promise.all([findActiveMember(kit, memberId), findRepeated(database, memberId, of)]);
  const experiences = orUnknown(kit, 'experiences', platform.experiencesOf(member.platformUserId));
  const buyer = bot.account();
  const [found, group, paysFrom, balance, minimum, stop, again] = await Promise.all([
    experiences,
    orUnknown(kit, 'group', groupStandingOf(context, member)),
    orUnknown(kit, 'payout account', buyer),
    readBalance(database, memberId),
    settings.find('min_withdrawal'),
    whyStopped(database),
    before && findAgain(context, before, { member, experiences, buyer }),
  ]);
  const least = minimum === undefined ? null : parseMoney(minimum, 'min_withdrawal');
  const states: Record<StartCheck, CheckState> = {
    account: found === null ? 'unknown' : found.length > 0 ? 'passed' : 'failed',
    group: stateOfGroup(group),
    balance: least === null ? 'unknown' : passedIf(balance.availableHundredths >= least),
    debt: passedIf(balance.debtHundredths <= 0n),
    payouts: paysFrom === null ? 'unknown' : paysFrom === undefined ? 'failed' : stop ? 'waits' : 'passed',
  };
  return {
    ...limits(balance, least),
    experiences: found,
    checks: startChecks.map((check) => ({ check, state: states[check] })),
    again: before && again ? { of: presentWithdrawal(before, member.username), ...again } : null,
  };
}

function limits({ availableHundredths, debtHundredths }: Balance, least: bigint | null) {
  return {
    balance: formatMoney(availableHundredths),
    debt: formatMoney(debtHundredths),
    minimum: least === null ? null : formatMoney(least),
  };
}

function stateOfGroup(group: GroupStanding | null): CheckState {
  return group === null ? 'unknown' : passedIf(group !== 'missing');
}

const passedIf = (isSo: boolean): CheckState => (isSo ? 'passed' : 'failed');
