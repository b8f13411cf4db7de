import { AlertDialog, useToast } from '@facet/ui';
import { useFailure } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useDeleteSocialTaskMutation, type SocialTask } from './social-tasks-api.ts';

/** Asks before a task is deleted. */
export function DeleteTask({ task, onClose }: { task: SocialTask; onClose: () => void }) {
  const toast = useToast();
  const fail = useFailure();
  const [remove, { isLoading }] = useDeleteSocialTaskMutation();

  async function confirm(): Promise<void> {
    const { error } = await remove(task.id);
    if (error) fail(t('Failed to delete task'), error);
    else toast({ title: t('Task deleted'), description: task.title });
    onClose();
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Delete {title}?', { title: task.title })}
      description={t(
        'Members no longer see it. {completed, plural, =0 {No one has completed it.} one {The member who completed it keeps the reward.} other {The # members who completed it keep their rewards.}}',
        { completed: task.completedCount },
      )}
      confirmLabel={t('Delete task')}
      cancelLabel={t('Keep it')}
      danger
      busy={isLoading}
      onConfirm={confirm}
    />
  );
}
