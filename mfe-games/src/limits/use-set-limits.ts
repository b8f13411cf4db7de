import { failureOf } from '@facet/remote-kit';
import { useToast } from '@facet/ui';
import { useSetPlayLimitsMutation, type PlayLimits } from '../api/games-api.ts';
import { t } from '../texts.ts';

export interface LimitChange {
  dailyLossLimit?: string | null;
  timeoutUntil?: string;
  excludedUntil?: string;
}

/** Sends a change and says what came of it. True when it is in force, or will be. */
export function useSetLimits(): {
  set: (change: LimitChange, done: (limits: PlayLimits) => string) => Promise<boolean>;
  isSetting: boolean;
} {
  const toast = useToast();
  const [send, { isLoading }] = useSetPlayLimitsMutation();
  const set = async (change: LimitChange, done: (limits: PlayLimits) => string) => {
    const { data, error } = await send(change);
    if (data) toast({ title: t('Limit set'), description: done(data) });
    else toast({ tone: 'danger', title: t('Failed to set limit'), ...failureOf(error) });
    return data !== undefined;
  };
  return { set, isSetting: isLoading };
}
