import { useState } from 'react';
import { IconButton, Row, Rows, SkeletonRows, useToast } from '@facet/ui';
import { FormDialog, LoadFailure, useFailure, useSeen } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useOrderSocialTasksMutation, useSearchSocialTasksQuery, type SocialTask } from './social-tasks-api.ts';
import { ALL_TASKS } from './shown-tasks.tsx';
import { TaskPreview } from './task-preview.tsx';
import styles from './social-tasks.module.css';

/** In which order members see the tasks, paused ones in their places. */
export function OrderDialog({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useSearchSocialTasksQuery(ALL_TASKS, { refetchOnMountOrArgChange: true });
  const [isFresh, setFresh] = useState(false);
  if (!isFresh && data && !isFetching) setFresh(true);
  if (isFresh && data) return <Order tasks={data.tasks} onClose={onClose} />;
  return (
    <FormDialog {...words()} disabled check={() => 0} submit={async () => true} onClose={onClose}>
      {error && !isFetching ? (
        <LoadFailure title={t('The tasks did not load')} error={error} isFetching={isFetching} refetch={refetch} />
      ) : (
        <SkeletonRows count={4} />
      )}
    </FormDialog>
  );
}

function words() {
  return {
    title: t('Order of the tasks'),
    description: t('Members see them in this order. A new task comes first.'),
    confirm: t('Save order'),
  };
}

function Order({ tasks, onClose }: { tasks: readonly SocialTask[]; onClose: () => void }) {
  const toast = useToast();
  const fail = useFailure();
  const { seen, conflict, failed } = useSeen(tasks);
  const [wanted, setWanted] = useState(() => tasks.map(({ id }) => id));
  const [moved, setMoved] = useState<string>();
  const [save] = useOrderSocialTasksMutation();
  const ordered = inOrder(seen, wanted);
  const isSame = ordered.every(({ id }, place) => id === seen[place]?.id);

  function move(from: number, to: number): void {
    const task = ordered[from];
    if (!task || to < 0 || to >= ordered.length) return;
    const ids = ordered.map(({ id }) => id);
    setWanted(ids.toSpliced(from, 1).toSpliced(to, 0, task.id));
    setMoved(t('{title} is {place} of {count} now', { title: task.title, place: to + 1, count: ordered.length }));
  }

  async function submit(): Promise<boolean> {
    const { error } = await save({ ids: ordered.map(({ id }) => id), seen: seen.map(({ id }) => id) });
    failed(error, 'task_order_changed');
    if (error) fail(t('Failed to save the order'), error);
    else toast({ title: t('Order saved') });
    return !error;
  }

  return (
    <FormDialog
      {...words()}
      disabled={isSame}
      conflict={conflict}
      note={moved}
      aside={<TaskPreview tasks={ordered} />}
      check={() => 0}
      submit={submit}
      onClose={onClose}
    >
      <Rows>
        {ordered.map((task, place) => (
          <Row
            key={task.id}
            leading={<span className={styles.place}>{place + 1}</span>}
            title={task.title}
            detail={task.isActive ? undefined : t('Paused')}
            trailing={<Moves title={task.title} place={place} last={ordered.length - 1} onMove={(to) => move(place, to)} />}
          />
        ))}
      </Rows>
    </FormDialog>
  );
}

/** As wanted; what was made since comes first. */
function inOrder(tasks: readonly SocialTask[], wanted: readonly string[]): SocialTask[] {
  return tasks.toSorted((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id));
}

function Moves({ title, place, last, onMove }: { title: string; place: number; last: number; onMove: (to: number) => void }) {
  const press = (to: number) => (event: { currentTarget: HTMLButtonElement }) => {
    const button = event.currentTarget;
    onMove(to);
    // A row that moves loses the focus.
    requestAnimationFrame(() => button.focus());
  };
  return (
    <>
      <IconButton icon="arrow-up" label={t('Move {title} up', { title })} aria-disabled={place === 0} onClick={press(place - 1)} />
      <IconButton icon="arrow-down" label={t('Move {title} down', { title })} aria-disabled={place === last} onClick={press(place + 1)} />
    </>
  );
}
