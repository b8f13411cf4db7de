import { useToast } from '@facet/ui';
import { shellApi } from '../shell-api.ts';
import { t } from '../texts.ts';
import { forgetMember, tellOtherTabs } from './session-end.ts';

/**
 * Ends the session and forgets whatever was answered to the member. A logout that failed says so: they are still signed
 * in.
 */
export function useLogout(): { logOut: () => Promise<void>; busy: boolean } {
  const toast = useToast();
  const [callLogout, { isLoading: busy }] = shellApi.useLogoutMutation();

  async function logOut(): Promise<void> {
    if (busy) return;
    const { error } = await callLogout();
    if (error) {
      toast({ tone: 'danger', title: t('Logout failed'), description: t('You’re still logged in. Please try again.') });
      return;
    }
    tellOtherTabs();
    forgetMember();
  }

  return { logOut, busy };
}
