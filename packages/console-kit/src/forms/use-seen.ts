import { isRequestError, messageOf } from '@facet/remote-kit';
import { useState } from 'react';

interface Seen<Row> {
  /** What an edit is held against, and whose version is sent with it. */
  seen: Row;
  /** That somebody else was quicker, in the server's words. */
  conflict: string | undefined;
  /** Of a save that failed: `code` says that somebody else was quicker. */
  failed: (error: unknown, code: string) => void;
}

/**
 * Of a row that is edited: as it was when the dialog opened, until the operator is told that it changed; then as it is
 * by now (`current`).
 */
export function useSeen<Row>(current: Row): Seen<Row> {
  const [opened] = useState(current);
  const [conflict, setConflict] = useState<string>();
  return {
    seen: conflict === undefined ? opened : current,
    conflict,
    failed: (error, code) => {
      if (isRequestError(error) && error.kind === 'refused' && error.code === code) setConflict(messageOf(error));
    },
  };
}
