import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import type { ProcessSpec } from '../supervise/index.ts';
import { keptSecret } from './kept-secret.ts';
import { demonstration } from './refuse-demonstration.ts';
import { serviceDeclaration, subscribersOf } from './service-declarations.ts';
import { internalUrls, simulatorUrl, type ServicePlace, type SitePlan } from './site-plan.ts';

const REAL_PLATFORM = 'https://{host}.roblox.com';

/** Variables of the machine that a process may see; everything else it gets by name. */
const PASSED_ON = ['PATH', 'HOME', 'TZ', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'NODE_COMPILE_CACHE', 'LOG_LEVEL', 'NODE_ENV'];

/** Where and how services send what OpenTelemetry collects, by its own names. Each service has a name of its own. */
const isOfOpenTelemetry = (variable: string): boolean => variable.startsWith('OTEL_') && variable !== 'OTEL_SERVICE_NAME';

/** All services share one machine here: room for young objects that grows to 16 MB in each costs 200 MB together. */
const YOUNG_SPACE = '--max-semi-space-size=4';
/** Slower by a fifth (measured), and 18 MB less: for what is in nobody’s way. */
const SPARING = '--optimize-for-size';
/** glibc keeps freed memory for each thread otherwise: 10 MB in each. */
const ONE_ARENA = { MALLOC_ARENA_MAX: '1' };

type Variables = Record<string, string | undefined>;

/**
 * How each service is started: its command line names its folder, its environment is what its service.json declares,
 * and the kit's.
 */
export function serviceProcesses(plan: SitePlan, databases: Readonly<Record<string, string>>, owner: Owner): ProcessSpec[] {
  return plan.services.flatMap(({ name }) => {
    const places = plan.places[name] ?? [];
    return places.map((place, index) => serviceProcess(plan, { name, replica: index + 1, place, databaseUrl: databases[name], owner }));
  });
}

interface Replica {
  /** Of the service. */
  readonly name: string;
  /** From 1. */
  readonly replica: number;
  readonly place: ServicePlace;
  readonly databaseUrl: string | undefined;
  readonly owner: Owner;
}

/** How a replica of a service is started at this place, which need not be where its callers find it. */
export function serviceProcess(plan: SitePlan, { name, replica, place, databaseUrl, owner }: Replica): ProcessSpec {
  const variables = {
    ...openTelemetryVariables(),
    ...sharedVariables(plan),
    PORT: String(place.port),
    INTERNAL_PORT: String(place.internalPort),
    DATABASE_URL: databaseUrl,
    SERVICE_KEY_FILE: plan.keyFile(name),
    ...declaredVariables(plan, name, owner, place.folder),
  };
  const process = nodeProcess(plan, name, variables);
  const args = place.isWatched ? ['--watch', '--watch-preserve-output', ...process.args] : process.args;
  const label = replica === 1 ? name : `${name}-${replica}`;
  return { ...process, name: label, args, pidFile: `${name}-${place.internalPort}`, workingFolder: place.folder };
}

export interface Owner {
  readonly username: string;
  readonly password: string;
}

/** The stand-in for other companies; null in production. */
export function simulatorProcess(plan: SitePlan): ProcessSpec | null {
  if (plan.simulatorPort === null) return null;
  const process = nodeProcess(plan, 'simulator', {
    PORT: String(plan.simulatorPort),
    PUBLIC_URL: simulatorUrl(plan) ?? undefined,
    SITE_URL: plan.publicUrl,
    SITE_CONNECT_URL: `http://${plan.hostOf('gateway')}:${plan.gatewayPort}`,
    SIM_STATE_FILE: join(plan.folders.simulator, 'state.json'),
    GROUP_ID: groupId(plan),
    ...wallSecrets(plan),
  });
  return { ...process, args: [SPARING, ...process.args] };
}

