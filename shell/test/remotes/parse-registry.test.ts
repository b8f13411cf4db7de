import { expect, test } from 'vitest';
import { parseRegistry } from '../../src/remotes/parse-registry.ts';
import { someRecord } from './some-entry.ts';

test('reads name, version, address and what the remote declares', () => {
  const { entries, problems } = parseRegistry({ schema: 's', microFrontends: { 'mfe-a': [someRecord('mfe-a')] } });
  expect(problems).toEqual([]);
  expect(entries).toMatchObject([
    { name: 'mfe-a', version: '1.0.0-abc', url: '/remotes/mfe-a/1.0.0-abc/mf-manifest.json', routes: ['/a'] },
  ]);
});

test('of several versions takes the default one', () => {
  const old = { ...someRecord('mfe-a'), metadata: { version: '0.9.0' }, deployment: { traffic: 0 } };
  expect(parseRegistry({ microFrontends: { 'mfe-a': [old, someRecord('mfe-a')] } }).entries[0]?.version).toBe('1.0.0-abc');
});

test('reads why the visitor gets a version, and the one to fall back to', () => {
  const fallback = { ...someRecord('mfe-a'), metadata: { version: '0.9.0' } };
  const parse = (extras: object) => parseRegistry({ microFrontends: { 'mfe-a': [someRecord('mfe-a', extras)] } }).entries[0];
  expect(parse({ cohort: 'canary', fallback })).toMatchObject({ cohort: 'canary', fallback: { version: '0.9.0', cohort: 'stable' } });
  expect(parse({ cohort: 'odd', fallback: { url: '//evil.example' } })).toMatchObject({ cohort: 'stable', fallback: null });
});

test('reads what counts for a badge; one that is no call of this site is none', () => {
  const navigation = ['/api/rewards/claimable', '//evil.example/x', ''].map((badge, order) => ({
    path: '/a',
    label: 'A',
    icon: 'gift',
    order,
    badge,
  }));
  const { entries } = parseRegistry({ microFrontends: { 'mfe-a': [someRecord('mfe-a', { navigation })] } });
  expect(entries[0]?.navigation.map(({ badge }) => badge)).toEqual(['/api/rewards/claimable', undefined, undefined]);
});

test('reads the services and the preview, and bears odd ones', () => {
  const versions = [{ deployable: 'mfe-a', version: '2', available: true }];
  const preview = { by: 'owner', expiresAt: '2026-11-21T20:00:00Z', versions };
  expect(parseRegistry({ microFrontends: {}, services: { earn: '1', odd: 7 }, preview })).toMatchObject({
    services: { earn: '1' },
    preview,
  });
  for (const odd of [7, [], {}, { expiresAt: 'soon', versions }, { expiresAt: '2026-11-21', versions: 'all' }])
    expect(parseRegistry({ microFrontends: {}, services: odd, preview: odd }).preview).toBeNull();
});

test.each([
  ['no version', []],
  ['no record', 'nothing'],
  ['no extras', [{ ...someRecord('mfe-b'), extras: null }]],
  ['an address of another site', [{ ...someRecord('mfe-b'), url: 'https://evil.example/x.json' }]],
  ['an address of another host', [{ ...someRecord('mfe-b'), url: '//evil.example/x.json' }]],
  ['an address of another host, spelled so that browsers take it for one', [{ ...someRecord('mfe-b'), url: '/\\evil.example/x.json' }]],
  ['an address outside the remotes', [{ ...someRecord('mfe-b'), url: '/remotes/../api/x.json' }]],
  ['routes that are none', [someRecord('mfe-b', { routes: ['javascript:alert(1)'] })]],
  ['requirements that are none', [{ ...someRecord('mfe-b'), extras: { ...someRecord('mfe-b').extras, requires: { react: 19 } } }]],
])('a remote with %s is left out, the other one stays', (_name, records) => {
  const { entries, problems } = parseRegistry({ microFrontends: { 'mfe-b': records, 'mfe-a': [someRecord('mfe-a')] } });
  expect(entries.map(({ name }) => name)).toEqual(['mfe-a']);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^mfe-b: /);
});

test.each([null, 'text', [], {}, { microFrontends: [] }])('%j is no registry', (document) => {
  expect(() => parseRegistry(document)).toThrow(/is missing/);
});
