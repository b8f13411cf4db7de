import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { generatedCode, type GeneratedFile } from './generated-file.ts';

interface Wanted {
  readonly path: string;
  /** Where the `emptyApi` is, as the slice imports it. */
  readonly emptyApi: string;
  readonly service: string;
  /** The code that calls it. */
  readonly sources: string;
}

/** Where a remote's code with calls is: that of its pages, and what it brings to operators. */
const PARTS = [
  { folder: 'src', without: ['src/operators/**'] },
  { folder: 'src/operators', without: [] },
];

/**
 * For each part of a remote that has an `api/empty-api.ts`: one slice for each service that remote.json names and whose
 * contract exists; and the shell's.
 */
export function wantedSlices(root: string): Wanted[] {
  const manifests = globSync('*/remote.json', { cwd: root }).toSorted();
  const remotes = manifests.flatMap((manifest) => {
    const remote = dirname(manifest);
    const { services } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as { services: Record<string, string> };
    const known = Object.keys(services).filter((service) => existsSync(join(root, 'services', service)));
    return PARTS.filter(({ folder }) => existsSync(join(root, remote, folder, 'api/empty-api.ts'))).flatMap(({ folder, without }) => {
      const sources = sourcesOf(join(root, remote), folder, without);
      return known.map((service) => ({
        service,
        sources,
        emptyApi: './empty-api.ts',
        path: join(remote, folder, 'api', `${service}.generated.ts`),
      }));
    });
  });
  return [...remotes, ...shellSlices(root)];
}

/**
 * The shell's, whose rooms come in files of their own: each room that calls a service has a slice with what it names.
 * It asks for one by having the file, empty at first: `shell/src/inbox/wallet.generated.ts`.
 */
function shellSlices(root: string): Wanted[] {
  const paths = globSync('shell/src/{,*/}*.generated.ts', { cwd: root }).toSorted();
  return paths.map((path) => {
    const files = globSync(`${dirname(path)}/*.{ts,tsx}`, { cwd: root, exclude: ['**/*.generated.ts', '**/*.test.{ts,tsx}'] });
    const sources = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
    return {
      path,
      sources,
      service: basename(path, '.generated.ts'),
      emptyApi: dirname(path) === 'shell/src' ? './empty-api.ts' : '../empty-api.ts',
    };
  });
}

function sourcesOf(remote: string, folder: string, without: readonly string[]): string {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: remote, exclude: ['**/*.generated.ts', ...without] });
  return files.map((file) => readFileSync(join(remote, file), 'utf8')).join('\n');
}

/**
 * RTK Query endpoints of a service, injected into the `emptyApi` beside it: those that the sources name, by endpoint,
 * hook or type, and no other. Null when they name none. `contract`: text of openapi.json.
 */
export async function remoteSlice({ path, service, sources, emptyApi }: Wanted, contract: string): Promise<GeneratedFile | null> {
  const words = new Set(sources.match(/\w+/g));
  const isIn = (names: readonly string[]): boolean => names.some((name) => words.has(name));
  const isCalled = (operation: string): boolean => isIn(callsOf(operation));
  const isNamed = (operation: string): boolean => isCalled(operation) || isIn(typesOf(operation));
  const operations = operationsOf(contract).filter(isNamed);
  if (operations.length === 0) return null;
  const exportName = `${camelCase(service)}Api`;
  const folder = mkdtempSync(join(tmpdir(), 'facet-openapi-'));
  const schemaFile = join(folder, 'openapi.json');
  writeFileSync(schemaFile, contract);
  const text = await generateEndpoints({
    schemaFile,
    apiFile: './empty-api.ts',
    apiImport: 'emptyApi',
    exportName,
    hooks: true,
    flattenArg: true,
    filterEndpoints: (name) => isNamed(name),
  });
  rmSync(folder, { recursive: true });
  const onlyTyped = operations.filter((operation) => !isCalled(operation));
  const called = withoutUnnamedTypes(onlyTyped.reduce(withoutEndpoint, text ?? ''), words);
  const needed = isIn([exportName]) ? called : called.replace(NO_CALLS, '');
  return generatedCode(path, `services/${service}/openapi.json`, inTermsOfRemoteKit(needed, emptyApi));
}

/** What code may call an operation by: `listThings`, `useListThingsQuery` … */
function callsOf(operation: string): string[] {
  const hooks = ['Query', 'Mutation'].flatMap((kind) => [`use${capital(operation)}${kind}`, `useLazy${capital(operation)}${kind}`]);
  return [operation, ...hooks];
}

function typesOf(operation: string): string[] {
  return [`${capital(operation)}ApiResponse`, `${capital(operation)}ApiArg`];
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * Code that makes a call in its own way (a page at a time, an answer changed) needs its types, and no page loads the
 * other way.
 */
function withoutEndpoint(text: string, operation: string): string {
  const endpoint = new RegExp(`^ {4}${operation}: build\\.[\\s\\S]*?^ {4}\\}\\),\\n`, 'm');
  const hook = new RegExp(`\\s*\\buse(?:Lazy)?${capital(operation)}(?:Query|Mutation)\\b,?`, 'g');
  return text
    .replace(endpoint, '')
    .replaceAll(hook, '')
    .replace(/export const \{\s*\} = injectedRtkApi;\n/, '');
}

const TYPE = /^export type (\w+) = [\s\S]*?;\n(?=export |(?![\s\S]))/gm;
/** A slice of which nothing is called. */
const NO_CALLS = /^import .+\nconst .+\(\{\s*endpoints: \(build\) => \(\{\s*\}\),[^}]+\}\);\nexport .+\n/;

/** Without what neither the slice nor the code around it names: refusals, what a call that is not made would say. */
function withoutUnnamedTypes(text: string, words: ReadonlySet<string>): string {
  const unnamed = [...text.matchAll(TYPE)].find(
    ([, name = '']) => !words.has(name) && text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length === 1,
  );
  return unnamed ? withoutUnnamedTypes(text.replace(unnamed[0], ''), words) : text;
}

function operationsOf(contract: string): string[] {
  const { paths = {} } = JSON.parse(contract) as { paths?: Record<string, Record<string, { operationId?: string }>> };
  return Object.values(paths).flatMap((operations) => Object.values(operations).flatMap(({ operationId }) => operationId ?? []));
}

function camelCase(kebab: string): string {
  return kebab.replaceAll(/-(.)/g, (_hyphen, letter: string) => letter.toUpperCase());
}

/**
 * The generator writes for RTK's own fetchBaseQuery; remote-kit's requests name their parts differently. Of a call
 * without anything to say it allows to say everything, which its service refuses.
 */
function inTermsOfRemoteKit(text: string, emptyApi: string): string {
  return text
    .replace(/from "\.\/empty-api"/, `from "${emptyApi}"`)
    .replace('  overrideExisting: false,\n', '')
    .replaceAll(/ApiArg = \{\};/g, 'ApiArg = Record<string, never>;')
    .replaceAll(/\burl: `/g, 'path: `')
    .replaceAll(/\bparams: \{/g, 'query: {')
    .replaceAll(/headers: \{\s*"idempotency-key": ([^,}]+?),?\s*\}/g, 'idempotencyKey: $1');
}
