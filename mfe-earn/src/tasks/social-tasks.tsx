import { useState } from 'react';
import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Card, CardHead, EmptyState, ErrorCard, Icon, Rows, SkeletonRows, Text, VisuallyHidden } from '@facet/ui';
import { useGetTasksQuery, type SocialTask } from '../api/earn-api.ts';
import { t } from '../texts.ts';
import styles from './social-tasks.module.css';
import { TaskRow } from './task-row.tsx';

/**
 * Tasks that are done at other companies' sites. Asked for whenever the page opens, so that a wait goes on where it
 * was.
 */
export function SocialTasks() {
  const { data: tasks, error, isFetching, refetch } = useGetTasksQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card flush aria-labelledby="social-tasks">
      <CardHead id="social-tasks" title={t('Social Media Tasks')}>
        {tasks && tasks.length > 0 && (
          <Text tone="muted" size={12}>
            {t('{done} of {all} done', { done: tasks.filter(({ state }) => state === 'completed').length, all: tasks.length })}
          </Text>
        )}
      </CardHead>
      {error && !tasks && (
        <div className={styles.inset}>
          <ErrorCard title={t('Social tasks did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
            {messageOf(error)}
          </ErrorCard>
        </div>
      )}
      {!tasks && !error && (
        <div aria-busy="true">
          <VisuallyHidden as="output">{t('Loading the social tasks')}</VisuallyHidden>
          <SkeletonRows count={4} />
        </div>
      )}
      {tasks?.length === 0 && <EmptyState title={t('No social tasks available')}>{t('New ones will show up here.')}</EmptyState>}
      {tasks && tasks.length > 0 && <TaskList tasks={tasks} />}
    </Card>
  );
}

/**
 * Those that pay come first. What was done before the page opened is folded; what is done meanwhile stays where it is.
 */
function TaskList({ tasks }: { tasks: readonly SocialTask[] }) {
  const [doneBefore] = useState(() => new Set(tasks.filter(({ state }) => state === 'completed').map(({ id }) => id)));
  const done = tasks.filter(({ id }) => doneBefore.has(id));
  const open = tasks
    .filter(({ id }) => !doneBefore.has(id))
    .toSorted((one, other) => Number(other.isRealReward) - Number(one.isRealReward));
  return (
    <>
      {open.length > 0 && (
        <Rows>
          {open.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </Rows>
      )}
      {done.length > 0 && (
        <details className={styles.doneBefore}>
          <summary>
            <Icon name="chevron-right" size="small" />
            {t('{done} done', { done: done.length })}
          </summary>
          <Rows>
            {done.map((task) => (
              <TaskRow key={task.id} task={task} />
            ))}
          </Rows>
        </details>
      )}
    </>
  );
}
