import { isRequestError, messageOf } from '@facet/remote-kit';
import { useState } from 'react';
import type { Answer } from './use-act.ts';

interface Seen<Row> {
  /** What an edit is held against, and whose version is sent with it. */
  seen: Row;
  /** That somebody else was quicker, in the server's words. */
  conflict: string | undefined;
  /** Of a save: hears whether somebody else was quicker, and gives its answer on. */
  hear: <Data>(save: PromiseLike<Answer<Data>>) => Promise<Answer<Data>>;
}

/**
 * Of a row that is edited: as it was when the dialog opened, until the operator is told that it changed (a refusal with
 * this code); then as it is by now (`current`).
 */
export function useSeen<Row>(current: Row, code: string): Seen<Row> {
  const [opened] = useState(current);
  const [conflict, setConflict] = useState<string>();
  return {
    seen: conflict === undefined ? opened : current,
    conflict,
    hear: async (save) => {
      const answer = await save;
      const { error } = answer;
      if (isRequestError(error) && error.kind === 'refused' && error.code === code) setConflict(messageOf(error));
      return answer;
    },
  };
}