function nodeProcess(plan: SitePlan, name: string, variables: Variables): ProcessSpec {
  const passedOn = Object.fromEntries(PASSED_ON.map((variable) => [variable, process.env[variable]]));
  return {
    name,
    command: process.execPath,
    args: [YOUNG_SPACE, `services/${name}/src/main.ts`],
    environment: { ...ONE_ARENA, ...passedOn, HOST: plan.listenHost, ...variables, ...plan.options.environment?.[name] },
    workingFolder: projectRoot,
  };
}

function openTelemetryVariables(): Variables {
  return Object.fromEntries(Object.entries(process.env).filter(([variable]) => isOfOpenTelemetry(variable)));
}

function sharedVariables(plan: SitePlan): Variables {
  const urls = plan.services.map(({ name }) => [name, internalUrls(plan, name)[0]]);
  return {
    PUBLIC_URL: plan.publicUrl,
    SERVICE_KEYS_FILE: plan.publicKeysFile,
    SESSION_JWKS_URL: plan.serviceUrlsFile ? 'service://identity/internal/jwks' : `${internalUrls(plan, 'identity')[0]}/internal/jwks`,
    SERVICE_URLS: JSON.stringify(Object.fromEntries(urls)),
    SERVICE_URLS_FILE: plan.serviceUrlsFile,
    SUBSCRIBERS: JSON.stringify(subscribersOf(plan.services)),
  };
}

/** What the site knows of the variables that the service in this folder declares. */
function declaredVariables(plan: SitePlan, name: string, owner: Owner, folder: string): Variables {
  const known = siteVariables(plan, name, owner);
  const { environment } = serviceDeclaration(name, folder);
  return Object.fromEntries(Object.keys(environment).map((variable) => [variable, known[variable]?.()]));
}

/** A service gets those of them that its service.json declares, and a secret is made for who gets it. */
function siteVariables(plan: SitePlan, name: string, owner: Owner): Readonly<Record<string, () => string | undefined>> {
  const simulator = simulatorUrl(plan);
  const walls = Object.entries(wallSecrets(plan)).map(([variable, secret]) => [variable, () => secret] as const);
  return {
    PLATFORM_BASE_URL: () => plan.options.platformBaseUrl ?? plan.platformUrl ?? simulator ?? REAL_PLATFORM,
    GROUP_ID: () => groupId(plan),
    BOT_COOKIE: () => plan.options.botCookie ?? (simulator ? demonstration.botCookie : undefined),
    WALLS_BASE_URL: () => (simulator ? `${simulator}/walls` : undefined),
    OFFERS_BASE_URL: () => (simulator && plan.platformUrl ? `${plan.platformUrl}/walls` : undefined),
    ...Object.fromEntries(walls),
    SECRETS_KEYS: () => secretsKeys(plan, name),
    VAPID_KEY: () => keptSecret(plan.folders.secrets, 'vapid-key', 32),
    WALL_IDS_KEY: () => keptSecret(plan.folders.secrets, 'wall-ids-key', 32),
    SESSION_KEY_FILE: () => plan.keyFile('session'),
    OPERATOR_KEY_FILE: () => plan.keyFile('operator'),
    SETTINGS_CATALOGUE: () => plan.folders.settingsCatalogue,
    RELEASE_RECORDS_DIR: () => plan.releaseRecordsDir,
    OWNER_USERNAME: () => owner.username,
    OWNER_PASSWORD: () => owner.password,
  };
}

/** What seals the secrets of a service; a site that rotates its keys gives SECRETS_KEYS itself. */
function secretsKeys(plan: SitePlan, service: string): string {
  return `first:${keptSecret(plan.folders.secrets, `${service}-secrets-key`, 32)}`;
}

function groupId(plan: SitePlan): string {
  return plan.options.groupId ?? demonstration.groupId;
}

function wallSecrets(plan: SitePlan): Variables {
  const secrets = { ...demonstration.wallSecrets, ...plan.options.wallSecrets };
  return Object.fromEntries(Object.entries(secrets).map(([wall, secret]) => [`WALL_${wall}_SECRET`, secret]));
}
