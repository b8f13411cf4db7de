import type { MouseEvent } from 'react';
import { IconButton } from '@facet/ui';
import { RoleButton } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { SocialTask } from './social-tasks-api.ts';

interface TaskButtonsProps {
  task: SocialTask;
  /** Absent where the list is in another order, and for those who may not. */
  onMove?: ((by: -1 | 1) => void) | undefined;
  isFirst: boolean;
  isLast: boolean;
  onEdit: () => void;
  onFlip: () => Promise<unknown>;
}

/** What is done most with a task, in its row. */
export function TaskButtons({ task: { title, isActive }, onMove, isFirst, isLast, onEdit, onFlip }: TaskButtonsProps) {
  const press = (by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    onMove?.(by);
    // A row that moves loses the focus.
    requestAnimationFrame(() => button.focus());
  };
  return (
    <>
      {onMove && (
        <>
          <IconButton
            icon="arrow-up"
            iconSize="small"
            label={t('Move {title} up', { title })}
            aria-disabled={isFirst}
            onClick={press(-1)}
          />
          <IconButton
            icon="arrow-down"
            iconSize="small"
            label={t('Move {title} down', { title })}
            aria-disabled={isLast}
            onClick={press(1)}
          />
        </>
      )}
      <RoleButton needs="admin" size="small" variant="quiet" icon="pencil" aria-label={t('Edit {title}', { title })} onClick={onEdit}>
        {t('Edit')}
      </RoleButton>
      <RoleButton
        needs="admin"
        size="small"
        variant="quiet"
        icon={isActive ? 'pause' : 'play'}
        aria-label={isActive ? t('Pause {title}', { title }) : t('Resume {title}', { title })}
        onClick={onFlip}
      />
    </>
  );
}
