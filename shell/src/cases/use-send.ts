import { failureOf, requestIdOf, useRequestKeys } from '@facet/remote-kit';
import { useState } from 'react';
import { t } from '../texts.ts';

interface Sending<Answer> {
  /**
   * Sends these words under their key; `asked` names what is asked for. Undefined: it was not taken, what was typed
   * stays.
   */
  send: (
    text: string,
    call: (key: string, text: string) => Promise<{ data?: Answer | undefined; error?: unknown }>,
  ) => Promise<Answer | undefined>;
  isSending: boolean;
  /** What is wrong with the words. */
  problem: string | undefined;
  failure: { title: string; description: string; requestId: string | null } | undefined;
}

/** Words on their way to the service: sent once, however often one presses. */
export function useSend<Answer>(): Sending<Answer> {
  const { keyFor, heard } = useRequestKeys();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const send: Sending<Answer>['send'] = async (written, call) => {
    const text = written.trim();
    setProblem(text === '' ? t('Please tell us what happened.') : undefined);
    if (text === '' || isSending) return undefined;
    setSending(true);
    setFailure(undefined);
    const { data, error } = await call(keyFor(text), text);
    heard(text, error);
    setFailure(error);
    setSending(false);
    return error ? undefined : data;
  };
  return {
    send,
    isSending,
    problem,
    failure: failure
      ? { title: t('It was not sent'), description: failureOf(failure).description, requestId: requestIdOf(failure) }
      : undefined,
  };
}
