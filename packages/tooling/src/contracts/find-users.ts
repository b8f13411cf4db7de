import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BreakingChange } from './compare-documents.ts';

/** Where calls are written. Generated files are left out: they name every call, used or not. */
const SOURCES = [
  '{shell,mfe-*,packages/remote-kit,gateway}/{src,lua}/**/*.{ts,tsx,lua}',
  'services/*/src/**/*.ts',
  'packages/money-kit/src/**/*.ts',
];
const NOT_CALLS = ['**/*.generated.ts', '**/*.test.{ts,tsx}', '**/{testing,standalone}/**', 'services/simulator/**'];
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*(?:\/\/|--).*$/gm;

/** A file with calls, without its comments. */
export interface CallingFile {
  file: string;
  text: string;
}

export function readCallingFiles(root: string): CallingFile[] {
  return globSync(SOURCES, { cwd: root, exclude: NOT_CALLS })
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8').replaceAll(COMMENTS, '') }));
}

/**
 * Files that call an operation of this service: by the hook or endpoint of a generated slice, or by its path. Their own
 * service's are left out.
 */
export function findUsers(
  files: readonly CallingFile[],
  service: string,
  { path, operationId }: Pick<BreakingChange, 'path' | 'operationId'>,
): string[] {
  const asPath = pathPattern(path);
  const asEndpoint = endpointPattern(operationId);
  return files
    .filter(({ file }) => !file.startsWith(`services/${service}/`))
    .filter(({ file, text }) => asPath.test(text) || (/^(?:mfe-|shell\/)/.test(file) && asEndpoint.test(text)))
    .map(({ file }) => file);
}

/** `/api/things/{id}/end` as a literal in quotes, whatever stands for the id, up to the end or a query. */
function pathPattern(path: string): RegExp {
  const segments = path.split('/').map((segment) => (segment.startsWith('{') ? '(?:\\$\\{[^}]*\\}|[^/\'"`?]+)' : RegExp.escape(segment)));
  return new RegExp(`${segments.join('/')}(?=['"\`?$])`);
}

/** `listThings`, `useListThingsQuery`, `useLazyListThingsQuery`, `useListThingsMutation` */
function endpointPattern(operationId: string): RegExp {
  if (operationId === '') return /(?!)/;
  const hook = operationId.charAt(0).toUpperCase() + operationId.slice(1);
  return new RegExp(`\\b(?:${operationId}|use(?:Lazy)?${hook}(?:Query|Mutation))\\b`);
}
