import { useFailure } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useTakeBackTellingApartMutation } from './members-api.ts';

/** A shared device counts as a sign again. */
export function useTakeBack(id: string) {
  const fail = useFailure();
  const [send, { isLoading }] = useTakeBackTellingApartMutation();
  return {
    isBusy: isLoading,
    takeBack: async (otherId: string): Promise<void> => {
      const { error } = await send({ id, otherId });
      if (error) fail(t('Failed to undo it'), error);
    },
  };
}
