import { useState } from 'react';
import { useToast } from '@facet/ui';
import { DataTable, ProposalsDock, RoleButton, type RowAction, useFailure, useRefusal, useTableState } from '@facet/console-kit';
import { t } from '../texts.ts';
import { DeleteTask } from './delete-task.tsx';
import { useSearchSocialTasksQuery, useSwitchSocialTaskMutation, type SocialTask } from './social-tasks-api.ts';
import { taskColumns } from './task-columns.tsx';
import { EditTaskDialog } from './edit-task-dialog.tsx';
import { NewTaskDialog } from './new-task-dialog.tsx';
import { ProposedTasks } from './proposed-tasks.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { ShownTasks } from './shown-tasks.tsx';

type Act = 'edit' | 'copy' | 'delete';
type Open = { kind: 'create' | 'order' } | { kind: Act; task: SocialTask };

/** `?tab=tasks` */
export function Component() {
  const state = useTableState({ sort: 'newest', filters: ['state'] });
  const { data, currentData, error, isFetching, refetch } = useSearchSocialTasksQuery(state.query);
  const [open, setOpen] = useState<Open>();
  const actionsOf = useActions((kind, task) => setOpen({ kind, task }));
  const page = {
    rows: (currentData ?? data)?.tasks,
    nextCursor: currentData?.nextCursor,
    total: currentData?.total,
    totalIsExact: currentData?.totalIsExact,
  };

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
              { value: 'inactive', label: t('Paused'), count: data && data.counts.all - data.counts.active },
              { value: 'not_paid_out', label: t('Not paid out'), count: data?.counts.notPaidOut },
            ],
          },
        ]}
        csv="/api/admin/social-media-tasks.csv"
        tools={
          <>
            <RoleButton needs="admin" size="small" icon="list-checks" onClick={() => setOpen({ kind: 'order' })}>
              {t('Order…')}
            </RoleButton>
            <RoleButton needs="admin" variant="primary" size="small" icon="plus" shortcut="n" onClick={() => setOpen({ kind: 'create' })}>
              {t('Create task')}
            </RoleButton>
          </>
        }
        rowActions={actionsOf}
        aside={<ShownTasks />}
        isQuiet={({ isActive }) => !isActive}
      />
      <ProposalsDock>
        <ProposedTasks />
      </ProposalsDock>
      {open && <Opened {...open} rows={page.rows ?? []} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** The dialog that is open. An edit is told how its task stands by now. */
function Opened({ rows, onClose, ...open }: Open & { rows: readonly SocialTask[]; onClose: () => void }) {
  switch (open.kind) {
    case 'create':
      return <NewTaskDialog onClose={onClose} />;
    case 'order':
      return <OrderDialog onClose={onClose} />;
    case 'copy':
      return <NewTaskDialog copied={open.task} onClose={onClose} />;
    case 'edit':
      return <EditTaskDialog task={rows.find(({ id }) => id === open.task.id) ?? open.task} onClose={onClose} />;
    case 'delete':
      return <DeleteTask task={open.task} onClose={onClose} />;
    default:
      return open satisfies never;
  }
}

function useActions(act: (kind: Act, task: SocialTask) => void): (task: SocialTask) => RowAction[] {
  const refusal = useRefusal('admin');
  const toast = useToast();
  const fail = useFailure();
  const [turn] = useSwitchSocialTaskMutation();

  async function flip({ id, title, isActive }: SocialTask): Promise<void> {
    const { error } = await turn({ id, body: { isActive: !isActive } });
    if (error) fail(isActive ? t('Failed to pause task') : t('Failed to resume task'), error);
    else toast({ title: isActive ? t('Task paused') : t('Task resumed'), description: title });
  }

  return (task) => [
    // A service of before neither edits nor pauses: its tasks have no version.
    ...('version' in task
      ? [
          { label: t('Edit…'), icon: 'pencil' as const, refusal, onSelect: () => act('edit', task) },
          {
            label: task.isActive ? t('Pause') : t('Resume'),
            icon: task.isActive ? ('lock' as const) : ('lock-open' as const),
            refusal,
            onSelect: () => void flip(task),
          },
        ]
      : []),
    { label: t('Duplicate…'), icon: 'copy', refusal, onSelect: () => act('copy', task) },
    { label: t('Delete…'), icon: 'trash-2', danger: true, refusal, onSelect: () => act('delete', task) },
  ];
}
