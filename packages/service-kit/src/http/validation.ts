import { Ajv, type Options, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { httpErrors } from '../errors/domain-error.ts';
import { compiledOnce } from './compile-once.ts';
import { isPlainText } from './plain-text.ts';

const strict: Options = { coerceTypes: false, removeAdditional: false, useDefaults: true, allErrors: false, strict: false };
/** Query strings, path parameters and headers are text by nature: "5" may be the integer 5. */
const fromText: Options = { ...strict, coerceTypes: true };

const knownBodies = compiledOnce<ValidateFunction>();
const knownTexts = compiledOnce<ValidateFunction>();

/** Bodies are taken as they are or refused: nothing is converted, nothing unknown is dropped in silence. */
export function validateStrictly(app: FastifyInstance): void {
  const body = whenNeeded(() => withFormats(new Ajv(strict)));
  const text = whenNeeded(() => withFormats(new Ajv(fromText)));
  const compiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
    const validator =
      httpPart === 'body' ? knownBodies(schema, () => body().compile(schema)) : knownTexts(schema, () => text().compile(schema));
    return (given: unknown) => {
      const validate = validator();
      return validate(given) || { error: validate.errors ?? [] };
    };
  };
  app.setValidatorCompiler(compiler);
  app.addHook('preValidation', ({ params, query }, _reply, done) => {
    const isText = holdsPlainText(params) && holdsPlainText(query);
    done(isText ? undefined : httpErrors('bad_request', 'The address holds a character that is no text'));
  });
  app.addHook('onRoute', (route) => {
    const where = `${String(route.method)} ${route.url}`;
    if (route.schema === undefined) throw new Error(`${where} has no schema`);
    const loose = findLooseObject(route.schema.body, 'body');
    if (loose) throw new Error(`${where}: ${loose} lets unknown fields pass; use additionalProperties: false`);
  });
}

function whenNeeded<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function withFormats(ajv: Ajv): Ajv {
  // The package is CommonJS: under Node its callable export is `default`.
  (formats as unknown as { default: (ajv: Ajv) => void }).default(ajv);
  // As PostgreSQL reads one: the package also takes `urn:uuid:…`.
  return ajv.addFormat('uuid', UUID);
}

/** Names and values that came by the address. */
function holdsPlainText(given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return true;
  for (const [name, value] of Object.entries(given) as [string, unknown][])
    if (!isPlainText(name) || ![value].flat().every((text) => typeof text !== 'string' || isPlainText(text))) return false;
  return true;
}

function findLooseObject(schema: unknown, path: string): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  if ('properties' in schema && (schema as { additionalProperties?: unknown }).additionalProperties !== false) return path;
  for (const [key, part] of Object.entries(schema)) {
    const loose = findLooseObject(part, `${path}.${key}`);
    if (loose) return loose;
  }
  return undefined;
}
