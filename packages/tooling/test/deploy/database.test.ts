import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readManifests } from '../../src/deploy/read-manifests.ts';
import { projectRoot } from '../../src/project-root.ts';
import { serviceDeclarations } from '../../src/site/service-declarations.ts';

interface Manifest {
  kind: string;
  metadata: { name: string };
  spec: { name?: string; owner?: string; managed?: { roles: { name: string; passwordSecret: { name: string } }[] } };
}

const deploy = join(projectRoot, 'deploy');
const read = (file: string): Manifest[] =>
  parseAllDocuments(readFileSync(join(deploy, file), 'utf8')).map((document) => document.toJS() as Manifest);
const services = serviceDeclarations().map(({ name }) => name);
const secrets = (file: string) => read(file).map(({ metadata }) => metadata.name);

test('in CloudNativePG each service has a role with a password of its own, and a database that is its own', () => {
  const [cluster] = read('database/kubernetes/cluster.yml');
  const roles = cluster?.spec.managed?.roles.map(({ name, passwordSecret }) => [name, passwordSecret.name]);
  expect(Object.fromEntries(roles ?? [])).toEqual(Object.fromEntries(services.map((name) => [`facet_${name}`, `database-${name}`])));
  const databases = read('database/kubernetes/databases.yml').map(({ spec }) => [spec.name, spec.owner]);
  expect(Object.fromEntries(databases)).toEqual(Object.fromEntries(services.map((name) => [`facet_${name}`, `facet_${name}`])));
  expect(secrets('database/kubernetes/secrets.yml')).toEqual(expect.arrayContaining(services.map((name) => `database-${name}`)));
});

test('each Secret that a manifest names comes out of the vault, but for certificates', () => {
  const texts = readManifests(deploy).map(({ manifests }) => JSON.stringify(manifests));
  const named = texts.flatMap((text) =>
    [...text.matchAll(/"secretRef":\{"name":"([^"]+)"|"secretName":"([^"]+)"/g)].map(([, one, other]) => one ?? other ?? ''),
  );
  const needed = named.filter((name) => !name.endsWith('-tls'));
  expect(needed.length).toBeGreaterThan(services.length);
  expect(new Set(secrets('secrets/secrets.yml'))).toEqual(new Set(needed));
});
