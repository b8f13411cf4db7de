import { failureOf, isRequestError, toRobux, useInvalidateProfile } from '@facet/remote-kit';
import { useToast } from '@facet/ui';
import { useEffect, useEffectEvent } from 'react';
import { useCompleteSocialTaskMutation, useStartSocialTaskMutation, type SocialTask } from '../api/earn-api.ts';
import { t } from '../texts.ts';

export interface Following {
  /** Opens the link and begins the wait. */
  follow: () => Promise<void>;
  /** Asks for the reward. */
  complete: () => Promise<void>;
  isAsking: boolean;
}

/**
 * The way through one task. When the wait that the server named is over while the page is open, it asks for the reward
 * on its own.
 */
export function useFollow({ id, link, readyAtMs }: SocialTask): Following {
  const toast = useToast();
  const invalidateProfile = useInvalidateProfile();
  const [startTask, starting] = useStartSocialTaskMutation();
  const [completeTask, completing] = useCompleteSocialTaskMutation();

  const follow = async () => {
    window.open(link, '_blank', 'noopener,noreferrer');
    const { error } = await startTask({ id, body: {} });
    if (error && !isDone(error)) toast({ tone: 'danger', title: t('Failed to start task'), ...failureOf(error) });
  };

  const complete = async () => {
    const { data, error } = await completeTask({ id, body: {} });
    if (error && !isDone(error) && !isEarly(error)) {
      return toast({ tone: 'danger', title: t('Failed to complete task'), ...failureOf(error) });
    }
    if (!data) return;
    invalidateProfile();
    toast({ title: t('Task completed'), description: outcome(data) });
  };

  const onReady = useEffectEvent(complete);
  useEffect(() => {
    const waitMs = readyAtMs === null ? 0 : readyAtMs - Date.now();
    if (waitMs <= 0) return undefined;
    const timer = setTimeout(() => void onReady(), waitMs);
    return () => clearTimeout(timer);
  }, [readyAtMs]);

  return { follow, complete, isAsking: starting.isLoading || completing.isLoading };
}

function outcome({ reward, credited }: { reward: string; credited: boolean }): string {
  return credited ? t('You earned {reward} Robux!', { reward: toRobux(reward) }) : t('This one is just for fun: it pays nothing.');
}

/** Another tab was quicker. */
function isDone(error: unknown): boolean {
  return isRequestError(error) && error.kind === 'refused' && error.code === 'task_completed';
}

/** The server's clock is behind ours: the list, asked for again, says how long to wait. */
function isEarly(error: unknown): boolean {
  return isRequestError(error) && error.kind === 'refused' && error.code === 'task_too_early';
}
