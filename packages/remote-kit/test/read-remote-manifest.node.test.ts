import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { firstPageOf, readRemoteManifest } from '../webpack/read-remote-manifest.ts';

function readDeclared(declared: object) {
  const folder = mkdtempSync(join(tmpdir(), 'mfe-desk-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(declared));
  return readRemoteManifest(folder);
}

test('what is for operators alone needs no route, and is first seen at its tab; only a card holds a profile back', () => {
  const manifest = { name: 'mfe-desk', contract: 1, routes: [], navigation: [], services: {} };
  const tab = { id: 'desk', label: 'Desk', labels: { es: 'Mesa' }, path: '/admin/desk', icon: 'gift', role: 'moderator', order: 1 };
  expect(() => readDeclared(manifest)).toThrow('routes: at least one path');
  const panel = { ...tab, path: undefined, isHeld: true };
  expect(() => readDeclared({ ...manifest, operators: { tabs: [tab], memberPanels: [panel] } })).toThrow('memberPanels[0].isHeld');
  expect(firstPageOf(readDeclared({ ...manifest, operators: { tabs: [tab] } }))).toBe('/admin/desk');
});

test('a wrong remote.json is refused once, with all that is wrong in it', () => {
  const navigation = [{ path: '/elsewhere', label: '', icon: 'Gift', order: 'first', audience: 'everyone', badge: 'https://x' }];
  const read = () =>
    readDeclared({
      name: 'Mfe',
      contract: 0,
      routes: ['earn'],
      navigation,
      services: { earn: 1 },
      weightBudgetKilobytes: 0,
      operators: {
        tabs: [
          { id: 'promos', label: '', labels: {}, path: '/admin?tab=other', icon: 'Gift', role: 'king', order: 'first', extra: 1 },
          {
            id: 'promos',
            label: 'P',
            labels: { es: 'P' },
            path: '/admin/promos',
            icon: 'gift',
            role: 'admin',
            order: 1,
            inMenu: 'yes',
            badge: '/api/x',
          },
        ],
        memberPanels: [{ id: 'one', label: 'One', labels: { es: 'Uno' }, role: 'admin', order: 1, icon: 'coins', key: 'a', beside: 1 }],
        figures: {},
        inserts: [{ id: 'tap', label: 'Tap', labels: { es: 'T' }, role: 'admin', order: 1, at: 'roof' }],
        commands: [{ id: 'new', label: 'New', labels: { es: 'Nuevo' }, path: '/admin?tab=users', icon: 'plus', role: 'admin', order: 1 }],
        acts: [{ name: 'Create', label: '', extra: 1 }],
        fields: {},
        weightBudgetKilobytes: -1,
        extra: true,
      },
      firstCalls: { '/elsewhere': ['/api/walls'], '/earn': ['https://evil.example/'] },
      notices: [
        {
          kind: 'Rank',
          label: 'Rank',
          icon: 'Gift',
          text: '',
          path: 'https://evil.example/',
          tone: 'pink',
          order: '1',
          claims: 'https://evil.example/',
          extra: 1,
        },
      ],
      extra: true,
    });
  const expected = [
    'extra: unknown',
    'name:',
    'contract:',
    'routes: "earn"',
    'notices[0].kind:',
    'notices[0].icon:',
    'notices[0].tone:',
    'notices[0]: path and action',
    'notices[0].order:',
    'notices[0].claims:',
    'notices[0].path:',
    'notices[0].text:',
    'notices[0].extra: unknown',
    '[0].path:',
    '[0].label:',
    '[0].icon:',
    '[0].order:',
    '[0].audience:',
    '[0].badge:',
    'services.earn:',
    'weightBudgetKilobytes:',
    'operators.extra: unknown',
    'operators.tabs: the same id twice',
    'operators.tabs[0].extra: unknown',
    'operators.tabs[0].label:',
    'operators.tabs[0].path: "/admin?tab=promos", or "/admin/promos"',
    'operators.tabs[0].icon:',
    'operators.tabs[0].role: the lowest role that it is for, moderator, admin, owner',
    'operators.tabs[0].order:',
    'operators.tabs[1].inMenu:',
    'operators.tabs[1].badge:',
    'operators.memberPanels[0].beside: true or false',
    'operators.memberPanels[0].key: one letter, of a panel in the menu',
    'operators.figures: a list',
    'operators.inserts[0].at: where it stands, bar',
    'operators.commands[0].path: an address of one of its own tabs',
    'operators.acts[0].name:',
    'operators.acts[0].label:',
    'operators.acts[0].extra: unknown',
    'operators.fields: a list',
    'operators.weightBudgetKilobytes:',
    'firstCalls./elsewhere: must lie',
    'firstCalls./earn: a list of GET calls',
  ];
  for (const problem of expected) expect(read).toThrow(problem);
});
