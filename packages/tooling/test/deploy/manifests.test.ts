import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readManifests } from '../../src/deploy/read-manifests.ts';
import { unknownKeys, type Manifest } from '../../src/deploy/unknown-keys.ts';
import { composePlan, gatewayVariables } from '../../src/compose/compose-plan.ts';
import { projectRoot } from '../../src/project-root.ts';
import { serviceProcesses } from '../../src/site/service-processes.ts';
import { serviceDeclarations, subscribersOf } from '../../src/site/service-declarations.ts';
import { readSiteOptions } from '../../src/site/site-options.ts';

const deploy = join(projectRoot, 'deploy');
// Prometheus' own files are held to what they are in test/monitoring.
const files = readManifests(deploy).filter(({ file }) => file !== 'monitoring/alerts.yaml');
const isKustomization = (file: string): boolean => file.endsWith('kustomization.yaml');
const objects = files.filter(({ file }) => !isKustomization(file)).flatMap(({ manifests }) => manifests);
const names = (kind: string): string[] => objects.filter((object) => object.kind === kind).map(({ metadata }) => metadata.name);

const sorted = (texts: readonly string[]): string[] => texts.toSorted((one, other) => one.localeCompare(other));

const services = serviceDeclarations().map(({ name }) => name);
const frontEnds = ['shell', ...globSync('mfe-*', { cwd: projectRoot })];
const images = [...services, ...frontEnds, 'gateway', 'workshop'].map((name) => `facet-${name}`);

interface Container {
  environment: object;
  build: { dockerfile: string; args?: object };
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  command?: string[];
  depends_on?: object;
  volumes?: string[];
  security_opt?: string[];
  networks?: string[] | object;
}
const compose = parse(readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8'), { merge: true, maxAliasCount: -1 }) as {
  services: Record<string, Container>;
  networks: Record<string, object>;
};
const networksOf = ({ networks = ['default'] }: Container): string[] => (Array.isArray(networks) ? networks : Object.keys(networks));

interface Kustomization {
  resources?: string[];
  configMapGenerator?: { name: string; files?: string[]; literals?: string[] }[];
  images?: { name: string }[];
}
const kustomization = (file: string): Kustomization => files.find((each) => each.file === file)?.manifests[0] as Kustomization;

describe('every manifest', () => {
  test.each(files.filter(({ file }) => !isKustomization(file)).map(({ file, manifests }) => [file, manifests] as const))(
    '%s has no key that Kubernetes does not know',
    (_, manifests) => {
      expect(manifests.flatMap(unknownKeys)).toEqual([]);
    },
  );

  const kustomizations = files.filter(({ file }) => isKustomization(file)).map(({ file }) => file);
  test.each(kustomizations)('beside %s is named there, and nothing else', (file) => {
    const beside = globSync('*.yaml', { cwd: join(deploy, dirname(file)) }).filter((name) => !isKustomization(name));
    const { resources = [], configMapGenerator = [] } = kustomization(file);
    const generated = configMapGenerator.flatMap(({ files = [] }) => files).filter((name) => !name.includes('='));
    const named = [...resources, ...generated].filter((resource) => resource.endsWith('.yaml'));
    expect(sorted(named)).toEqual(sorted(beside));
  });
});

