import { formatTime } from '@facet/remote-kit';
import { Glyph, Progress, Row, useNow } from '@facet/ui';
import type { SocialTask } from '../api/earn-api.ts';
import { t } from '../texts.ts';
import { phaseOf, WAIT_MS, type TaskPhase } from './social-task.ts';
import { TaskAction } from './task-action.tsx';
import { TaskAmount } from './task-amount.tsx';
import styles from './social-tasks.module.css';
import { useFollow } from './use-follow.ts';

const TICK_MS = 250;

export function TaskRow({ task }: { task: SocialTask }) {
  const following = useFollow(task);
  const nowMs = useNow(task.state === 'started', TICK_MS);
  const phase = phaseOf(task, nowMs);
  const waitMs = Math.max(0, (task.readyAtMs ?? 0) - nowMs);
  return (
    <Row
      wraps
      leading={<Glyph icon={phase === 'completed' ? 'check' : 'link'} tone={phase === 'completed' ? 'accent' : 'default'} />}
      title={task.title}
      detail={
        <>
          {phase === 'ready' && following.isAsking ? t('Claiming your reward') : detailOf(task, phase, waitMs)}
          {phase === 'waiting' && (
            <div className={styles.wait}>
              <Progress thin label={t('{title}: wait', { title: task.title })} value={WAIT_MS - waitMs} max={WAIT_MS} />
            </div>
          )}
        </>
      }
      trailing={
        <>
          <TaskAmount task={task} isCompleted={phase === 'completed'} />
          <TaskAction title={task.title} phase={phase} following={following} />
        </>
      }
    />
  );
}

function detailOf(task: SocialTask, phase: TaskPhase, waitMs: number): string {
  switch (phase) {
    case 'open':
      return task.isRealReward ? t('Opens in a new tab') : t('Just for fun, opens in a new tab');
    case 'waiting':
      return t('Keep the tab open, {seconds} s left', { seconds: Math.ceil(waitMs / 1000) });
    case 'ready':
      return t('Followed, not completed yet');
    case 'completed':
      return task.completedAt === null ? '' : formatTime(task.completedAt);
    default:
      return phase satisfies never;
  }
}
