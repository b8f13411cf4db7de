import type { Kit } from '@facet/service-kit';

export const rewardNames = ['daily', 'weekly', 'referral'] as const;
export type RewardName = (typeof rewardNames)[number];

/** Each reward's setting of the site. */
const settingOf: Readonly<Record<RewardName, string>> = {
  daily: 'daily_bonus',
  weekly: 'weekly_challenge',
  referral: 'referral_bonus',
};

/** A setting that was never known counts as off: nothing is paid by a guess. */
export async function isRewardOn({ settings }: Pick<Kit, 'settings'>, reward: RewardName): Promise<boolean> {
  return (await settings.find(settingOf[reward])) === 'on';
}