describe('a component', () => {
  interface Patched {
    target: { kind: string; name: string };
    patch: string;
  }
  const components = files.filter(({ manifests: [first] }) => first?.kind === 'Component');
  const patches = components.flatMap(({ file, manifests }) =>
    (manifests as unknown as { patches: Patched[] }[]).flatMap(({ patches }) =>
      patches.map((patch) => [`${file}: ${patch.target.name}`, patch] as const),
    ),
  );

  test.each(patches)('%s changes what is there, into what Kubernetes knows', (_, { target, patch }) => {
    const name = new RegExp(`^(${target.name})$`);
    const targets = objects.filter(({ kind, metadata }) => kind === target.kind && name.test(metadata.name));
    expect(sorted(targets.map(({ metadata }) => metadata.name))).toEqual(
      sorted(target.kind === 'Job' ? frontEnds.map((each) => `publish-${each}`) : services),
    );
    for (const manifest of targets) {
      const patched = structuredClone(manifest);
      for (const { op, path, value } of parse(patch) as { op: string; path: string; value: unknown }[]) {
        const keys = path
          .slice(1)
          .split('/')
          .map((key) => key.replaceAll('~1', '/'));
        const last = keys.pop() ?? '';
        const parent = keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], patched);
        const place = `${manifest.metadata.name} ${path}`;
        expect([place, typeof parent, op === 'replace']).toEqual([place, 'object', last in (parent as object)]);
        (parent as Record<string, unknown>)[last] = value;
      }
      expect(unknownKeys(patched)).toEqual([]);
    }
  });

  test('calls each service over TLS, at the address that it has', () => {
    const urlsOf = (file: string) => {
      const maps = kustomization(file).configMapGenerator ?? [];
      const [line = ''] = maps.flatMap(({ literals = [] }) => literals).filter((literal) => literal.startsWith('SERVICE_URLS='));
      return JSON.parse(line.slice('SERVICE_URLS='.length)) as Record<string, string>;
    };
    const plain = Object.entries(urlsOf('base/kustomization.yaml'));
    expect(urlsOf('tls/services/kustomization.yaml')).toEqual(
      Object.fromEntries(plain.map(([name, url]) => [name, url.replace('http:', 'https:')])),
    );
  });
});

describe('every deployable', () => {
  const kinds = ['Deployment', 'Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler', 'NetworkPolicy'];
  test.each([...services, 'gateway'])('%s runs, can be drained, grows, and is reached only by whom it is for', (name) => {
    expect(kinds.filter((kind) => !names(kind).includes(name))).toEqual([]);
  });

  const seal = (what: string, ...of: string[]): string[] => ['node', 'packages/tooling/src/seal/main.ts', what, ...of];

  test.each(services)('%s migrates its database by a job, and then what only grows is no longer its own', (name) => {
    const { initContainers = [], containers } = podOf(`migrate-${name}`);
    const migrate = ['node', `services/${name}/src/main.ts`, '--migrate-only'];
    expect([...initContainers, ...containers].map(({ args }) => args)).toEqual([seal('open', name), migrate, seal('seal', name)]);
    // The service itself is never given the keeper's account.
    expect(JSON.stringify(podOf(name))).not.toContain('database-keeper');
  });

  test('in docker compose the same is done once all services have migrated, and only then the gateway starts', () => {
    const { command, depends_on } = compose.services['seal'] ?? {};
    expect(command).toEqual(seal('seal-when-ready'));
    expect(new Set(depends_on as string[])).toEqual(new Set(services));
    expect(compose.services['gateway']?.depends_on).toEqual({ seal: { condition: 'service_completed_successfully' } });
  });

  test.each(frontEnds)('%s is published by a job, with a key that publishes nothing else', (name) => {
    expect(JSON.stringify(podOf(`publish-${name}`))).toContain(`"secretName":"releaser-${name}-keys"`);
    expect(compose.services[name]?.volumes).toContain(`releaser-${name}:/state:ro`);
    expect(compose.services['prepare']?.volumes).toContain(`releaser-${name}:/state/releaser-${name}`);
  });

  test.each([...services, ...frontEnds, 'gateway'])('%s has an image of its own, which docker-compose.yml builds', (name) => {
    const { dockerfile = '', args } = compose.services[name]?.build ?? {};
    expect(readFileSync(join(projectRoot, dockerfile), 'utf8')).toMatch(/^USER (node|gateway)$/m);
    const whose = services.includes(name) ? 'SERVICE' : 'DEPLOYABLE';
    expect(args).toMatchObject(name === 'gateway' ? {} : { [whose]: name });
  });

  test('has its tag in the overlay', () => {
    const tagged = kustomization('overlays/production/kustomization.yaml').images?.map(({ name }) => name) ?? [];
    expect(sorted(tagged)).toEqual(sorted(images));
  });
});

