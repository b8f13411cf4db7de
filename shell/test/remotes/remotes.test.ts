import { CONTRACT_VERSION, defineRemote, type RegistryRecord } from '@facet/remote-kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseRegistry, type ParsedRegistry } from '../../src/remotes/parse-registry.ts';
import type { RemoteError } from '../../src/remotes/remote-error.ts';
import { Remotes, type Federation } from '../../src/remotes/remotes.ts';
import type { Telemetry } from '../../src/telemetry/index.ts';
import { someRecord } from './some-entry.ts';

const DEADLINE_MS = 1_000;
const module = defineRemote({ contract: CONTRACT_VERSION, routes: [{ path: '/a', handle: { title: 'A' } }] });
const register = vi.fn<Federation['register']>();
const load = vi.fn<Federation['load']>();
const discard = vi.fn<Federation['discard']>();
const install = vi.fn<(name: string, module: unknown) => void>();
const telemetry = {
  failed: vi.fn<Telemetry['failed']>(),
  measured: vi.fn<Telemetry['measured']>(),
  shown: vi.fn<Telemetry['shown']>(),
};
let services: Record<string, string> = {};
let record = someRecord('mfe-a');

beforeEach(() => {
  vi.resetAllMocks();
  load.mockResolvedValue({ default: module });
  record = someRecord('mfe-a');
  services = {};
});
afterEach(() => vi.useRealTimers());

async function started(
  readRegistry = () => Promise.resolve(parseRegistry({ microFrontends: { 'mfe-a': [record] }, services })),
): Promise<Remotes> {
  const platform = { versions: { react: '19.3.1', '@facet/ui': '0.1.0' }, exports: { '@facet/ui': ['Button'] } };
  const remotes = new Remotes({ readRegistry, platform, federation: { register, load, discard }, install, telemetry });
  await remotes.start();
  return remotes;
}

const failureOf = (promise: Promise<unknown>): Promise<RemoteError> =>
  promise.then(
    () => Promise.reject(new Error('it loaded')),
    (error: RemoteError) => error,
  );

