import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Card, CardHead, EmptyState, ErrorCard, Rows, SkeletonRows, Text, VisuallyHidden } from '@facet/ui';
import { useGetTasksQuery } from '../api/earn-api.ts';
import { t } from '../texts.ts';
import styles from './social-tasks.module.css';
import { TaskRow } from './task-row.tsx';

/** Tasks that are done at other companies' sites. Asked for whenever the page opens, so that a wait goes on where it was. */
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
      {tasks && tasks.length > 0 && (
        <Rows>
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </Rows>
      )}
    </Card>
  );
}
