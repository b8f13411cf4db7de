import { useState } from 'react';
import { DataTable, RoleButton, useRefusal, useTableState } from '@facet/console-kit';
import { t } from '../texts.ts';
import { DeleteTask } from './delete-task.tsx';
import { useSearchSocialTasksQuery, type SocialTask } from './social-tasks-api.ts';
import { taskColumns } from './task-columns.tsx';
import { TaskDialog } from './task-dialog.tsx';
import styles from './social-tasks.module.css';

type Open = { kind: 'create' } | { kind: 'delete'; task: SocialTask };

/** `?tab=tasks` */
export function Component() {
  const state = useTableState({ sort: 'newest', filters: ['state'] });
  const { data, currentData, error, isFetching, refetch } = useSearchSocialTasksQuery(state.query);
  const refusal = useRefusal('admin');
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const page = { rows: (currentData ?? data)?.tasks, nextCursor: currentData?.nextCursor, total: currentData?.total };

  return (
    <>
      <DataTable
        label={t('Social tasks')}
        state={state}
        page={{ ...page, error, isFetching, refetch }}
        columns={taskColumns()}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        empty={{ title: t('No social tasks'), children: t('Create the first one: members see it on their Earn page.') }}
        searchHint={t('Search title or link')}
        filters={[
          {
            param: 'state',
            label: t('State'),
            variant: 'views',
            options: [
              { value: '', label: t('All'), count: data?.counts.all },
              { value: 'active', label: t('Active'), count: data?.counts.active },
              { value: 'not_paid_out', label: t('Not paid out'), count: data?.counts.notPaidOut },
            ],
          },
        ]}
        csv="/api/admin/social-media-tasks.csv"
        tools={
          <>
            <span className={styles.note}>{t('Tasks are created and deleted, not edited')}</span>
            <RoleButton needs="admin" variant="primary" size="small" icon="plus" onClick={() => setOpen({ kind: 'create' })}>
              {t('Create task')}
            </RoleButton>
          </>
        }
        rowActions={(task) => [
          { label: t('Delete…'), icon: 'trash-2', danger: true, refusal, onSelect: () => setOpen({ kind: 'delete', task }) },
        ]}
        isQuiet={({ isActive }) => !isActive}
      />
      {open?.kind === 'create' && <TaskDialog onClose={close} />}
      {open?.kind === 'delete' && <DeleteTask task={open.task} onClose={close} />}
    </>
  );
}
