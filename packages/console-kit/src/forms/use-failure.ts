import { failureOf } from '@facet/remote-kit';
import { useToast } from '@facet/ui';
import { t } from '../texts.ts';
import { isUnknownOutcome } from './use-act-key.ts';

export type Failed = Parameters<typeof failureOf>[0];
type Fail = (title: string, error: Failed) => void;

/** Says that a change failed: `Failed to …` and the server's words. */
export function useFailure(): Fail {
  const toast = useToast();
  return (title, error) => toast({ tone: 'danger', title, ...failureOf(error) });
}

/**
 * The same for a dialog that has a key (`useActKey`): where the answer was lost it may be done already, and trying
 * again is no danger.
 */
export function useActFailure(): Fail {
  const fail = useFailure();
  const toast = useToast();
  return (title, error) => {
    if (!isUnknownOutcome(error)) return fail(title, error);
    const { description, requestId } = failureOf(error);
    const more = t('It may already have been done. If you try again in this dialog, it happens at most once.');
    toast({ tone: 'danger', title, description: `${description} ${more}`, requestId });
  };
}
