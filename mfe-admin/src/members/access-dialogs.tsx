import { ActDialog } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useDisableUserMutation, useEndMemberSessionsMutation, type User } from './members-api.ts';

interface AccessDialogProps {
  user: Pick<User, 'id' | 'username'>;
  onClose: () => void;
}

export function DisableDialog({ user: { id, username: name }, onClose }: AccessDialogProps) {
  const [disable] = useDisableUserMutation();
  return (
    <ActDialog
      danger
      title={t('Disable {name}?', { name })}
      description={t('No reason is shown to the member. Open sessions are blocked within five seconds; enabling restores them.')}
      confirmLabel={t('Disable user')}
      send={() => disable({ id, body: {} })}
      failed={t('Failed to disable user')}
      done={{ title: t('User disabled'), description: name }}
      onClose={onClose}
    />
  );
}

export function EndSessionsDialog({ user: { id, username: name }, onClose }: AccessDialogProps) {
  const [endSessions] = useEndMemberSessionsMutation();
  return (
    <ActDialog
      danger
      title={t('End all sessions of {name}?', { name })}
      description={t('The member is logged out everywhere and can log in again.')}
      confirmLabel={t('End all sessions')}
      send={() => endSessions({ id, body: {} })}
      failed={t('Failed to end sessions')}
      done={({ ended: count }) => ({
        title: t('{count, plural, =0 {No session was open} one {One session ended} other {# sessions ended}}', { count }),
        description: name,
      })}
      onClose={onClose}
    />
  );
}
