import type { RegistryRecord } from '@facet/remote-kit';

/** A record of the registry for tests, with what matters to the test put in. */
export function someRecord(name: string, extras: Partial<RegistryRecord['extras']> = {}): RegistryRecord {
  const path = `/${name.replace('mfe-', '')}`;
  return {
    url: `/remotes/${name}/1.0.0-abc/mf-manifest.json`,
    metadata: { version: '1.0.0-abc', integrity: `sha384-${'a'.repeat(64)}` },
    deployment: { traffic: 100, default: true },
    extras: {
      title: name,
      contract: 1,
      routes: [path],
      navigation: [{ path, label: name, icon: 'gift', order: 1 }],
      services: {},
      requires: { react: { version: '^19.0.0' } },
      ...extras,
    },
  };
}
