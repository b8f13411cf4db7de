import { catalogue, recipeOf } from '../../src/walls/catalogue.ts';
import { digestOf } from '../../src/walls/digest.ts';
import { signedMessage } from '../../src/walls/message.ts';
import { type Inbound, readParameters } from '../../src/walls/parameters.ts';
import type { Field, Recipe, Said } from '../../src/walls/recipe.ts';
import { publicUrl } from '../provider-calls.ts';

export const SECRET = 'secret-of-all-walls';

/** A call of a provider as its parameters, in the order in which they are sent. */
export type Values = Readonly<Record<string, string>>;
export interface Sent {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string;
}

/** BitLabs publishes a vector of its signature alone. */
const bitLabs = { uid: '', tx: 'T100', val: '120', usd: '1.20', type: 'COMPLETE', state: 'COMPLETED', offer_name: 'Pets' };

/** A credit as the provider's own vector has it, of this member and transaction. */
export function creditOf(id: string, { member, transaction }: { member: string; transaction: string }): Values {
  const recipe = recipeOf(id);
  const [vector] = recipe.vectors;
  const read = vector?.claim
    ? Object.fromEntries(readParameters(inboundOf(recipe, vector.url, vector.body ?? ''), recipe.carrier))
    : { ...bitLabs };
  const [own] = namesOf(recipe, 'transaction');
  const values = { ...read, [namesOf(recipe, 'member')[0] ?? '']: member };
  return {
    ...values,
    [own ?? '']: transaction,
    ...(recipe.linkedBy === undefined ? {} : { [String(recipe.linkedBy)]: `link-${transaction}` }),
  };
}

/** The provider's names for what we call so. */
export function namesOf(recipe: Recipe, said: Said): string[] {
  const name = said === 'link' ? recipe.linkedBy : recipe.fields[said as Field];
  return name === undefined ? [] : [name].flat();
}

/** Signed as the provider signs, to its own address. The vectors are what says that this is so. */
export function signed(id: string, token: string, values: Values): Sent {
  const recipe = recipeOf(id);
  const path = `/api/postbacks/${id}/${token}`;
  return withSignature(recipe, path, values, signatureOf(recipe, path, values));
}

/** The signature of one call under the values of another. */
export function resigned(id: string, token: string, values: Values, changed: Values): Sent {
  const recipe = recipeOf(id);
  const path = `/api/postbacks/${id}/${token}`;
  return withSignature(recipe, path, changed, signatureOf(recipe, path, values));
}

export function withSignature(recipe: Recipe, path: string, values: Values, signature: string): Sent {
  const { at } = recipe.signature;
  const all = 'header' in at ? values : { ...values, [at.parameter]: signature };
  const isQuery = recipe.carrier === 'query';
  return {
    method: isQuery ? 'GET' : 'POST',
    target: isQuery ? `${path}?${encoded(all)}` : path,
    headers: { ...(isQuery ? {} : { 'content-type': 'application/json' }), ...('header' in at ? { [at.header]: signature } : {}) },
    body: isQuery ? '' : jsonOf(all),
  };
}

function signatureOf(recipe: Recipe, path: string, values: Values): string {
  const { method, target, headers, body } = withSignature(recipe, path, values, 'x');
  const arrived: Inbound = { method, url: publicUrl + target, headers, body: Buffer.from(body) };
  const message = signedMessage(recipe.signature, arrived, new Map(Object.entries(values)), SECRET);
  const { digest } = recipe.signature;
  return digest === null ? message.toString() : digestOf(digest, message, SECRET);
}

function inboundOf({ carrier }: Recipe, url: string, body: string): Inbound {
  return { method: carrier === 'query' ? 'GET' : 'POST', url, headers: {}, body: Buffer.from(body) };
}

/** As PHP writes a form. */
function encoded(values: Values): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`)
    .join('&');
}

/** From dotted paths. */
function jsonOf(values: Values): string {
  const root: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const parts = path.split('.');
    const last = parts.pop() ?? '';
    const place = parts.reduce<Record<string, unknown>>((at, part) => (at[part] ??= {}) as Record<string, unknown>, root);
    place[last] = value;
  }
  return JSON.stringify(root);
}

export const providerIds = [...catalogue.keys()];
