import { expect, test } from 'vitest';
import service from '../../service.json' with { type: 'json' };
import { catalogue } from '../../src/walls/catalogue.ts';

test('service.json names the domain of each frame of the catalogue, and no other: browsers frame nothing else', () => {
  const hosts = [...catalogue.values()].flatMap(({ frame }) => (frame ? [new URL(frame.address).hostname] : []));
  const domains = new Set(hosts.map((host) => host.split('.').slice(-2).join('.')));
  expect(new Set(service.frames)).toEqual(new Set([...domains].flatMap((domain) => [`https://${domain}`, `https://*.${domain}`])));
});
