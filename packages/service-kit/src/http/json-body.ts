import type { FastifyInstance } from 'fastify';
import { httpErrors } from '../errors/domain-error.ts';
import { isPlainText } from './plain-text.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It decides about each item of its body for itself, text that cannot be kept included. */
    judgesItems?: true;
  }
}

const DEEPEST = 32;

/**
 * JSON only, and only plainly written: no exponent in a number (money is never `1e3`), no prototype keys, no text that
 * a database cannot keep, no deeper than anything here is. No body counts as `{}`.
 */
export function readPlainJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parse(body as string));
    } catch (error) {
      done(error instanceof SyntaxError ? httpErrors('bad_request', 'The body is not valid JSON') : (error as Error), undefined);
    }
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.body === undefined || request.body === null)
      request.body = request.routeOptions.schema?.body === undefined ? request.body : {};
    done();
  });
}

/** How JSON writes a NUL or half of a character: as an escape, since neither can stand in it as it is. */
const ESCAPED = /\\u(?:0000|d[89a-f])/i;

/**
 * Of other services: whatever JSON is, but no text that a database cannot keep. It would be sent again for ever, and
 * hold up what waits behind it. Where `judgesItems` is set the route refuses the one item that holds such text, and
 * does the others.
 */
export function readKeptJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (!request.routeOptions.config.judgesItems && ESCAPED.test(body) && !holdsPlainText(body))
      done(httpErrors('bad_request', NO_TEXT), undefined);
    else void parseJson(request, body, done);
  });
}

function holdsPlainText(json: string): boolean {
  return [...json.matchAll(/"(?:[^"\\]|\\.)*"/g)].every(([text]) => isPlainText(textOf(text)));
}

/** What is no JSON is refused when the whole is parsed. */
function textOf(json: string): string {
  try {
    return JSON.parse(json) as string;
  } catch {
    return '';
  }
}

const NO_TEXT = 'The body holds a character that is no text';

function parse(text: string): unknown {
  if (text === '') return {};
  // Before it is parsed: what visits each value would run out of stack.
  if (depthOf(text) > DEEPEST) throw httpErrors('bad_request', `The body is nested deeper than ${DEEPEST} levels`);
  return JSON.parse(text, plainOnly);
}

/** Of brackets outside strings; of text that is no JSON any number. */
function depthOf(text: string): number {
  let [depth, deepest, isInString] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isInString) {
      if (sign === '\\') at++;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === '[' || sign === '{') deepest = Math.max(deepest, ++depth);
    else if (sign === ']' || sign === '}') depth--;
  }
  return deepest;
}

function plainOnly(this: unknown, key: string, value: unknown, context?: { source?: string }): unknown {
  if (key === '__proto__' || key === 'constructor') throw httpErrors('bad_request', `The field name ${key} is not allowed`);
  if (typeof value === 'number' && !/^-?\d{1,15}(\.\d{1,6})?$/.test(context?.source ?? String(value)))
    throw httpErrors('bad_request', `${key || 'The body'} must be a plainly written number`);
  if (!isPlainText(key) || (typeof value === 'string' && !isPlainText(value))) throw httpErrors('bad_request', NO_TEXT);
  return value;
}
