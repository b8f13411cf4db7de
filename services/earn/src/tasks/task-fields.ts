import { parseMoney } from '@facet/service-kit';
import type { Task } from './task.ts';
import { taskErrors } from './task-errors.ts';

const MOST_HUNDREDTHS = 1_000_000n;

/** What operators say of a task, as it was sent. */
export interface TaskInput {
  title: string;
  link: string;
  reward: string | number;
  isRealReward?: boolean;
}

/** @throws task_fields_missing, task_reward_invalid, task_link_invalid, bad_request (reward) */
export function taskFields(task: TaskInput): Pick<Task, 'title' | 'link' | 'rewardHundredths' | 'isRealReward'> {
  const [title, link] = [task.title.trim(), task.link.trim()];
  if (title === '' || link === '') throw taskErrors('task_fields_missing', 'Please fill in all fields');
  if (!(URL.canParse(link) && new URL(link).protocol === 'https:'))
    throw taskErrors('task_link_invalid', 'The link must begin with https://');
  const reward = parseMoney(task.reward, 'reward');
  if (reward < 1n || reward > MOST_HUNDREDTHS) throw taskErrors('task_reward_invalid', 'Please enter a valid reward amount');
  return { title, link: new URL(link).href, rewardHundredths: reward, isRealReward: task.isRealReward ?? true };
}
