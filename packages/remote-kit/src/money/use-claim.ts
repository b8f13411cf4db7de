import type { SerializedError } from '@reduxjs/toolkit';
import { failureOf, type Failure, type RequestError } from '../request/request-error.ts';
import { useRequestKeys } from '../request/use-request-keys.ts';
import { useInvalidateProfile } from '../session/use-profile.ts';
import { t } from '../texts.ts';
import { toRobux } from './robux.ts';

/** `useToast()` of @facet/ui, which the kit does not know. */
type Tell = (message: { title: string; description: string; tone?: 'danger' } & Partial<Failure>) => void;

/** The service's own claim, as a mutation answers it. */
type SendClaim = (
  idempotencyKey: string,
) => Promise<{ data?: { reward: string } | undefined; error?: RequestError | SerializedError | undefined }>;

/**
 * Claims a reward and tells the member what came of it. `what` names the reward: it has one key until it is decided.
 * Never rejects.
 */
export function useClaim(tell: Tell): (what: string, send: SendClaim) => Promise<void> {
  const invalidateProfile = useInvalidateProfile();
  const { keyFor, heard } = useRequestKeys();
  return async (what, send) => {
    const { data, error } = await send(keyFor(what));
    heard(what, error);
    // After a refusal too: what is shown may not be true any more.
    invalidateProfile();
    if (data) tell({ title: t('Reward claimed'), description: t('You earned {reward} Robux!', { reward: toRobux(data.reward) }) });
    else tell({ tone: 'danger', title: t('Failed to claim reward'), ...failureOf(error) });
  };
}
