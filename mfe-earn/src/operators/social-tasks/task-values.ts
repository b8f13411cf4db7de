import { typedAmount } from '@facet/console-kit';
import { t } from '../texts.ts';

/** As typed. */
export interface TaskValues {
  title: string;
  link: string;
  reward: string;
  isActive: boolean;
  isRealReward: boolean;
}

export const NO_TASK: TaskValues = { title: '', link: '', reward: '', isActive: true, isRealReward: true };

/** What is wrong, by field. */
export function taskProblems({ title, link, reward }: TaskValues): Partial<Record<keyof TaskValues, string>> {
  const amount = typedAmount(reward);
  const missing = t('Please fill in all fields');
  return {
    ...(title.trim() === '' && { title: missing }),
    ...(!isHttps(link.trim()) && { link: link.trim() === '' ? missing : t('The link must begin with https://') }),
    ...((amount === null || amount === 0n) && { reward: reward.trim() === '' ? missing : t('Please enter a valid reward amount') }),
  };
}

function isHttps(link: string): boolean {
  return URL.canParse(link) && new URL(link).protocol === 'https:';
}
