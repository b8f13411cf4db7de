import { useState } from 'react';
import { useToast } from '@facet/ui';
import { DataTable, FootBar, ProposalsDock, RoleButton, type RowAction, useFailure, useRefusal, useTableState } from '@facet/console-kit';
import { t } from '../texts.ts';
import { DeleteTask } from './delete-task.tsx';
import { EditTaskDialog } from './edit-task-dialog.tsx';
import { NewTaskDialog } from './new-task-dialog.tsx';
import { ProposedTasks } from './proposed-tasks.tsx';
import { useSearchSocialTasksQuery, useSwitchSocialTaskMutation, type SocialTask } from './social-tasks-api.ts';
import { TaskButtons } from './task-buttons.tsx';
import { taskColumns } from './task-columns.tsx';
import { TaskPreview } from './task-preview.tsx';
import { ALL_TASKS, useTaskOrder } from './use-task-order.ts';

type Act = 'edit' | 'copy' | 'delete';
type Open = { kind: 'create' } | { kind: Act; task: SocialTask };

/** A service of before neither edits nor pauses: its tasks have no version. */
const isEditable = (task: SocialTask): boolean => 'version' in task;

/** `?tab=tasks` */
export function Component() {
  const state = useTableState({ sort: 'order', filters: ['state'] });
  const order = useTaskOrder();
  const refusal = useRefusal('admin');
  const flip = useFlip();
  // As members see them: all, and here they can be moved.
  const isOrder = state.sort === 'order' && state.search === '' && Object.keys(state.filters).length === 0 && state.from === 0;
  const { data, currentData, error, isFetching, refetch } = useSearchSocialTasksQuery(isOrder ? ALL_TASKS : state.query);
  const [open, setOpen] = useState<Open>();
  const canMove = isOrder && refusal === null;
  const isAt = (task: SocialTask, place: number) => order.tasks?.at(place)?.id === task.id;
  const page = {
    rows: isOrder ? order.tasks : (currentData ?? data)?.tasks,
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
        columns={taskColumns(order.tasks)}
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
          <RoleButton needs="admin" variant="primary" size="small" icon="plus" shortcut="n" onClick={() => setOpen({ kind: 'create' })}>
            {t('Create task')}
          </RoleButton>
        }
        areButtonsInMenu
        rowButtons={(task) =>
          isEditable(task) && (
            <TaskButtons
              task={task}
              onMove={canMove ? (by) => order.move(task, by) : undefined}
              isFirst={isAt(task, 0)}
              isLast={isAt(task, -1)}
              onEdit={() => setOpen({ kind: 'edit', task })}
              onFlip={() => flip(task)}
            />
          )
        }
        rowActions={(task) => [
          ...(canMove
            ? [
                { label: t('Move up'), icon: 'arrow-up' as const, onSelect: () => order.move(task, -1) },
                { label: t('Move down'), icon: 'arrow-down' as const, onSelect: () => order.move(task, 1) },
              ]
            : []),
          ...actionsOf(task, refusal, (kind) => (kind === 'flip' ? void flip(task) : setOpen({ kind, task }))),
        ]}
        aside={
          order.tasks && order.tasks.length > 0 && <TaskPreview tasks={order.tasks} title={order.moved && t('Members will see on Earn')} />
        }
        openKey={order.moved?.id}
        isQuiet={({ isActive }) => !isActive}
      />
      {order.moved && (
        <FootBar label={t('Order of the tasks')} words={order.moved.words} clear={t('Undo')} onClear={order.undo}>
          <RoleButton needs="admin" size="small" variant="primary" onClick={order.save}>
            {t('Save order')}
          </RoleButton>
        </FootBar>
      )}
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

function useFlip(): (task: SocialTask) => Promise<void> {
  const toast = useToast();
  const fail = useFailure();
  const [turn] = useSwitchSocialTaskMutation();
  return async ({ id, title, isActive }) => {
    const { error } = await turn({ id, body: { isActive: !isActive } });
    if (error) fail(isActive ? t('Failed to pause task') : t('Failed to resume task'), error);
    else toast({ title: isActive ? t('Task paused') : t('Task resumed'), description: title });
  };
}

function actionsOf(task: SocialTask, refusal: string | null, act: (kind: Act | 'flip') => void): RowAction[] {
  return [
    ...(isEditable(task)
      ? [
          { label: t('Edit…'), icon: 'pencil' as const, refusal, onSelect: () => act('edit') },
          {
            label: task.isActive ? t('Pause') : t('Resume'),
            icon: task.isActive ? ('pause' as const) : ('play' as const),
            refusal,
            onSelect: () => act('flip'),
          },
        ]
      : []),
    { label: t('Duplicate…'), icon: 'copy', refusal, onSelect: () => act('copy') },
    { label: t('Delete…'), icon: 'trash-2', danger: true, refusal, onSelect: () => act('delete') },
  ];
}
