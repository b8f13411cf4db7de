import { Badge, Button } from '@facet/ui';
import { useEffect, useRef } from 'react';
import { t } from '../texts.ts';
import styles from './social-tasks.module.css';
import type { TaskPhase } from './social-task.ts';
import type { Following } from './use-follow.ts';

interface TaskActionProps {
  title: string;
  phase: TaskPhase;
  following: Following;
}

/** Follow, the wait, the reward, done: one button that becomes a badge, which takes over the focus. */
export function TaskAction({ title, phase, following: { follow, complete, isAsking } }: TaskActionProps) {
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
  const label = isBusy ? t('Checking') : phase === 'open' ? t('Follow') : t('Complete');
  return (
    <Button
      className={styles.action}
      busy={isBusy}
      aria-label={`${label}: ${title}`}
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
      onClick={() => (phase === 'open' ? follow() : complete())}
    >
      {label}
    </Button>
  );
}