interface PodContainer {
  args?: string[];
  readinessProbe?: object;
  livenessProbe?: object;
  startupProbe?: object;
  securityContext: { readOnlyRootFilesystem: boolean; allowPrivilegeEscalation: boolean };
  resources: { limits: { memory: string } };
  ports?: { name: string; containerPort: number }[];
}
interface PodTemplate {
  spec: {
    template: {
      metadata: { annotations?: Record<string, string> };
      spec: {
        automountServiceAccountToken: boolean;
        securityContext: { runAsNonRoot: boolean };
        initContainers?: PodContainer[];
        containers: PodContainer[];
      };
    };
  };
}
function podOf(name: string): PodTemplate['spec']['template']['spec'] {
  const found = objects.find(({ kind, metadata }) => ['Deployment', 'Job'].includes(kind) && metadata.name === name);
  return (found as Manifest & PodTemplate).spec.template.spec;
}
interface NetworkPolicy {
  spec: { ingress: { from?: object[]; ports: { port: number }[] }[]; egress: { to: object[]; ports: { port: number }[] }[] };
}
const pods = objects.filter(({ kind }) => ['Deployment', 'Job'].includes(kind)) as (Manifest & PodTemplate)[];

test.each(pods.map((pod) => [pod.metadata.name, pod] as const))('%s has no more rights than it needs', (_, pod) => {
  const { spec } = pod.spec.template;
  expect([spec.automountServiceAccountToken, spec.securityContext.runAsNonRoot]).toEqual([false, true]);
  for (const container of [...(spec.initContainers ?? []), ...spec.containers]) {
    expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
    expect(container.resources.limits.memory).toMatch(/Mi$/);
  }
});

test.each(pods.filter(({ kind }) => kind === 'Deployment').map((pod) => [pod.metadata.name, pod] as const))(
  '%s says how it is',
  (_, pod) => {
    const [container] = pod.spec.template.spec.containers;
    expect([container?.startupProbe, container?.readinessProbe, container?.livenessProbe]).not.toContain(undefined);
  },
);

test.each(pods.filter(({ kind }) => kind === 'Deployment').map((pod) => [pod.metadata.name, pod] as const))(
  '%s is scraped, and lets Prometheus in',
  (name, pod) => {
    const { annotations = {} } = pod.spec.template.metadata;
    const port = pod.spec.template.spec.containers
      .flatMap(({ ports = [] }) => ports)
      .find((each) => each.name === 'internal')?.containerPort;
    expect(annotations).toEqual({ 'prometheus.io/scrape': 'true', 'prometheus.io/port': String(port), 'prometheus.io/path': '/metrics' });
    const policy = objects.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === name) as Manifest & NetworkPolicy;
    const fromMonitoring = policy.spec.ingress.filter(({ from = [] }) =>
      JSON.stringify(from).includes('"kubernetes.io/metadata.name":"monitoring"'),
    );
    expect(fromMonitoring.flatMap(({ ports }) => ports)).toContainEqual({ port });
  },
);

test.each(services)('%s reaches a collector, and docker compose tells it where', (name) => {
  const policy = objects.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === name) as Manifest & NetworkPolicy;
  const toMonitoring = policy.spec.egress.filter(({ to }) => JSON.stringify(to).includes('"kubernetes.io/metadata.name":"monitoring"'));
  expect(toMonitoring.flatMap(({ ports }) => ports)).toEqual([{ port: 4318 }]);
  expect(compose.services[name]?.environment).toHaveProperty('OTEL_EXPORTER_OTLP_ENDPOINT');
});

test('who hears which event is as the services declare it', () => {
  const written: unknown = JSON.parse(readFileSync(join(deploy, 'base/subscribers.json'), 'utf8'));
  expect(written).toEqual(subscribersOf(serviceDeclarations()));
});

