import { messageOf } from '@facet/remote-kit';
import { useCallback, useEffect } from 'react';
import { useFetchGamepassesMutation } from '../api/wallet-api.ts';
import type { WizardEvent } from './wizard-state.ts';

/** Loads the gamepasses of an experience when its step opens; returns how to try again. */
export function useGamepasses(placeId: string, dispatch: (event: WizardEvent) => void): () => Promise<void> {
  const [fetchGamepasses] = useFetchGamepassesMutation();
  const load = useCallback(async () => {
    const { data, error } = await fetchGamepasses({ placeId });
    const gamepasses = error
      ? ({ status: 'failed', message: messageOf(error, 'Failed to fetch gamepasses') } as const)
      : ({ status: 'loaded', list: data.gamepasses } as const);
    dispatch({ type: 'gamepassesChanged', placeId, gamepasses });
  }, [fetchGamepasses, placeId, dispatch]);
  useEffect(() => void load(), [load]);
  return load;
}
