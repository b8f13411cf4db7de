import type { OperatorRole } from '@facet/remote-kit';
import { useFailure } from '@facet/console-kit';
import { useToast } from '@facet/ui';
import { t } from '../texts.ts';
import { useEndAdminSessionsMutation, useResetAdminTotpMutation, useUpdateAdminRoleMutation, type Admin } from './admins-api.ts';

export interface AdminChanges {
  changeRole: (role: OperatorRole) => Promise<void>;
  endSessions: () => Promise<void>;
  resetSecondStep: () => Promise<void>;
}

/** What an owner changes of an account at once. Never rejects. */
export function useAdminChanges({ id, username, role: before }: Admin): AdminChanges {
  const toast = useToast();
  const [updateRole] = useUpdateAdminRoleMutation();
  const [end] = useEndAdminSessionsMutation();
  const [reset] = useResetAdminTotpMutation();
  const fail = useFailure();

  async function tell(
    call: Promise<{ error?: Parameters<typeof fail>[1] }>,
    failed: string,
    title: string,
    description: string,
  ): Promise<void> {
    const { error } = await call;
    if (error) fail(failed, error);
    else toast({ title, description });
  }

  const values = { name: username };
  return {
    changeRole: async (role) => {
      if (role === before) return;
      await tell(
        updateRole({ id, body: { role } }),
        t('Failed to update role'),
        t('Role updated'),
        t('{name} is now {role}.', { ...values, role }),
      );
    },
    endSessions: () =>
      tell(end({ id, body: {} }), t('Failed to end the sessions'), t('Sessions ended'), t('{name} has to log in again.', values)),
    resetSecondStep: () =>
      tell(
        reset({ id, body: {} }),
        t('Failed to reset the second step'),
        t('Second step reset'),
        t('{name} logs in with only a password.', values),
      ),
  };
}
