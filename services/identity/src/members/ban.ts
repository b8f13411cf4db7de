import type { Member } from './member.ts';

/** Whether a member is banned, why and by whom. */
export type Ban = Pick<Member, 'disabled' | 'banReason' | 'bannedBy'>;

/** A copy: the member itself changes with what is written. */
export const banOf = ({ disabled, banReason, bannedBy }: Ban): Ban => ({ disabled, banReason, bannedBy });

/** What a ban, or its end, made of a member. */
export interface BanChange {
  before: Ban;
  after: Member;
}
