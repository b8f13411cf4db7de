import { CONTRACT_VERSION, defineRemote } from '@facet/remote-kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseRegistry } from '../../src/remotes/parse-registry.ts';
import type { RemoteError } from '../../src/remotes/remote-error.ts';
import { Remotes, type Federation } from '../../src/remotes/remotes.ts';
import { someRecord } from './some-entry.ts';

const DEADLINE_MS = 1_000;
const module = defineRemote({ contract: CONTRACT_VERSION, routes: [{ path: '/a', handle: { title: 'A' } }] });
const register = vi.fn<Federation['register']>();
const load = vi.fn<Federation['load']>();
const install = vi.fn<(name: string, module: unknown) => void>();
let record = someRecord('mfe-a');

beforeEach(() => {
  vi.resetAllMocks();
  load.mockResolvedValue({ default: module });
  record = someRecord('mfe-a');
});
afterEach(() => vi.useRealTimers());

async function started(readRegistry = () => Promise.resolve(parseRegistry({ microFrontends: { 'mfe-a': [record] } }))): Promise<Remotes> {
  const platform = { versions: { react: '19.3.1', '@facet/ui': '0.1.0' }, exports: { '@facet/ui': ['Button'] } };
  const remotes = new Remotes({ readRegistry, platform, federation: { register, load }, install });
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
])('%s: refused with the reason, its address not even registered', async (_name, extras, reason) => {
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
  expect(register).toHaveBeenLastCalledWith('mfe-a', '/remotes/mfe-a/1.0.1-def/mf-manifest.json?retry=1', { force: true });
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
