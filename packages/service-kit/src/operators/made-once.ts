import { isDeepStrictEqual } from 'node:util';
import { Type } from 'typebox';
import { v7 as uuidv7 } from 'uuid';
import { defineErrors } from '../errors/domain-error.ts';

const madeErrors = defineErrors({ key_reused: 409 });

/** With hyphens it is a dialog's; without, the gateway's own for a call that brought none. */
const KEY = '^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[0-9a-f]{32})$';

/**
 * Of a call that makes something which pays: the key that its dialog made when it opened. It is the id of what is made.
 * Absent: each call makes another.
 */
export const MadeUnder = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ pattern: KEY, description: 'a UUID, the id of what is made: the same call again makes nothing more' }),
  ),
});

/** Of calls without a key: the same each time that one call is asked for its own. */
const ownIds = new WeakMap<object, string>();

export function idOf({ headers }: { headers: { 'idempotency-key'?: string } }): string {
  const key = headers['idempotency-key']?.toLowerCase();
  if (key?.includes('-') === true) return key;
  const id = ownIds.get(headers) ?? uuidv7();
  ownIds.set(headers, id);
  return id;
}

/** What a key made before stays as it is. @throws key_reused (409) when that is not what is asked for now */
export function requireMade<Made extends object>(made: Made, asked: Partial<Made>): Made {
  const other = Object.entries(asked).find(([field, value]) => !isDeepStrictEqual(made[field as keyof Made], value));
  if (other === undefined) return made;
  const [field] = other;
  throw madeErrors(
    'key_reused',
    `It was created before, with ${field} ${JSON.stringify(made[field as keyof Made])}. Nothing was done this time.`,
  );
}
