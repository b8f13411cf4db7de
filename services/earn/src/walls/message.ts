import { type Inbound, type Parameters, queryOf } from './parameters.ts';
import type { Part, SignatureRecipe } from './recipe.ts';
import { Refusal } from './refusal.ts';

/**
 * What the provider signed, built from what arrived.
 * @throws Refusal `malformed` when a signed parameter is absent or the signature is not where it belongs.
 */
export function signedMessage(signature: SignatureRecipe, inbound: Inbound, parameters: Parameters, secret: string): string | Uint8Array {
  const { message } = signature;
  switch (message.kind) {
    case 'parts':
      return message.parts.map((part) => textOf(part, parameters, secret)).join('');
    case 'joined-values':
      return message.parameters
        .map((name) => ({ name, value: present(parameters, name) }))
        .filter(({ name, value }) => value !== '' || !message.omittedWhenEmpty.includes(name))
        .map(({ value }) => value)
        .join(message.separator);
    case 'address-before-signature':
      return addressBefore(signature, inbound.url);
    case 'sorted-query':
      return sortedQuery(parameters);
    case 'raw-body':
      return inbound.body;
    default:
      return message satisfies never;
  }
}

function textOf(part: Part, parameters: Parameters, secret: string): string {
  if (part === 'secret') return secret;
  return 'literal' in part ? part.literal : present(parameters, part.parameter);
}

function present(parameters: Parameters, name: string): string {
  const value = parameters.get(name);
  if (value === undefined) throw new Refusal('malformed', `${name} is missing`);
  return value;
}

/** Nothing may follow the signature: it would be neither signed nor noticed. */
function addressBefore(signature: SignatureRecipe, url: string): string {
  const name = 'parameter' in signature.at ? signature.at.parameter : '';
  const query = queryOf(url);
  const last = query.slice(query.lastIndexOf('&') + 1);
  if (!last.startsWith(`${name}=`)) throw new Refusal('malformed', `${name} is not the last parameter`);
  return url.slice(0, url.length - last.length - 1);
}

function sortedQuery(parameters: Parameters): string {
  return [...parameters]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${formEncoded(name)}=${formEncoded(value)}`)
    .join('&');
}

/** PHP's urlencode: everything but letters, digits and `-_.` is escaped, a space is `+`. */
function formEncoded(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!'()*~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}
