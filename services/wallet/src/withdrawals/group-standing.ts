import type { Member } from '../members/index.ts';
import type { CheckContext } from './check-withdrawal.ts';

/** `missing`: nothing can be withdrawn until the member joins the operator's group. */
export const groupStandings = ['not_required', 'joined', 'missing'] as const;
export type GroupStanding = (typeof groupStandings)[number];

/** Asks the game platform, now. @throws platform errors when it does not answer */
export async function groupStandingOf(
  { kit, platform, groupId }: Pick<CheckContext, 'kit' | 'platform' | 'groupId'>,
  member: Pick<Member, 'platformUserId'>,
): Promise<GroupStanding> {
  if ((await kit.settings.require('require_group_membership')) !== 'on') return 'not_required';
  return (await platform.isInGroup(member.platformUserId, groupId)) ? 'joined' : 'missing';
}
