import { failureOf, useMember } from '@facet/remote-kit';
import { useToast } from '@facet/ui';
import { useValidateRobloxUserMutation, type Withdrawal } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import type { WizardEvent } from './wizard-state.ts';

/**
 * Brings the wizard back to the gamepass of a withdrawal, as it is now; to its experiences where that one is gone.
 * Never rejects.
 */
export function useAskAgain(dispatch: (event: WizardEvent) => void): (withdrawal: Withdrawal) => Promise<void> {
  const { username } = useMember();
  const toast = useToast();
  const [validate] = useValidateRobloxUserMutation();
  return async ({ experienceName, gamepassId }) => {
    const { data, error } = await validate({ username });
    if (!data) return toast({ tone: 'danger', title: t('Validation Failed'), ...failureOf(error, t('Failed to validate user')) });
    const experience = data.experiences.find(({ name }) => name === experienceName);
    dispatch({ type: 'askedAgain', experiences: data.experiences, experience, gamepassId });
  };
}
