import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { devPage } from '../webpack/dev/dev-page.ts';
import { devRegistry } from '../webpack/dev/dev-registry.ts';

test('the remote that is worked on takes the place of the released one, the others stay', () => {
  const document = { revision: 7, microFrontends: { 'mfe-earn': [{ url: '/old' }], 'mfe-wallet': [{ url: '/wallet' }] } };
  const navigation = [{ path: '/earn', label: 'Earn', icon: 'hand-coins', order: 1 }];
  const manifest = { name: 'mfe-earn', contract: 1, routes: ['/earn'], navigation, services: {} };
  const requires = { react: { version: '^19.0.0' } };
  const served = devRegistry(document, { manifest, requires, operatorsRequires: {}, publicPath: '/remotes/mfe-earn/dev/' });
  expect(served).toMatchObject({ revision: 7, microFrontends: { 'mfe-wallet': [{ url: '/wallet' }] } });
  expect(served.microFrontends['mfe-earn']).toEqual([
    expect.objectContaining({
      url: '/remotes/mfe-earn/dev/mf-manifest.json',
      extras: expect.objectContaining({ title: 'Earn', routes: ['/earn'], requires: { react: { version: '^19.0.0' } } }),
    }),
  ]);
});

test('what it brings to operators is where the dev server builds it', () => {
  const promos = { id: 'promos', label: 'Promos', role: 'admin' as const, order: 1, path: '/admin?tab=promos', icon: 'ticket' };
  const manifest = {
    name: 'mfe-earn',
    contract: 1,
    routes: ['/earn'],
    navigation: [],
    services: {},
    operators: { tabs: [promos] },
  };
  const remote = { manifest, requires: {}, operatorsRequires: { react: { version: '^19.0.0' } }, publicPath: '/remotes/mfe-earn/dev/' };
  expect(devRegistry({ microFrontends: {} }, remote).microFrontends['mfe-earn']).toMatchObject([
    {
      extras: {
        operators: {
          tabs: [promos],
          url: '/remotes/mfe-earn/dev/operators/mf-manifest.json',
          requires: { react: { version: '^19.0.0' } },
        },
      },
    },
  ]);
});

test("the page keeps the gateway's policy and nonce, and lets scripts bring styles", () => {
  const folder = mkdtempSync(join(tmpdir(), 'dev-shell-'));
  try {
    writeFileSync(
      join(folder, 'index.html'),
      '<meta name="style-nonce" content="__STYLE_NONCE__" /><meta content="__CONTENT_VERSION__" />',
    );
    const { page, policy } = devPage(folder, "script-src 'self'; style-src 'self' 'nonce-abc='");
    expect(page).toBe('<meta name="style-nonce" content="abc=" /><meta content="dev" />');
    expect(policy).toBe("script-src 'self'; style-src 'self' 'unsafe-inline'");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
