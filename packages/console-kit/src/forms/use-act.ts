import { useToast, type ToastMessage } from '@facet/ui';
import { isUnknownOutcome } from './use-act-key.ts';
import { useActFailure, useFailure, type Failed } from './use-failure.ts';

/** What came of a call. */
export interface Answer<Data> {
  data?: Data | undefined;
  error?: Failed | undefined;
}

/** What is said once it is done. */
export type Done<Data> = ToastMessage | ((data: Data) => ToastMessage);

type Act = <Data>(call: PromiseLike<Answer<Data>>, failed: string, done?: Done<Data>) => Promise<boolean>;

/** Waits for a change and says what came of it. True: it is done. Never rejects. */
export function useAct(): Act {
  return useSaying(useFailure());
}

/** The same for a dialog that has a key (`useActKey`); `renew`: where what is tried after a refusal is another act. */
export function useKeyedAct(renew?: () => void): Act {
  const fail = useActFailure();
  return useSaying((title, error) => {
    if (!isUnknownOutcome(error)) renew?.();
    fail(title, error);
  });
}

function useSaying(fail: (title: string, error: Failed) => void): Act {
  const toast = useToast();
  return async (call, failed, done) => {
    const { data, error } = await call;
    if (error) fail(failed, error);
    else if (done) toast(typeof done === 'function' ? done(data as Parameters<typeof done>[0]) : done);
    return !error;
  };
}
