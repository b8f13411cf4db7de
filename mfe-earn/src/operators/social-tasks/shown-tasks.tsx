import { useSearchSocialTasksQuery } from './social-tasks-api.ts';
import { TaskPreview } from './task-preview.tsx';

/** All of them: members see 200 at most. */
export const ALL_TASKS = { sort: 'order', limit: '200' };

/** What members see now, whatever the list beside it is searched for. */
export function ShownTasks() {
  const { data } = useSearchSocialTasksQuery(ALL_TASKS);
  return data && data.tasks.length > 0 ? <TaskPreview tasks={data.tasks} /> : null;
}
