import { ActDialog } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useDeleteSocialTaskMutation, type SocialTask } from './social-tasks-api.ts';

/** Asks before a task is deleted. */
export function DeleteTask({ task: { id, title, completedCount: completed }, onClose }: { task: SocialTask; onClose: () => void }) {
  const [remove] = useDeleteSocialTaskMutation();
  return (
    <ActDialog
      title={t('Delete {title}?', { title })}
      description={t(
        'Members no longer see it. {completed, plural, =0 {No one has completed it.} one {The member who completed it keeps the reward.} other {The # members who completed it keep their rewards.}}',
        { completed },
      )}
      confirmLabel={t('Delete task')}
      cancelLabel={t('Keep it')}
      danger
      send={() => remove(id)}
      failed={t('Failed to delete task')}
      done={{ title: t('Task deleted'), description: title }}
      onClose={onClose}
    />
  );
}
