import { type DataTableProps, type RowAction, useAct, useRefusal } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useSwitchSocialTaskMutation, type SocialTask } from './social-tasks-api.ts';
import { TaskButtons } from './task-buttons.tsx';
import type { TaskOrder } from './use-task-order.ts';

/** What has a dialog. */
export type Act = 'edit' | 'copy' | 'delete';

/** A service of before neither edits nor pauses: its tasks have no version. */
const isEditable = (task: SocialTask): boolean => 'version' in task;

/** What can be done with a row; `order` where the list is in it, and a task can be moved. */
export function useRowActs(
  order: TaskOrder | undefined,
  act: (kind: Act, task: SocialTask) => void,
): Required<Pick<DataTableProps<SocialTask>, 'rowButtons' | 'rowActions'>> {
  const refusal = useRefusal('admin');
  const flip = useFlip();
  const move = refusal === null ? order?.move : undefined;
  const isAt = (task: SocialTask, place: number) => order?.tasks?.at(place)?.id === task.id;
  return {
    rowButtons: (task) =>
      isEditable(task) && (
        <TaskButtons
          task={task}
          onMove={move && ((by) => move(task, by))}
          isFirst={isAt(task, 0)}
          isLast={isAt(task, -1)}
          onEdit={() => act('edit', task)}
          onFlip={() => flip(task)}
        />
      ),
    rowActions: (task) => [
      ...(move
        ? [
            { label: t('Move up'), icon: 'arrow-up' as const, onSelect: () => move(task, -1) },
            { label: t('Move down'), icon: 'arrow-down' as const, onSelect: () => move(task, 1) },
          ]
        : []),
      ...actionsOf(task, refusal, (kind) => (kind === 'flip' ? void flip(task) : act(kind, task))),
    ],
  };
}

function useFlip(): (task: SocialTask) => Promise<unknown> {
  const act = useAct();
  const [turn] = useSwitchSocialTaskMutation();
  return ({ id, title, isActive }) =>
    act(turn({ id, body: { isActive: !isActive } }), isActive ? t('Failed to pause task') : t('Failed to resume task'), {
      title: isActive ? t('Task paused') : t('Task resumed'),
      description: title,
    });
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
