import { CONTRACT_VERSION, defineRemote } from '@facet/remote-kit';
import { beforeEach, expect, test, vi } from 'vitest';
import { parseRegistry } from '../../src/remotes/parse-registry.ts';
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
});

async function started(): Promise<Remotes> {
  const remotes = new Remotes({
    readRegistry: () => Promise.resolve(parseRegistry({ microFrontends: { 'mfe-a': [record] } })),
    platform: { versions: { react: '19.3.1' }, exports: {} },
    federation: { register, load, discard: () => undefined },
    install,
    telemetry: { failed: () => undefined, measured: () => undefined, shown: () => undefined },
  });
  await remotes.start();
  return remotes;
}

const tab = { id: 'promos', label: 'Promos', path: '/admin?tab=promos', icon: 'gift', role: 'moderator' as const, order: 1 };
const operators = { tabs: [tab], url: '/remotes/mfe-a/1.0.0-abc/operators/mf-manifest.json', requires: {} };
const bring = { contract: CONTRACT_VERSION, routes: { promos: () => Promise.resolve({ Component: () => null }) } };

test('what it brings to operators is loaded by a name of its own, and does not touch its pages', async () => {
  record = someRecord('mfe-a', { operators });
  load.mockImplementation((name) => Promise.resolve({ default: name === 'mfe-a' ? module : bring }));
  const remotes = await started();
  expect(remotes.entries.map(({ name }) => name)).toEqual(['mfe-a']);
  expect(remotes.operators.map(({ name }) => name)).toEqual(['mfe-a/operators']);
  expect(register).toHaveBeenLastCalledWith('mfe-a/operators', operators.url, { force: false, integrity: null });
  expect((await remotes.load('mfe-a/operators', DEADLINE_MS)).routes.map(({ path }) => path)).toEqual(['/routes/promos']);
  expect(load).toHaveBeenCalledExactlyOnceWith('mfe-a/operators');
});

test.each([
  ['nothing', null],
  ['a page’s module', { default: module }],
  ['another contract', { default: { ...bring, contract: 2 } }],
  ['less than is declared', { default: { ...bring, routes: {} } }],
])('code for operators that exposes %s is refused', async (_name, loaded) => {
  record = someRecord('mfe-a', { operators });
  load.mockResolvedValue(loaded);
  await expect((await started()).load('mfe-a/operators', DEADLINE_MS)).rejects.toMatchObject({ failure: 'contract' });
  expect(install).not.toHaveBeenCalled();
});

test('a tab’s badge, a panel’s place and what is put into the console are read; an odd badge is none', async () => {
  const insert = { id: 'tap', label: 'Tap', role: 'moderator' as const, order: 1, at: 'bar' as const };
  const panel = { id: 'give', label: 'Give', role: 'admin' as const, order: 40, icon: 'coins', inMenu: true, beside: true, isHeld: true };
  const badges = ['/api/admin/promos/waiting', 'https://evil.example/'];
  const tabs = badges.map((badge) => ({ ...tab, badge }));
  record = someRecord('mfe-a', { operators: { ...operators, tabs, inserts: [insert], memberPanels: [panel] } });
  const declared = (await started()).operators[0]?.operators;
  expect(declared?.tabs.map(({ badge }) => badge)).toEqual([badges[0], undefined]);
  expect(declared?.inserts).toEqual([{ ...insert, labels: {} }]);
  expect(declared?.memberPanels).toEqual([{ ...panel, labels: {} }]);
});

test('a remote with nothing for members owns no path, and brings its tabs', async () => {
  record = someRecord('mfe-a', { routes: [], operators });
  const remotes = await started();
  expect(remotes.ownerOf('/a')).toBeUndefined();
  expect(remotes.operators.map(({ name }) => name)).toEqual(['mfe-a/operators']);
});

test('what the audit log calls its acts and fields is read; an odd one is left out, and costs nothing else', async () => {
  const act = { name: 'promo_code.create', label: 'Create a promo code', labels: { es: 'Crear un código promocional' } };
  const acts = [act, { name: 'promo_code.edit' }, null] as never;
  record = someRecord('mfe-a', { operators: { ...operators, acts, fields: 'none' as never } });
  expect((await started()).operators[0]?.operators).toMatchObject({ tabs: [{ id: 'promos' }], acts: [act], fields: [] });
});

test.each([
  ['a path outside the operators’ area', { tabs: [{ ...tab, path: '/earn' }] }],
  ['a role that there is not', { tabs: [{ ...tab, role: 'king' as never }] }],
  ['an address outside this site', { url: 'https://evil.example/x.json' }],
])('%s costs the remote what it brings to operators, and no page', async (_name, odd) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  record = someRecord('mfe-a', { operators: { ...operators, ...odd } });
  const remotes = await started();
  vi.mocked(console.error).mockRestore();
  expect(remotes.operators).toEqual([]);
  expect(await remotes.load('mfe-a', DEADLINE_MS)).toBe(module);
});
