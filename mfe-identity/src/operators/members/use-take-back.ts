import { useAct } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useTakeBackTellingApartMutation } from './members-api.ts';

/** A shared device counts as a sign again. */
export function useTakeBack(id: string) {
  const act = useAct();
  const [send, { isLoading }] = useTakeBackTellingApartMutation();
  return {
    isBusy: isLoading,
    takeBack: (otherId: string) => act(send({ id, otherId }), t('Failed to undo it')),
  };
}
