import { Badge, Button } from '@facet/ui';
import { useEffect, useRef } from 'react';
import type { SocialTask } from '../api/earn-api.ts';
import { t } from '../texts.ts';
import styles from './social-tasks.module.css';
import type { TaskPhase } from './social-task.ts';
import { verbOf } from './task-look.ts';
import type { Following } from './use-follow.ts';

interface TaskActionProps {
  task: SocialTask;
  phase: TaskPhase;
  following: Following;
}

/** The task's own verb, the wait, the reward, done: one button that becomes a badge, which takes over the focus. */
export function TaskAction({ task, phase, following: { follow, complete, isAsking } }: TaskActionProps) {
  const badge = useRef<HTMLSpanElement>(null);
  const hasFocus = useRef(false);
  const isCompleted = phase === 'completed';
  useEffect(() => {
    if (isCompleted && hasFocus.current) badge.current?.focus();
  }, [isCompleted]);

  if (isCompleted) {
    return (
      <span ref={badge} tabIndex={-1} className={styles.done}>
        <Badge tone="accent" icon="check">
          {t('Completed')}
        </Badge>
      </span>
    );
  }
  const isBusy = isAsking || phase === 'waiting';
  const label = isBusy ? t('Checking') : phase === 'open' ? t(verbOf(task)) : t('Complete');
  return (
    <Button
      className={styles.action}
      busy={isBusy}
      aria-label={`${label}: ${task.title}`}
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
      onClick={() => (phase === 'open' ? follow() : complete())}
    >
      {label}
    </Button>
  );
}
