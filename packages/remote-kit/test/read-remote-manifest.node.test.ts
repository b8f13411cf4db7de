import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { firstPageOf, readRemoteManifest } from '../webpack/read-remote-manifest.ts';

test('what is for operators alone needs no route, and is first seen at its tab; only a card holds a profile back', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mfe-desk-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const manifest = { name: 'mfe-desk', contract: 1, routes: [], navigation: [], services: {} };
  const tab = { id: 'desk', label: 'Desk', labels: { es: 'Mesa' }, path: '/admin/desk', icon: 'gift', role: 'moderator', order: 1 };
  const read = (declared: object) => {
    writeFileSync(join(folder, 'remote.json'), JSON.stringify(declared));
    return readRemoteManifest(folder);
  };
  expect(() => read(manifest)).toThrow('routes: at least one path');
  const panel = { ...tab, path: undefined, isHeld: true };
  expect(() => read({ ...manifest, operators: { tabs: [tab], memberPanels: [panel] } })).toThrow('memberPanels[0].isHeld');
  expect(firstPageOf(read({ ...manifest, operators: { tabs: [tab] } }))).toBe('/admin/desk');
});
