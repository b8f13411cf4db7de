import { catalogue, type Recipe } from '../walls/index.ts';
import type { Arrival } from './postback.ts';

const MASK = '***';
type Call = Pick<Arrival, 'wall' | 'target' | 'headers' | 'body'>;

/**
 * A stored call as anybody may read it. Whoever has its signature could send it again, changed where it is not signed;
 * whoever has its token or a repeated secret could make up others. Of a provider that is gone from the catalogue nobody
 * knows which part that is: nothing of it is shown.
 */
export function maskedCall({ wall, target, headers, body }: Call): { target: string; headers: Record<string, string>; body: string } {
  const recipe = catalogue.get(wall);
  const text = Buffer.from(body).toString('utf8');
  const [path, query] = splitAt(target, '?');
  const shownPath = path.replace(/^(\/+[^/]+\/+[^/]+\/+[^/]+\/+).+$/, `$1${MASK}`);
  const shown = (part: string): string => (recipe === undefined ? MASK : maskedBody(recipe, part));
  return {
    target: query === undefined ? shownPath : `${shownPath}?${recipe === undefined ? MASK : maskedPairs(recipe, query)}`,
    headers: maskedHeaders(recipe, headers),
    body: text === '' ? '' : shown(text),
  };
}

function maskedHeaders(recipe: Recipe | undefined, headers: Record<string, string>): Record<string, string> {
  const isKnown = (name: string): boolean => name === 'content-type' || name === 'user-agent';
  const isShown = (name: string): boolean =>
    recipe === undefined ? isKnown(name) : !('header' in recipe.signature.at) || name !== recipe.signature.at.header;
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, isShown(name) ? value : MASK]));
}

function maskedBody(recipe: Recipe, text: string): string {
  return text.trimStart().startsWith('{') ? maskedJson(recipe, text) : maskedPairs(recipe, text);
}

/** A name may be escaped as its values are. */
function maskedPairs(recipe: Recipe, text: string): string {
  return text
    .split('&')
    .map((pair) => {
      const [name] = splitAt(pair, '=');
      return isSecret(recipe, decoded(name)) && name !== pair ? `${name}=${MASK}` : pair;
    })
    .join('&');
}

const MEMBER = /("(?:[^"\\]|\\.)*")(\s*:\s*)("(?:[^"\\]|\\.)*"|[^\s,[\]{}"]+)/g;

function maskedJson(recipe: Recipe, text: string): string {
  return text.replaceAll(MEMBER, (member, name: string, colon: string) =>
    isSecret(recipe, parsed(name)) ? `${name}${colon}"${MASK}"` : member,
  );
}

function isSecret({ signature: { at } }: Recipe, name: string): boolean {
  return 'parameter' in at && name === (at.parameter.split('.').at(-1) ?? '');
}

function splitAt(text: string, border: string): [string, string | undefined] {
  const at = text.indexOf(border);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function parsed(name: string): string {
  try {
    return String(JSON.parse(name));
  } catch {
    return name;
  }
}
