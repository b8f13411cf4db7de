import { formatMoney, type Kit } from '@facet/service-kit';
import { readBalances } from '../ledger/index.ts';
import { findInDirectory } from '../members/index.ts';

/** Adds the members' balances, and what identity knows of them: a list without that is better than none. */
export async function withMembers<Shown extends { userId: string }>(kit: Pick<Kit, 'database' | 'fetchOf'>, withdrawals: readonly Shown[]) {
  const memberIds = [...new Set(withdrawals.map(({ userId }) => userId))];
  if (memberIds.length === 0) return [];
  const [balances, directory] = await Promise.all([readBalances(kit.database, memberIds), findInDirectory(kit, memberIds).catch(() => [])]);
  const balanceOf = new Map(memberIds.map((memberId, index) => [memberId, balances[index]]));
  const known = new Map(directory.map((member) => [member.id, member]));
  return withdrawals.map((withdrawal) => {
    const balance = balanceOf.get(withdrawal.userId);
    const member = known.get(withdrawal.userId);
    return {
      ...withdrawal,
      balance: balance ? formatMoney(balance.availableHundredths) : null,
      debt: balance ? formatMoney(balance.debtHundredths) : null,
      disabled: member?.disabled ?? null,
      riskSigns: member?.riskSigns ?? null,
    };
  });
}
