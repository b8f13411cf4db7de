import { isRequestError } from './request-error.ts';
import { useRef } from 'react';

export interface RequestKeys {
  /** The key of this request; the same for the same words until the service has decided. */
  keyFor: (asked: string) => string;
  /**
   * What came of it: a success or a refusal ends the key; silence, a 5xx or a foreign answer does not. Whether it is
   * decided.
   */
  heard: (asked: string, error: unknown) => boolean;
}

/**
 * Idempotency keys of requests that move money. A request that nobody answered keeps its key, so that the next try is
 * the same one.
 */
export function useRequestKeys(): RequestKeys {
  const keys = useRef(new Map<string, string>()).current;
  return {
    keyFor: (asked) => {
      const key = keys.get(asked) ?? newKey();
      keys.set(asked, key);
      return key;
    },
    heard: (asked, error) => {
      const isDecided = error === undefined || isRefusal(error);
      if (isDecided) keys.delete(asked);
      return isDecided;
    },
  };
}

/** The service has said no. A 5xx may be the gateway's, which does not know what the service did. */
function isRefusal(error: unknown): boolean {
  return isRequestError(error) && error.kind === 'refused' && error.status < 500;
}

/** 128 bits of chance. Not randomUUID, which a browser offers on https and localhost only. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
