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

test.each([
  ['no version', []],
  ['no record', 'nothing'],
  ['no extras', [{ ...someRecord('mfe-b'), extras: null }]],
  ['an address of another site', [{ ...someRecord('mfe-b'), url: 'https://evil.example/x.json' }]],
  ['an address of another host', [{ ...someRecord('mfe-b'), url: '//evil.example/x.json' }]],
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
