import { isRequestError, messageOf, type RequestError } from '@facet/remote-kit';
import { Field, TextArea, useToast } from '@facet/ui';
import { FormDialog, useForm } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useBanUserMutation, type User } from './members-api.ts';

type Banned = Pick<User, 'id' | 'username'>;

/** Bans one or several with the same reason, one after the other; says which failed, and why. */
export function BanDialog({ users, onClose }: { users: readonly Banned[]; onClose: () => void }) {
  const toast = useToast();
  const { values, field, check } = useForm({ reason: '' }, ({ reason }) =>
    reason.trim() === '' ? { reason: t('Please enter a reason for the ban') } : {},
  );
  const [ban] = useBanUserMutation();
  const name = users[0]?.username ?? '';

  async function submit(): Promise<boolean> {
    const failures: string[] = [];
    for (const user of users) {
      const { error } = await ban({ id: user.id, body: { reason: values.reason.trim() } });
      if (error) failures.push(users.length === 1 ? banFailure(error) : `${user.username}: ${banFailure(error)}`);
    }
    if (failures.length === 0) toast({ title: t('{count, plural, one {User banned} other {# users banned}}', { count: users.length }) });
    else toast({ tone: 'danger', title: t('Failed to ban user'), description: failures.join(' ') });
    // Those that went through must not be tried again: with several, the list shows who is left.
    return failures.length === 0 || users.length > 1;
  }

  return (
    <FormDialog
      title={users.length === 1 ? t('Ban {name}', { name }) : t('Ban {count} members', { count: users.length })}
      description={t('Open sessions are blocked within five seconds; enabling restores them. The member reads the reason.')}
      confirm={t('{count, plural, one {Ban user} other {Ban # users}}', { count: users.length })}
      danger
      check={check}
      submit={submit}
      onClose={onClose}
    >
      <Field label={t('Reason')} error={field('reason').error}>
        <TextArea rows={3} maxLength={500} value={values.reason} onChange={field('reason').onChange} />
      </Field>
    </FormDialog>
  );
}

/** A proxy's HTML page says nothing to an operator. */
function banFailure(error: RequestError | Parameters<typeof messageOf>[0]): string {
  const isPage = isRequestError(error) && error.kind === 'unexpected' && error.isPage === true;
  return isPage ? t('Server returned an error page instead of JSON') : messageOf(error);
}