test('fetches a remote once, however often its pages are visited', async () => {
  const remotes = await started();
  expect(await Promise.all([remotes.load('mfe-a', DEADLINE_MS), remotes.load('mfe-a', DEADLINE_MS)])).toEqual([module, module]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(install).toHaveBeenCalledExactlyOnceWith('mfe-a', module);
});

test('knows whose a path is, at the border of a segment', async () => {
  const remotes = await started();
  expect(remotes.ownerOf('/a')?.name).toBe('mfe-a');
  expect(remotes.ownerOf('/a/deep')?.name).toBe('mfe-a');
  expect(remotes.ownerOf('/another')).toBeUndefined();
});

test.each([
  ['contract 2', { contract: 2 }, 'it speaks contract 2, this page speaks 1'],
  ['a newer react', { requires: { react: { version: '^19.4.0' } } }, 'it needs react ^19.4.0, this page has 19.3.1'],
  ['a package that is not shared', { requires: { vue: { version: '^3.0.0' } } }, 'it needs vue, which this page does not share'],
  [
    'an export newer than the shell',
    { requires: { '@facet/ui': { version: '^0.1.0', exports: ['Button', 'Hologram'] } } },
    'it needs Hologram of @facet/ui',
  ],
  [
    'another version of a service',
    { services: { earn: '2', wallet: '1', unheard: '9' } },
    'it needs version 2 of the service earn, which is at 1',
  ],
])('%s: refused with the reason, its address not even registered', async (_name, extras, reason) => {
  services = { earn: '1', wallet: '1' };
  record = someRecord('mfe-a', extras);
  const error = await failureOf((await started()).load('mfe-a', DEADLINE_MS));
  expect(error).toMatchObject({ failure: 'refused' });
  expect(error.message).toContain(reason);
  expect(register).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['nothing', null],
  ['no remote', { default: { routes: 'none' } }],
  ['another contract', { default: { ...module, contract: 2 } }],
  ['a page outside its routes', { default: { ...module, routes: [{ path: '/b' }] } }],
])('code that exposes %s is refused', async (_name, loaded) => {
  load.mockResolvedValue(loaded);
  expect(await failureOf((await started()).load('mfe-a', DEADLINE_MS))).toMatchObject({ failure: 'contract' });
  expect(install).not.toHaveBeenCalled();
});

test('a slice outside its namespace is refused', async () => {
  install.mockImplementation(() => {
    throw new Error('the slice "x" lies outside');
  });
  const error = await failureOf((await started()).load('mfe-a', DEADLINE_MS));
  expect(error).toMatchObject({ failure: 'contract' });
  expect(error.message).toContain('the slice "x" lies outside');
});

test('what failed is forgotten: the next visit fetches again', async () => {
  load.mockRejectedValueOnce(new Error('404'));
  const remotes = await started();
  await failureOf(remotes.load('mfe-a', DEADLINE_MS));
  expect(await remotes.load('mfe-a', DEADLINE_MS)).toBe(module);
});

test('an attempt that fails late does not end the one that Retry began', async () => {
  let breakFirst = (_cause: Error): void => undefined;
  load.mockReturnValueOnce(new Promise((_resolve, reject) => (breakFirst = reject)));
  const remotes = await started();
  const first = failureOf(remotes.load('mfe-a', DEADLINE_MS));
  await remotes.retry('mfe-a');
  await remotes.load('mfe-a', DEADLINE_MS);
  breakFirst(new Error('reset'));
  await first;
  await remotes.load('mfe-a', DEADLINE_MS);
  expect(load).toHaveBeenCalledTimes(2);
});

test('Retry reads the registry anew and takes a new address', async () => {
  load.mockRejectedValueOnce(new Error('404'));
  const remotes = await started();
  expect(await failureOf(remotes.load('mfe-a', DEADLINE_MS))).toMatchObject({ failure: 'load' });
  record = { ...someRecord('mfe-a'), url: '/remotes/mfe-a/1.0.1-def/mf-manifest.json' };
  await remotes.retry('mfe-a');
  expect(register).toHaveBeenLastCalledWith('mfe-a', '/remotes/mfe-a/1.0.1-def/mf-manifest.json?retry=1', {
    force: true,
    integrity: record.metadata.integrity,
  });
  expect(await remotes.load('mfe-a', DEADLINE_MS)).toBe(module);
});

test('silence ends at the deadline, and the error knows when the code comes after all', async () => {
  vi.useFakeTimers();
  let arrive = (_loaded: unknown): void => undefined;
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const remotes = await started();
  const failure = failureOf(remotes.load('mfe-a', DEADLINE_MS));
  await vi.advanceTimersByTimeAsync(DEADLINE_MS);
  const error = await failure;
  expect(error).toMatchObject({ failure: 'timeout' });
  arrive({ default: module });
  expect(await error.late).toBe(module);
  expect(await remotes.load('mfe-a', DEADLINE_MS)).toBe(module);
});

test('without a registry the page starts, and says what is missing', async () => {
  const remotes = await started(() => Promise.reject(new Error('503')));
  expect(remotes.entries).toEqual([]);
  expect(remotes.failure?.message).toBe('The list of pages did not load.');
});

/** `version` of the record; only it loads, all others fail. */
function onlyLoads(version: string): void {
  load.mockImplementation(() => {
    const [, url = ''] = register.mock.lastCall ?? [];
    return url.includes(`/${version}/`) ? Promise.resolve({ default: module }) : Promise.reject(new Error(`${url}: 404`));
  });
}

const version = (name: string): RegistryRecord => ({
  ...someRecord('mfe-a'),
  url: `/remotes/mfe-a/${name}/mf-manifest.json`,
  metadata: { version: name },
});
const withFallback = (name: string, fallback: string): RegistryRecord => {
  const chosen = version(name);
  return { ...chosen, extras: { ...chosen.extras, cohort: 'canary', fallback: version(fallback) } };
};
const read = vi.fn<() => Promise<ParsedRegistry>>();
const startedWith = (...records: RegistryRecord[]) => {
  for (const one of records.slice(0, -1)) read.mockResolvedValueOnce(parseRegistry({ microFrontends: { 'mfe-a': [one] } }));
  read.mockResolvedValue(parseRegistry({ microFrontends: { 'mfe-a': records.slice(-1) } }));
  return started(read);
};

test('a version that does not load gives way to the one before it, once, and is reported', async () => {
  const remotes = await startedWith(withFallback('2', '1'));
  onlyLoads('1');
  expect(await remotes.load('mfe-a', DEADLINE_MS)).toBe(module);
  expect(remotes.inUse('mfe-a')?.version).toBe('1');
  expect(discard).toHaveBeenCalledExactlyOnceWith('/remotes/mfe-a/2/mf-manifest.json');
  expect(telemetry.failed).toHaveBeenCalledTimes(1);
  expect(telemetry.failed.mock.calls[0]?.[0]).toMatchObject({ name: 'mfe-a', version: '2', cohort: 'canary' });
  expect([remotes.cohortOf('mfe-a', '2'), remotes.cohortOf('mfe-a', '1')]).toEqual(['canary', 'stable']);
});

test.each([
  ['exposes no remote', null],
  ['speaks another contract than it said', { default: { ...module, contract: 2 } }],
])('code that %s gives way too', async (_name, loaded) => {
  const remotes = await startedWith(withFallback('2', '1'));
  load.mockResolvedValueOnce(loaded);
  expect(await remotes.load('mfe-a', DEADLINE_MS)).toBe(module);
  expect(remotes.inUse('mfe-a')?.version).toBe('1');
});

test('when both fail the card says what was wrong with the first, and the next visit begins with it again', async () => {
  const remotes = await startedWith(withFallback('2', '1'));
  onlyLoads('none');
  const error = await failureOf(remotes.load('mfe-a', DEADLINE_MS));
  expect(String(error.cause)).toContain('/remotes/mfe-a/2/');
  expect(load).toHaveBeenCalledTimes(2);
  onlyLoads('2');
  expect(await remotes.load('mfe-a', DEADLINE_MS)).toBe(module);
});

test('a version that is gone is looked up anew, once for each page, and the new one is loaded', async () => {
  const remotes = await startedWith(withFallback('1', '0'), withFallback('3', '2'));
  onlyLoads('3');
  expect(await remotes.load('mfe-a', DEADLINE_MS)).toBe(module);
  expect(load).toHaveBeenCalledTimes(2);
  onlyLoads('none');
  await remotes.replace('mfe-a', '3', new Error('404'), 'load');
  await remotes.replace('mfe-a', '1', new Error('404'), 'load');
  // At the start, and once anew.
  expect(read).toHaveBeenCalledTimes(2);
});

test('the other remotes keep the versions that they had when the page was loaded', async () => {
  const registry = (name: string) =>
    parseRegistry({ microFrontends: { 'mfe-a': [version(name)], 'mfe-b': [{ ...version(name), extras: someRecord('mfe-b').extras }] } });
  read.mockResolvedValueOnce(registry('1')).mockResolvedValue(registry('2'));
  const remotes = await started(read);
  onlyLoads('2');
  await remotes.load('mfe-a', DEADLINE_MS);
  await remotes.retry('mfe-a');
  expect([remotes.inUse('mfe-a')?.version, remotes.inUse('mfe-b')?.version]).toEqual(['2', '1']);
});

test('two pages whose files are gone get the same other version', async () => {
  const remotes = await startedWith(version('1'), withFallback('2', '1'));
  await remotes.load('mfe-a', DEADLINE_MS);
  onlyLoads('2');
  const replacements = await Promise.all(['one', 'other'].map((page) => remotes.replace('mfe-a', '1', new Error(page), 'load')));
  expect(replacements).toEqual([module, module]);
  expect(remotes.inUse('mfe-a')?.version).toBe('2');
  expect(load).toHaveBeenCalledTimes(2);
});

test('without another version there is no replacement, and what was loaded stays', async () => {
  const remotes = await startedWith(version('1'));
  await remotes.load('mfe-a', DEADLINE_MS);
  expect(await remotes.replace('mfe-a', '1', new Error('404'), 'load')).toBeNull();
  expect(await remotes.load('mfe-a', DEADLINE_MS)).toBe(module);
});

test('a version that hangs is told, Retry passes it over, and what comes late changes nothing', async () => {
  vi.useFakeTimers();
  const remotes = await startedWith(withFallback('2', '1'));
  let arrive = (_loaded: unknown): void => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const failure = failureOf(remotes.load('mfe-a', DEADLINE_MS));
  await vi.advanceTimersByTimeAsync(DEADLINE_MS);
  const { late } = await failure;
  expect(telemetry.failed.mock.calls.map(([{ version: told }]) => told)).toEqual(['2']);
  await remotes.retry('mfe-a');
  expect(await remotes.load('mfe-a', DEADLINE_MS)).toBe(module);
  expect(remotes.inUse('mfe-a')?.version).toBe('1');
  arrive({ default: module });
  await late?.catch(() => undefined);
  expect(install).toHaveBeenCalledTimes(1);
  expect(remotes.inUse('mfe-a')?.version).toBe('1');
});

test('a version that hangs and has none before it: only a new page can ask again', async () => {
  vi.useFakeTimers();
  const remotes = await startedWith(version('1'));
  load.mockReturnValueOnce(new Promise(() => undefined));
  const failure = failureOf(remotes.load('mfe-a', DEADLINE_MS));
  await vi.advanceTimersByTimeAsync(DEADLINE_MS);
  await failure;
  expect(await remotes.retry('mfe-a')).toBe(false);
});

test('a remote that does not fit is not replaced by the one before it', async () => {
  const chosen = withFallback('2', '1');
  const remotes = await startedWith({ ...chosen, extras: { ...chosen.extras, contract: 2 } });
  expect(await failureOf(remotes.load('mfe-a', DEADLINE_MS))).toMatchObject({ failure: 'refused' });
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['a canary’s', 'http://localhost:3000/remotes/mfe-a/2/entry.js?retry=1', { name: 'mfe-a', version: '2', cohort: 'canary' }],
  ['the shell’s', 'http://localhost:3000/main.js', { name: 'shell' }],
])('%s file with other bytes than were published is told, with the version it belongs to', async (_whose, url, deployed) => {
  const remotes = await startedWith(withFallback('2', '1'));
  remotes.altered(url.replace('http://localhost:3000', location.origin));
  const [told, source, error] = telemetry.failed.mock.lastCall ?? [];
  expect([told, source]).toMatchObject([deployed, 'integrity']);
  expect(String(error)).toMatch(/(entry|main)\.js is not what was published$/);
});

test('says how long a version took, and which one stands on the screen', async () => {
  const remotes = await startedWith(version('1'));
  await remotes.load('mfe-a', DEADLINE_MS);
  remotes.shown('mfe-a', 120);
  expect(telemetry.measured.mock.calls.map(([deployed, phase]) => `${deployed.version} ${phase}`)).toEqual([
    '1 entry',
    '1 init',
    '1 render',
  ]);
  expect(telemetry.shown.mock.calls[0]?.[0]).toMatchObject({ name: 'mfe-a', version: '1', cohort: 'stable' });
});
