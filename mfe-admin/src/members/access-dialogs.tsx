import { AlertDialog, useToast } from '@facet/ui';
import { useFailure } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useDisableUserMutation, useEndMemberSessionsMutation, type User } from './members-api.ts';

interface AccessDialogProps {
  user: Pick<User, 'id' | 'username'>;
  onClose: () => void;
}

export function DisableDialog({ user: { id, username: name }, onClose }: AccessDialogProps) {
  const toast = useToast();
  const fail = useFailure();
  const [disable, { isLoading }] = useDisableUserMutation();

  async function confirm(): Promise<void> {
    const { error } = await disable({ id, body: {} });
    if (error) fail(t('Failed to disable user'), error);
    else toast({ title: t('User disabled'), description: name });
    onClose();
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Disable {name}?', { name })}
      description={t('No reason is shown to the member. Open sessions are blocked within five seconds; enabling restores them.')}
      confirmLabel={t('Disable user')}
      danger
      busy={isLoading}
      onConfirm={() => isLoading || confirm()}
    />
  );
}

export function EndSessionsDialog({ user: { id, username: name }, onClose }: AccessDialogProps) {
  const toast = useToast();
  const fail = useFailure();
  const [endSessions, { isLoading }] = useEndMemberSessionsMutation();

  async function confirm(): Promise<void> {
    const { data, error } = await endSessions({ id, body: {} });
    if (error) fail(t('Failed to end sessions'), error);
    else
      toast({
        title: t('{count, plural, =0 {No session was open} one {One session ended} other {# sessions ended}}', { count: data.ended }),
        description: name,
      });
    onClose();
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('End all sessions of {name}?', { name })}
      description={t('The member is logged out everywhere and can log in again.')}
      confirmLabel={t('End all sessions')}
      danger
      busy={isLoading}
      onConfirm={() => isLoading || confirm()}
    />
  );
}
