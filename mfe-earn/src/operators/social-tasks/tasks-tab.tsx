import { DataTable, type Filter, FootBar, ProposalsDock, RoleButton, useOpened, useTableState } from '@facet/console-kit';
import type { ListAllSocialTasksApiResponse } from '../api/earn.generated.ts';
import { t } from '../texts.ts';
import { DeleteTask } from './delete-task.tsx';
import { EditTaskDialog } from './edit-task-dialog.tsx';
import { NewTaskDialog } from './new-task-dialog.tsx';
import { ProposedTasks } from './proposed-tasks.tsx';
import { useSearchSocialTasksQuery, type SocialTask } from './social-tasks-api.ts';
import { taskColumns } from './task-columns.tsx';
import { TaskPreview } from './task-preview.tsx';
import { type Act, useRowActs } from './use-row-acts.tsx';
import { ALL_TASKS, useTaskOrder } from './use-task-order.ts';

type Open = { kind: 'create' } | { kind: Act; task: SocialTask };

/** `?tab=tasks` */
export function Component() {
  const state = useTableState({ sort: 'order', filters: ['state'] });
  const order = useTaskOrder();
  // As members see them: all, and here they can be moved.
  const isOrder = state.sort === 'order' && state.search === '' && Object.keys(state.filters).length === 0 && state.from === 0;
  const { data, currentData, error, isFetching, refetch } = useSearchSocialTasksQuery(isOrder ? ALL_TASKS : state.query);
  const page = { ...currentData, rows: isOrder ? order.tasks : (currentData ?? data)?.tasks };
  const { opened, open } = useOpened<Open>((what, close) => <Opened {...what} rows={page.rows ?? []} onClose={close} />);
  const acts = useRowActs(isOrder ? order : undefined, (kind, task) => open({ kind, task }));

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
        filters={[filterOf(data?.counts)]}
        csv="/api/admin/social-media-tasks.csv"
        tools={
          <RoleButton needs="admin" variant="primary" size="small" icon="plus" shortcut="n" onClick={() => open({ kind: 'create' })}>
            {t('Create task')}
          </RoleButton>
        }
        areButtonsInMenu
        {...acts}
        aside={order.tasks?.[0] && <TaskPreview tasks={order.tasks} title={order.moved && t('Members will see on Earn')} />}
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
      {opened}
    </>
  );
}

function filterOf(counts: ListAllSocialTasksApiResponse['counts'] | undefined): Filter {
  return {
    param: 'state',
    label: t('State'),
    variant: 'views',
    options: [
      { value: '', label: t('All'), count: counts?.all },
      { value: 'active', label: t('Active'), count: counts?.active },
      { value: 'inactive', label: t('Paused'), count: counts && counts.all - counts.active },
      { value: 'not_paid_out', label: t('Not paid out'), count: counts?.notPaidOut },
    ],
  };
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
