import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import type { OpenapiDocument } from '../contracts/index.ts';
import { generatedCode, type GeneratedFile } from './generated-file.ts';

interface Wanted {
  readonly path: string;
  readonly callee: string;
  /** The code that calls it. */
  readonly sources: string;
}

const SUFFIX = '-paths.generated.ts';
/** That a path has no such method, and no parameters but its operations'; that there are no webhooks, headers … */
const NOTHING =
  /^(?: {8}(?:\w+\?: never|parameters: \{(?:\s+\w+\?: never;)+\s+\})| {4}\w+: never|export type (?:webhooks|\$defs) = .+);\n/gm;
const CALL = /\.(GET|POST|PUT|PATCH|DELETE)\(\s*'([^']+)'/g;

/**
 * Types of other services' internal APIs, one file for each caller (services never share one; a kit's is for all who
 * use it). A caller asks for one by having the file, empty at first:
 * `services/identity/src/members/wallet-paths.generated.ts` is the wallet's.
 */
export function wantedClients(root: string): Wanted[] {
  const paths = globSync(`{services,packages}/*/src/**/*${SUFFIX}`, { cwd: root });
  return paths.toSorted().map((path) => {
    const files = globSync(`${path.split('/', 3).join('/')}/**/*.ts`, { cwd: root, exclude: ['**/*.generated.ts'] });
    const sources = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
    return { path, sources, callee: basename(path).slice(0, -SUFFIX.length) };
  });
}

/**
 * What the sources call (`wallet.GET('/internal/stats')`), and nothing else. `contract`: text of the callee's
 * openapi.internal.json.
 */
export async function serviceClient({ path, callee, sources }: Wanted, contract: string): Promise<GeneratedFile> {
  const called = new Set([...sources.matchAll(CALL)].map(([, method = '', route = '']) => `${method} ${route}`));
  const types = astToString(await openapiTypescript(JSON.stringify(onlyCalled(JSON.parse(contract) as OpenapiDocument, called))));
  return generatedCode(path, `services/${callee}/openapi.internal.json`, types.replaceAll(NOTHING, ''));
}

function onlyCalled({ components, ...document }: OpenapiDocument, called: ReadonlySet<string>): OpenapiDocument {
  const paths = Object.entries(document.paths).flatMap(([route, methods]) => {
    const kept = Object.entries(methods).filter(([method]) => called.has(`${method.toUpperCase()} ${route}`));
    const operations = kept.map(([method, { description: _words, ...operation }]) => [method, operation] as const);
    return operations.length === 0 ? [] : [[route, Object.fromEntries(operations)] as const];
  });
  return withUsedSchemas(withoutExamples({ ...document, ...(components && { components }), paths: Object.fromEntries(paths) }));
}

/** They are for people, who read the contract. */
function withoutExamples<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(withoutExamples) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const fields = Object.entries(part).filter(([name]) => !/^examples?$/.test(name));
  return Object.fromEntries(fields.map(([name, value]) => [name, withoutExamples(value)])) as Part;
}

/** Without the components that nothing in it refers to. */
function withUsedSchemas(document: OpenapiDocument): OpenapiDocument {
  const schemas = Object.entries(document.components?.schemas ?? {});
  const used = schemas.filter(([name], index) => {
    const others = schemas.filter((_schema, at) => at !== index).map(([, schema]) => schema);
    return JSON.stringify([document.paths, document.components?.responses, others]).includes(`"#/components/schemas/${name}"`);
  });
  const slimmer = { ...document, components: { ...document.components, schemas: Object.fromEntries(used) } };
  return used.length === schemas.length ? document : withUsedSchemas(slimmer);
}
