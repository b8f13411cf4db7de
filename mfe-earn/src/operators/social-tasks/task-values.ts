import { formatAmount } from '@facet/ui';
import { typedAmount, type Change } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { SocialTask } from './social-tasks-api.ts';

/** As typed. */
export interface TaskValues {
  title: string;
  link: string;
  reward: string;
  isActive: boolean;
  isRealReward: boolean;
}

export const NO_TASK: TaskValues = { title: '', link: '', reward: '', isActive: true, isRealReward: true };

export function valuesOf({ title, link, reward, isActive, isRealReward }: SocialTask): TaskValues {
  return { title, link, reward, isActive, isRealReward };
}

/** As it is sent. */
export function taskOf({ title, link, reward, isRealReward }: TaskValues) {
  return { title: title.trim(), link: link.trim(), reward: reward.trim(), isRealReward };
}

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

/** What would be different. */
export function taskChanges(values: TaskValues, seen: SocialTask): Change[] {
  const [was, is] = [taskOf(valuesOf(seen)), taskOf(values)];
  const amount = (reward: string) => (typedAmount(reward) === null ? reward : formatAmount(reward));
  const pays = (isReal: boolean) => (isReal ? t('Real reward') : t('Not paid out'));
  return [
    { label: t('Title'), before: was.title, after: is.title },
    { label: t('Link'), before: was.link, after: is.link },
    { label: t('Reward, R$'), before: amount(was.reward), after: amount(is.reward) },
    { label: t('Pays'), before: pays(was.isRealReward), after: pays(is.isRealReward) },
  ].filter(({ before, after }) => before !== after);
}
