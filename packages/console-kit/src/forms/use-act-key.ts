import { isRequestError } from '@facet/remote-kit';
import { useState } from 'react';

const VERSION = 0x70;
const VARIANT = 0x80;

export interface ActKey {
  /** Names this act of the operator, from the moment that its dialog opens until the service has decided. */
  key: string;
  /** The service has said no, and for good: what is tried next is another act. */
  renew: () => void;
}

/**
 * The idempotency key of an act that moves or promises money: pressing again, or after an answer that was lost, is the
 * same act.
 */
export function useActKey(): ActKey {
  const [key, setKey] = useState(newUuid);
  return { key, renew: () => setKey(newUuid()) };
}

/**
 * Whether nobody knows what came of a call: no answer, not ours, or one that says so. A 5xx may be the gateway's, which
 * does not know.
 */
export function isUnknownOutcome(error: unknown): boolean {
  return !isRequestError(error) || error.kind !== 'refused' || error.status >= 500;
}

/**
 * UUIDv7: what is made under it is listed by time. Not randomUUID, which a browser offers on https and localhost only.
 */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  bytes[0] = VERSION | ((bytes[0] ?? 0) & 0x0f);
  bytes[2] = VARIANT | ((bytes[2] ?? 0) & 0x3f);
  const chance = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-${chance.slice(0, 4)}-${chance.slice(4, 8)}-${chance.slice(8)}`;
}
