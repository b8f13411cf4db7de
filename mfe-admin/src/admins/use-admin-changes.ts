import { failureOf, type OperatorRole } from '@facet/remote-kit';
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
  const failed = (title: string, error: Parameters<typeof failureOf>[0]): void => toast({ tone: 'danger', title, ...failureOf(error) });

  return {
    changeRole: async (role) => {
      if (role === before) return;
      const { error } = await updateRole({ id, body: { role } });
      if (error) return failed(t('Failed to update role'), error);
      toast({ title: t('Role updated'), description: t('{name} is now {role}.', { name: username, role }) });
    },
    endSessions: async () => {
      const { error } = await end({ id, body: {} });
      if (error) return failed(t('Failed to end the sessions'), error);
      toast({ title: t('Sessions ended'), description: t('{name} has to log in again.', { name: username }) });
    },
    resetSecondStep: async () => {
      const { error } = await reset({ id, body: {} });
      if (error) return failed(t('Failed to reset the second step'), error);
      toast({ title: t('Second step reset'), description: t('{name} logs in with only a password.', { name: username }) });
    },
  };
}
