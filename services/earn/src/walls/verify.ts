import { createHash, timingSafeEqual } from 'node:crypto';
import { digestOf } from './digest.ts';
import { assertFormats } from './formats.ts';
import { signedMessage } from './message.ts';
import { type Inbound, type Parameters, readParameters } from './parameters.ts';
import type { Recipe } from './recipe.ts';
import { Refusal } from './refusal.ts';

/**
 * The parameters of a postback that this provider signed with this secret.
 * @throws Refusal `method`, `malformed`, `repeated_parameter`, `unsigned`, `signature`, `format`.
 */
export function verifiedParameters(recipe: Recipe, inbound: Inbound, secret: string): Parameters {
  const parameters = readParameters(inbound, recipe.carrier);
  const { at, digest } = recipe.signature;
  const given = 'header' in at ? inbound.headers[at.header] : parameters.get(at.parameter);
  if (given === undefined || given === '') throw new Refusal('unsigned', 'header' in at ? at.header : at.parameter);

  const message = signedMessage(recipe.signature, inbound, parameters, secret);
  const expected = digest === null ? message.toString() : digestOf(digest, message, secret);
  if (!equalInConstantTime(given, expected)) throw new Refusal('signature', 'does not match');
  assertFormats(recipe.formats, parameters);
  return parameters;
}

/** Hashing first gives both sides one length, which timingSafeEqual needs. */
function equalInConstantTime(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}
