import { posix } from 'node:path';
import { ownerOf, targetOf } from './owners.ts';

/** "Who may import whom" (docs: architecture): first match counts; what is not named here is forbidden. */
const MAY_IMPORT: readonly (readonly [owner: RegExp, ours: readonly string[]])[] = [
  [/^mfe-admin$/, ['packages/ui', 'packages/remote-kit', 'packages/console-kit']],
  [/^(shell|mfe-.*)$/, ['packages/ui', 'packages/remote-kit']],
  [/^services\/simulator$/, []],
  [/^services\//, ['packages/service-kit', 'packages/money-kit']],
  [/^packages\/money-kit$/, ['packages/service-kit']],
  [/^packages\/console-kit$/, ['packages/ui', 'packages/remote-kit']],
  [/^packages\/(ui|remote-kit)$/, ['packages/texts']],
  [/^packages\/tooling$/, ['gateway']],
  [/^(e2e|bench)$/, ['packages/tooling', 'packages/remote-kit']],
  [
    /^prove$/,
    [
      'packages/service-kit',
      'packages/tooling',
      'services/wallet',
      'services/earn',
      'services/games',
      'services/social',
      'services/identity',
    ],
  ],
  [/^gateway$/, ['packages/tooling']],
];

/** Below `src` of these, each folder is a domain: entered by its `index.ts` only. */
const HAS_DOMAINS = /^services\//;

/** Where a remote's part of the operators' area is, and what tries it; never its members' pages. */
const FOR_OPERATORS = /^mfe-[^/]+\/(src\/operators\/|standalone\/|test\/)/;
const CONSOLE_KIT = 'packages/console-kit';

const HAS_PAGES = /^(shell|mfe-.*|packages\/ui)$/;

const PURE_FILE = /(^|[/-])rules\.ts$/;
const FRAMEWORK = /^(fastify|@fastify\/.*|objection|knex|pg|react|react-dom|react-router.*|@facet\/(ui|remote-kit))(\/|$)/;

const ROUTER = /^(react-router|react-router-dom)(\/|$)/;
/** Opens real pages: for the tests and galleries of everybody who has some. */
const BROWSER_TESTING = '@facet/remote-kit/browser-testing';
const SHARED_BY_KIT = /^(react-dom|react-redux|@reduxjs\/toolkit)(\/|$)/;

/** Says what is wrong with this import in this file (both as project paths), or null. */
export function borderViolation(file: string, specifier: string): string | null {
  const owner = ownerOf(file);
  if (owner === null) return null;
  const target = targetOf(file, specifier);
  return (
    (target === null || isBrowserTest(owner, file, specifier)
      ? null
      : (foreignOwner(owner, file, target) ?? closedDomain(owner, file, target))) ??
    impureRule(file, specifier) ??
    secondCopy(owner, specifier)
  );
}

function isBrowserTest(owner: string, file: string, specifier: string): boolean {
  return specifier === BROWSER_TESTING && HAS_PAGES.test(owner) && !file.startsWith(`${owner}/src/`);
}

function foreignOwner(owner: string, file: string, target: string): string | null {
  const targetOwner = ownerOf(target);
  if (targetOwner === owner) return null;
  if (targetOwner === null) return `${owner} must not reach out of its workspace (${target})`;
  const allowed = MAY_IMPORT.find(([pattern]) => pattern.test(owner))?.[1] ?? [];
  if (allowed.includes(targetOwner) || (targetOwner === CONSOLE_KIT && FOR_OPERATORS.test(file))) return null;
  return `${owner} must not import ${targetOwner}; of ours it may import ${allowed.join(' and ') || 'nothing'}`;
}

function closedDomain(owner: string, file: string, target: string): string | null {
  const source = `${owner}/src/`;
  if (!HAS_DOMAINS.test(owner) || !file.startsWith(source) || !target.startsWith(source)) return null;
  const domain = domainOf(target, source);
  if (domain === null || domain === domainOf(file, source)) return null;
  return target === `${source}${domain}/index.ts` ? null : `enter ${source}${domain} by its index.ts only`;
}

function domainOf(path: string, source: string): string | null {
  const [domain, ...rest] = path.slice(source.length).split('/');
  return rest.length > 0 && domain ? domain : null;
}

function impureRule(file: string, specifier: string): string | null {
  if (!PURE_FILE.test(file) || !FRAMEWORK.test(specifier)) return null;
  return `${posix.basename(file)} holds pure rules: no import of ${specifier}`;
}

function secondCopy(owner: string, specifier: string): string | null {
  if (ROUTER.test(specifier) && !['shell', 'packages/remote-kit'].includes(owner)) {
    return `${specifier} is imported by shell and remote-kit only; remotes take it from @facet/remote-kit`;
  }
  if (SHARED_BY_KIT.test(specifier) && owner.startsWith('mfe-')) {
    return `${specifier} comes from @facet/remote-kit: a direct import would bundle a second copy`;
  }
  return null;
}
