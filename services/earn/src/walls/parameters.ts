import { isPlainText } from '@facet/service-kit';
import type { Carrier } from './recipe.ts';
import { Refusal } from './refusal.ts';

/**
 * A postback as it arrived. `url` is absolute and public, its path and query byte for byte as sent. Header names are
 * lower case.
 */
export interface Inbound {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

const LONGEST_NAME = 60;

/** Decoded once, otherwise untouched: `1.2000` stays `1.2000`. */
export type Parameters = ReadonlyMap<string, string>;

/**
 * @throws Refusal `method`, `malformed` or `repeated_parameter` (readers disagree about which of two values counts).
 */
export function readParameters(inbound: Inbound, carrier: Carrier): Parameters {
  if (inbound.method !== methodOf(carrier)) throw new Refusal('method', `expected ${methodOf(carrier)}`);
  const read = new Map<string, string>();
  for (const [name, value] of pairsOf(inbound, carrier)) {
    if (!isPlainText(name) || !isPlainText(value)) throw new Refusal('malformed', 'a character that is no text');
    if (read.has(name)) throw new Refusal('repeated_parameter', name.slice(0, LONGEST_NAME));
    read.set(name, value);
  }
  return read;
}

export function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start + 1);
}

const methodOf = (carrier: Carrier) => (carrier === 'query' ? 'GET' : 'POST');

function pairsOf(inbound: Inbound, carrier: Carrier): [string, string][] {
  switch (carrier) {
    case 'query':
      return formPairs(queryOf(inbound.url));
    case 'form':
      return formPairs(textOf(inbound.body));
    case 'json':
      return jsonPairs(textOf(inbound.body));
    default:
      return carrier satisfies never;
  }
}

function formPairs(text: string): [string, string][] {
  return text
    .split('&')
    .filter((segment) => segment !== '')
    .map((segment) => {
      const border = segment.indexOf('=');
      return border === -1 ? [decode(segment), ''] : [decode(segment.slice(0, border)), decode(segment.slice(border + 1))];
    });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new Refusal('malformed', 'percent encoding');
  }
}

function textOf(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    throw new Refusal('malformed', 'body is not UTF-8');
  }
}

function jsonPairs(text: string): [string, string][] {
  try {
    return flatten('', JSON.parse(text, keepNumbersAsWritten) as Json);
  } catch {
    throw new Refusal('malformed', 'body is not JSON');
  }
}

/** A parsed and printed number would lose what was signed: `1.20` would come back as `1.2`. */
function keepNumbersAsWritten(_name: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? String(value)) : value;
}

type Json = string | boolean | null | Json[] | { [name: string]: Json };

function flatten(path: string, value: Json): [string, string][] {
  if (value === null) return [];
  if (typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, inner]) => flatten(path === '' ? name : `${path}.${name}`, inner));
}