describe('a container of docker compose', () => {
  const containers = Object.entries(compose.services);

  /** Their files belong to other accounts. */
  const BEGIN_AS_ROOT: Record<string, [added: string[], isReadOnly: boolean]> = {
    postgres: [['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'], false],
    prepare: [['CHOWN', 'DAC_OVERRIDE', 'FOWNER'], true],
  };

  test.each(containers)('%s has no more rights than it needs', (name, container) => {
    expect(container).toMatchObject({ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect([container.cap_add ?? [], container.read_only ?? false]).toEqual(BEGIN_AS_ROOT[name] ?? [[], true]);
  });

  test('reaches PostgreSQL only where it has a database of its own, or prepares these', () => {
    expect(compose.networks['data']).toEqual({ internal: true });
    expect(networksOf(compose.services['postgres'] as Container)).toEqual(['data']);
    const reaching = containers.filter(([, container]) => networksOf(container).includes('data')).map(([name]) => name);
    expect(sorted(reaching)).toEqual(sorted(['postgres', 'prepare', 'seal', ...services, ...services.map((name) => `${name}-2`)]));
  });
});

test('of docker compose’s two gateways the one that is ready is asked, and believes on a caller’s address the entrance alone', () => {
  const { entrance, gateway, 'gateway-2': second } = compose.services as Record<string, Container & { ports?: string[] }>;
  const published = Object.entries(compose.services).filter(([, container]) => JSON.stringify(container).includes(':8080"'));
  expect(published.map(([name]) => name)).toEqual(['entrance']);
  expect(entrance?.networks).toEqual({ entrance: { ipv4_address: '10.86.0.2' } });
  // The name that the entrance looks up is both their names, in the one network that it reaches.
  expect(networksOf(gateway as Container)).toEqual(['default', 'entrance']);
  expect(second?.networks).toEqual({ default: {}, entrance: { aliases: ['gateway'] } });
  const plan = composePlan(readSiteOptions({ TRUSTED_PROXIES: '192.0.2.0/24' }));
  expect(gatewayVariables(plan)['TRUSTED_PROXIES']).toBe('10.86.0.2,192.0.2.0/24');
});

test('in docker compose earn asks the simulator’s walls for offers where containers reach it, and browsers open them where they do', () => {
  const plan = composePlan(readSiteOptions({ SIM_PORT: '8091' }));
  const earn = serviceProcesses(plan, {}, { username: 'owner', password: 'x' }).find(({ name }) => name === 'earn');
  expect(earn?.environment).toMatchObject({
    OFFERS_BASE_URL: 'http://simulator:8090/walls',
    WALLS_BASE_URL: 'http://127.0.0.1:8091/walls',
  });
});

describe('the environment of', () => {
  const inMap = (name: string): string[] => {
    const maps = kustomization('base/kustomization.yaml').configMapGenerator ?? [];
    return maps
      .filter((map) => map.name === name)
      .flatMap(({ literals = [] }) => literals.map((literal) => literal.split('=', 1)[0] ?? ''));
  };

  test.each(serviceDeclarations())('$name is what its service.json declares', ({ name, environment }) => {
    expect(inMap(name).filter((variable) => !environment[variable] || environment[variable].secret)).toEqual([]);
    const needed = Object.entries(environment).filter(
      ([variable, { optional, default: value }]) => !optional && value === undefined && !inMap(name).includes(variable),
    );
    const secrets = Object.entries(environment).filter(([, { secret }]) => secret);
    const list = (variables: typeof needed): string => variables.map(([variable]) => `\`${variable}\``).join(', ');
    const open = list(needed.filter(([, { secret }]) => !secret));
    if (open === '' && secrets.length === 0) return;
    const line = `  - ${name}: ${[open, secrets.length > 0 ? `${open && 'and '}secret: ${list(secrets)}` : ''].filter(Boolean).join(', ')}`;
    expect(readFileSync(join(deploy, 'README.md'), 'utf8').split('\n')).toContain(line);
  });

  test('the container that prepares the others holds what npm start reads or a service declares', () => {
    const compose = parse(readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8'), { merge: true, maxAliasCount: -1 }) as {
      services: { prepare: { environment: object } };
    };
    const proxied = ['PUBLIC_URL', 'TRUSTED_PROXIES', 'SIGN_INS_PER_SECOND', 'FRAME_ORIGINS'];
    const ofSite = ['DATABASE_URL', 'NODE_ENV', 'PORT', 'SIM_PORT', ...proxied];
    const declared = serviceDeclarations().flatMap(({ environment }) => Object.keys(environment));
    expect(Object.keys(compose.services.prepare.environment).filter((variable) => ![...ofSite, ...declared].includes(variable))).toEqual(
      [],
    );
  });
});

describe('the check', () => {
  const [deployment] = pods.filter(({ kind }) => kind === 'Deployment');
  test.each([
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

  test('does not know a kind that Kubernetes does not know', () => {
    expect(unknownKeys({ apiVersion: 'apps/v1', kind: 'Deploymnet', metadata: { name: 'x' } })).toEqual([
      'apps/v1 Deploymnet is not known',
    ]);
  });
});
