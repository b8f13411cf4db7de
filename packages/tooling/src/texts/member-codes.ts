import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findUsers, readCallingFiles, type OpenapiDocument, type Operation } from '../contracts/index.ts';
import { CODE_PREFIX, type Catalogue } from './package-texts.ts';

/** What every page has, beside its own catalogue. */
const SHARED = 'packages/remote-kit';

/** A call that members make, with what it may be refused for, and the packages whose pages make it. */
export interface MemberCall {
  call: string;
  codes: string[];
  pages: string[];
}

/** Every call of a page for members, from the contracts of all services. */
export function memberCalls(root: string): MemberCall[] {
  const files = readCallingFiles(root);
  return globSync('services/*/openapi.json', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const service = basename(dirname(file));
      const { paths } = JSON.parse(readFileSync(join(root, file), 'utf8')) as OpenapiDocument;
      return Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods)
          .filter(([, operation]) => operation['x-operator-role'] === undefined)
          .map(([method, operation]) => ({
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

/** Packages whose pages members see; what is for operators says more exactly, in English, what a service refused. */
function pagesOf(files: readonly string[]): string[] {
  const pages = files.filter((file) => /^(shell|mfe-(?!admin)[\w-]+|packages\/remote-kit)\/src\/(?!operators\/)/.test(file));
  return [...new Set(pages.map((file) => file.slice(0, file.indexOf('/src/'))))];
}

/** What the gateway itself answers, for any call: `problem.exit(403, 'foreign_origin', …)`, and the table of plain statuses. */
export function gatewayCodes(root: string): string[] {
  const sources = globSync('gateway/lua/**/*.lua', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const found = sources.flatMap((source) => [...source.matchAll(/(?:problem\.exit\(\d{3}, |\[\d{3}\] = \{ )'(\w+)'/g)]);
  return [...new Set(found.map(([, code = '']) => code))].toSorted();
}

/** A line for each code that a page may meet and that neither its catalogue nor the shared one has words for. */
export function codeProblems(
  calls: readonly MemberCall[],
  gateway: readonly string[],
  catalogueOf: (folder: string) => Catalogue,
): string[] {
  const shared = catalogueOf(SHARED);
  const ofGateway = gateway
    .filter((code) => !shared[`${CODE_PREFIX}${code}`])
    .map((code) => `${SHARED} has no words for ${code}, which the gateway answers`);
  const ofCalls = calls.flatMap(({ call, codes, pages }) =>
    pages.flatMap((page) => {
      const own = catalogueOf(page);
      const missing = codes.filter((code) => !own[`${CODE_PREFIX}${code}`] && !shared[`${CODE_PREFIX}${code}`]);
      return missing.map((code) => `${page} has no words for ${code}, which ${call} answers`);
    }),
  );
  return [...ofGateway, ...ofCalls];
}
