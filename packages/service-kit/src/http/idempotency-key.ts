import { Type } from 'typebox';

/**
 * The header of a call that is done once, however often it comes with the same key; without it each call is one of its
 * own.
 */
export const IdempotencyKey = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\x21-\\x7e]+$' })),
});
