import type { FastifyInstance } from 'fastify';
import { httpErrors } from '../errors/domain-error.ts';

/** JSON only, and only plainly written: no exponent in a number (money is never `1e3`), no prototype keys. No body counts as `{}`. */
export function readPlainJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(body as string, plainOnly));
    } catch (error) {
      done(error instanceof SyntaxError ? httpErrors('bad_request', 'The body is not valid JSON') : (error as Error), undefined);
    }
  });
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined || request.body === null)
      request.body = request.routeOptions.schema?.body === undefined ? request.body : {};
  });
}

function plainOnly(this: unknown, key: string, value: unknown, context?: { source?: string }): unknown {
  if (key === '__proto__' || key === 'constructor') throw httpErrors('bad_request', `The field name ${key} is not allowed`);
  if (typeof value === 'number' && !/^-?\d{1,15}(\.\d{1,6})?$/.test(context?.source ?? String(value)))
    throw httpErrors('bad_request', `${key || 'The body'} must be a plainly written number`);
  return value;
}
