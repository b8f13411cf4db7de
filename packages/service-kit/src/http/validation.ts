import { Ajv, type Options, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { compiledOnce } from './compile-once.ts';

const strict: Options = { coerceTypes: false, removeAdditional: false, useDefaults: true, allErrors: false, strict: false };
/** Query strings, path parameters and headers are text by nature: "5" may be the integer 5. */
const fromText: Options = { ...strict, coerceTypes: true };

const knownBodies = compiledOnce<ValidateFunction>();
const knownTexts = compiledOnce<ValidateFunction>();

/** Bodies are taken as they are or refused: nothing is converted, nothing unknown is dropped in silence. */
export function validateStrictly(app: FastifyInstance): void {
  const body = withFormats(new Ajv(strict));
  const text = withFormats(new Ajv(fromText));
  const compiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
    httpPart === 'body' ? knownBodies(schema, () => body.compile(schema)) : knownTexts(schema, () => text.compile(schema));
  app.setValidatorCompiler(compiler);
  app.addHook('onRoute', (route) => {
    const where = `${String(route.method)} ${route.url}`;
    if (route.schema === undefined) throw new Error(`${where} has no schema`);
    const loose = findLooseObject(route.schema.body, 'body');
    if (loose) throw new Error(`${where}: ${loose} lets unknown fields pass; use additionalProperties: false`);
  });
}

function withFormats(ajv: Ajv): Ajv {
  // The package is CommonJS: under Node its callable export is `default`.
  (formats as unknown as { default: (ajv: Ajv) => void }).default(ajv);
  return ajv;
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
