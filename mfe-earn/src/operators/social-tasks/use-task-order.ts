import { useState } from 'react';
import { isRequestError } from '@facet/remote-kit';
import { useToast } from '@facet/ui';
import { useFailure } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useOrderSocialTasksMutation, useSearchSocialTasksQuery, type SocialTask } from './social-tasks-api.ts';

/** All of them: members see 200 at most. */
export const ALL_TASKS = { sort: 'order', limit: '200' };

interface Draft {
  ids: readonly string[];
  /** As it was when the operator began; null once they are told that it is another by now. */
  seen: readonly string[] | null;
  moved: string;
}

export interface TaskOrder {
  /** As they would be; undefined while they are not known. */
  tasks: readonly SocialTask[] | undefined;
  /** What was moved last, where it is not saved yet. */
  moved: { id: string; words: string } | undefined;
  move: (task: SocialTask, by: -1 | 1) => void;
  undo: () => void;
  save: () => Promise<void>;
}

/** In which order members see the tasks, paused ones in their places: as it is, and as an operator is changing it. */
export function useTaskOrder(): TaskOrder {
  const toast = useToast();
  const fail = useFailure();
  const { data, refetch } = useSearchSocialTasksQuery(ALL_TASKS);
  const [send] = useOrderSocialTasksMutation();
  const [draft, setDraft] = useState<Draft>();
  const now = data?.tasks ?? [];
  const tasks = draft ? inOrder(now, draft.ids) : now;
  const isChanged = tasks.some(({ id }, place) => id !== now[place]?.id);

  function move({ id }: SocialTask, by: -1 | 1): void {
    const from = tasks.findIndex((task) => task.id === id);
    const to = from + by;
    if (from < 0 || to < 0 || to >= tasks.length) return;
    setDraft({ ids: idsOf(tasks).toSpliced(from, 1).toSpliced(to, 0, id), seen: draft ? draft.seen : idsOf(now), moved: id });
  }

  async function save(): Promise<void> {
    if (!draft) return;
    const { error } = await send({ ids: idsOf(tasks), seen: [...(draft.seen ?? idsOf(now))] });
    if (!error) {
      toast({ title: t('Order saved') });
      await refetch();
      setDraft(undefined);
      return;
    }
    fail(t('Failed to save the order'), error);
    if (isRequestError(error) && error.kind === 'refused' && error.code === 'task_order_changed') setDraft({ ...draft, seen: null });
  }

  return {
    tasks: data && tasks,
    moved: draft && isChanged ? { id: draft.moved, words: moveLabel(draft.moved, now, tasks) } : undefined,
    move,
    undo: () => setDraft(undefined),
    save,
  };
}

const idsOf = (tasks: readonly SocialTask[]): string[] => tasks.map(({ id }) => id);

/** As wanted; what was made since comes first. */
function inOrder(tasks: readonly SocialTask[], wanted: readonly string[]): SocialTask[] {
  return tasks.toSorted((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id));
}

function moveLabel(id: string, now: readonly SocialTask[], then: readonly SocialTask[]): string {
  const placeIn = (tasks: readonly SocialTask[]): number => idsOf(tasks).indexOf(id) + 1;
  const title = now.find((task) => task.id === id)?.title ?? '';
  return t('“{title}” moves from {from} to {to}', { title, from: placeIn(now), to: placeIn(then) });
}
