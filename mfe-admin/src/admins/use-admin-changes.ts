import type { OperatorRole } from '@facet/remote-kit';
import { useAct } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useEndAdminSessionsMutation, useResetAdminTotpMutation, useUpdateAdminRoleMutation, type Admin } from './admins-api.ts';

/** What an owner changes of an account at once. Never rejects. */
export function useAdminChanges({ id, username: name, role: before }: Admin) {
  const act = useAct();
  const [updateRole] = useUpdateAdminRoleMutation();
  const [end] = useEndAdminSessionsMutation();
  const [reset] = useResetAdminTotpMutation();
  return {
    changeRole: async (role: OperatorRole) => {
      if (role === before) return;
      const done = { title: t('Role updated'), description: t('{name} is now {role}.', { name, role }) };
      await act(updateRole({ id, body: { role } }), t('Failed to update role'), done);
    },
    endSessions: () =>
      act(end({ id, body: {} }), t('Failed to end the sessions'), {
        title: t('Sessions ended'),
        description: t('{name} has to log in again.', { name }),
      }),
    resetSecondStep: () =>
      act(reset({ id, body: {} }), t('Failed to reset the second step'), {
        title: t('Second step reset'),
        description: t('{name} logs in with only a password.', { name }),
      }),
  };
}
