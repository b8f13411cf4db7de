import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findUsers, readCallingFiles, type OpenapiDocument, type Operation } from '../contracts/index.ts';
import { CODE_PREFIX, type Catalogue } from './package-texts.ts';

/** What every page has, beside its own catalogue; those of operators have the console's as well. */
const SHARED = 'packages/remote-kit';
const CONSOLE = 'packages/console-kit';

/** A call that pages make, with what it may be refused for, and the packages whose pages make it. */
interface PageCall {
  call: string;
  codes: string[];
  pages: string[];
}

/** Every call of a page, from the contracts of all services. */
export function pageCalls(root: string): PageCall[] {
  const files = readCallingFiles(root);
  return globSync('services/*/openapi.json', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const service = basename(dirname(file));
      const { paths } = JSON.parse(readFileSync(join(root, file), 'utf8')) as OpenapiDocument;
      return Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({
          call: `${method.toUpperCase()} ${path}`,
          codes: codesIn(operation),
          pages: pagesOf(findUsers(files, service, { path, operationId: operation.operationId ?? '' })),
        })),
      );
    });
}

/** The contract tells them in a line of its description. */
function codesIn({ description = '' }: Operation): string[] {
  const [told = ''] = /^Errors: .*$/m.exec(description) ?? [];
  return [...told.matchAll(/`(\w+)`/g)].map(([, code = '']) => code);
}

/** The packages with a catalogue that a file with the call belongs to. */
function pagesOf(files: readonly string[]): string[] {
  const pages = files.flatMap(
    (file) => /^(?:shell|mfe-[\w-]+|packages\/(?:remote|console)-kit)(?=\/src\/)(?:\/src\/operators(?=\/))?/.exec(file) ?? [],
  );
  return [...new Set(pages)];
}

/**
 * What the gateway itself answers, for any call: `problem.exit(403, 'foreign_origin', …)`, and the table of plain
 * statuses.
 */
export function gatewayCodes(root: string): string[] {
  const sources = globSync('gateway/lua/**/*.lua', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const found = sources.flatMap((source) => [...source.matchAll(/(?:problem\.exit\(\d{3}, |\[\d{3}\] = \{ )'(\w+)'/g)]);
  return [...new Set(found.map(([, code = '']) => code))].toSorted();
}

/** A line for each code that a page may meet and that neither its catalogue nor the shared one has words for. */
export function codeProblems(calls: readonly PageCall[], gateway: readonly string[], catalogueOf: (folder: string) => Catalogue): string[] {
  const [shared, desk] = [catalogueOf(SHARED), catalogueOf(CONSOLE)];
  const speaks = (catalogue: Catalogue, code: string): boolean => Boolean(catalogue[`${CODE_PREFIX}${code}`]);
  const ofGateway = gateway
    .filter((code) => !speaks(shared, code))
    .map((code) => `${SHARED} has no words for ${code}, which the gateway answers`);
  const ofCalls = calls.flatMap(({ call, codes, pages }) =>
    pages.flatMap((page) => {
      const words = [shared, catalogueOf(page), ...(page === 'mfe-admin' || page.endsWith('/operators') ? [desk] : [])];
      const missing = codes.filter((code) => !words.some((catalogue) => speaks(catalogue, code)));
      return missing.map((code) => `${page} has no words for ${code}, which ${call} answers`);
    }),
  );
  return [...ofGateway, ...ofCalls];
}
