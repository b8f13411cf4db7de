import { formatMoney } from '@facet/service-kit';
import type { Money } from './balance-asks.ts';
import type { Balances } from './balances.ts';
import type { Member } from './member.ts';
import type { User } from './user.ts';

/** Puts a member and their money together. Never fails because of the wallet. */
export class UserPresenter {
  readonly #balances: Balances;

  constructor(balances: Balances) {
    this.#balances = balances;
  }

  /** `known`: what is kept of their money, where it was read already. */
  async present(member: Member, known?: Money | null): Promise<User> {
    const { balanceHundredths, totalEarnedHundredths, stale } = await this.#balances.of(member.id, known);
    const { id, username, rank, adminRole, profilePicture, disabled, banReason, bannedBy } = member;
    return {
      id,
      username,
      balance: formatMoney(balanceHundredths),
      totalEarned: formatMoney(totalEarnedHundredths),
      rank,
      adminRole,
      profilePicture,
      disabled,
      banReason,
      bannedAt: member.bannedAt?.toISOString() ?? null,
      bannedBy,
      joinedAt: member.createdAt.toISOString(),
      stale,
    };
  }
}
