import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readManifests } from '../../src/deploy/read-manifests.ts';
import { unknownKeys, type Manifest } from '../../src/deploy/unknown-keys.ts';
import { projectRoot } from '../../src/project-root.ts';
import { serviceDeclarations, subscribersOf } from '../../src/site/service-declarations.ts';

const deploy = join(projectRoot, 'deploy');
const files = readManifests(deploy);
const isKustomization = (file: string): boolean => file.endsWith('kustomization.yaml');
const objects = files.filter(({ file }) => !isKustomization(file)).flatMap(({ manifests }) => manifests);
const names = (kind: string): string[] => objects.filter((object) => object.kind === kind).map(({ metadata }) => metadata.name);

const sorted = (texts: readonly string[]): string[] => texts.toSorted((one, other) => one.localeCompare(other));

const services = serviceDeclarations().map(({ name }) => name);
const frontEnds = ['shell', ...globSync('mfe-*', { cwd: projectRoot })];
const images = [...services, ...frontEnds, 'gateway'].map((name) => `facet-${name}`);

interface Kustomization {
  resources?: string[];
  images?: { name: string }[];
}
const kustomization = (file: string): Kustomization => files.find((each) => each.file === file)?.manifests[0] as Kustomization;

describe('every manifest', () => {
  it.each(files.filter(({ file }) => !isKustomization(file)).map(({ file, manifests }) => [file, manifests] as const))(
    '%s has no key that Kubernetes does not know',
    (_, manifests) => {
      expect(manifests.flatMap(unknownKeys)).toEqual([]);
    },
  );

  const kustomizations = files.filter(({ file }) => isKustomization(file)).map(({ file }) => file);
  it.each(kustomizations)('beside %s is named there, and nothing else', (file) => {
    const beside = globSync('*.yaml', { cwd: join(deploy, dirname(file)) }).filter((name) => !isKustomization(name));
    const named = (kustomization(file).resources ?? []).filter((resource) => resource.endsWith('.yaml'));
    expect(sorted(named)).toEqual(sorted(beside));
  });
});

describe('every deployable', () => {
  const kinds = ['Deployment', 'Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler', 'NetworkPolicy'];
  it.each([...services, 'gateway'])('%s runs, can be drained, grows, and is reached only by whom it is for', (name) => {
    expect(kinds.filter((kind) => !names(kind).includes(name))).toEqual([]);
  });

  it.each(services)('%s migrates its database by a job', (name) => expect(names('Job')).toContain(`migrate-${name}`));

  it.each(frontEnds)('%s is published by a job', (name) => expect(names('Job')).toContain(`publish-${name}`));

  it.each([...services, ...frontEnds, 'gateway'])('%s has an image of its own, which docker-compose.yml builds', (name) => {
    const folder = services.includes(name) ? `services/${name}` : name;
    expect(readFileSync(join(projectRoot, folder, 'Dockerfile'), 'utf8')).toMatch(/^USER (node|gateway)$/m);
    expect(readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8')).toContain(`dockerfile: ${folder}/Dockerfile`);
  });

  it('has its tag in the overlay', () => {
    const tagged = kustomization('overlays/production/kustomization.yaml').images?.map(({ name }) => name) ?? [];
    expect(sorted(tagged)).toEqual(sorted(images));
  });
});

interface PodTemplate {
  spec: {
    template: {
      spec: {
        automountServiceAccountToken: boolean;
        securityContext: { runAsNonRoot: boolean };
        containers: {
          readinessProbe?: object;
          livenessProbe?: object;
          startupProbe?: object;
          securityContext: { readOnlyRootFilesystem: boolean; allowPrivilegeEscalation: boolean };
          resources: { limits: { memory: string } };
        }[];
      };
    };
  };
}
const pods = objects.filter(({ kind }) => ['Deployment', 'Job'].includes(kind)) as (Manifest & PodTemplate)[];

it.each(pods.map((pod) => [pod.metadata.name, pod] as const))('%s has no more rights than it needs', (_, pod) => {
  const { spec } = pod.spec.template;
  expect([spec.automountServiceAccountToken, spec.securityContext.runAsNonRoot]).toEqual([false, true]);
  for (const container of spec.containers) {
    expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
    expect(container.resources.limits.memory).toMatch(/Mi$/);
  }
});

it.each(pods.filter(({ kind }) => kind === 'Deployment').map((pod) => [pod.metadata.name, pod] as const))('%s says how it is', (_, pod) => {
  const [container] = pod.spec.template.spec.containers;
  expect([container?.startupProbe, container?.readinessProbe, container?.livenessProbe]).not.toContain(undefined);
});

it('who hears which event is as the services declare it', () => {
  const written: unknown = JSON.parse(readFileSync(join(deploy, 'base/subscribers.json'), 'utf8'));
  expect(written).toEqual(subscribersOf(serviceDeclarations()));
});

describe('the check', () => {
  const [deployment] = pods.filter(({ kind }) => kind === 'Deployment');
  it.each([
    [
      'a probe with a typing error',
      { template: { spec: { containers: [{ name: 'x', livenesProbe: {} }] } } },
      'Deployment.spec.template.spec.containers[0].livenesProbe is not known',
    ],
    ['a key in the wrong place', { maxUnavailable: 0 }, 'Deployment.spec.maxUnavailable is not known'],
    ['a list that is none', { template: { spec: { containers: {} } } }, 'Deployment.spec.template.spec.containers must be a list'],
  ])('finds %s', (_, spec, expected) => {
    expect(unknownKeys({ ...deployment, spec } as unknown as Manifest)).toEqual([expected]);
  });

  it('does not know a kind that Kubernetes does not know', () => {
    expect(unknownKeys({ apiVersion: 'apps/v1', kind: 'Deploymnet', metadata: { name: 'x' } })).toEqual([
      'apps/v1 Deploymnet is not known',
    ]);
  });
});
