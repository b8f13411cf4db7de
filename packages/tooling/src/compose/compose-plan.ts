import { foldersOf, type SiteOptions } from '../site/site-options.ts';
import { projectRoot } from '../project-root.ts';
import { serviceDeclarations } from '../site/service-declarations.ts';
import { RECORDS, simulatorUrl, type SitePlan } from '../site/site-plan.ts';

/** Ports inside the containers, where nobody else is. */
const [PORT, INTERNAL_PORT, GATEWAY_PORT, SIMULATOR_PORT] = [3000, 3001, 8080, 8090];
/** Docker's own name server. */
const RESOLVER = '127.0.0.11';
/** Of the container that stands before the gateways, in docker-compose.yml. */
const ENTRANCE = '10.86.0.2';
/** The simulator's postbacks come from its container. */
const CONTAINER_NETWORKS = '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16';

/** The site with each process in a container that bears its name; paths are those inside the containers. */
export function composePlan(options: SiteOptions): SitePlan {
  const services = serviceDeclarations();
  return {
    options: {
      ...options,
      environment: { earn: options.isProduction ? {} : { WALL_ALLOWED_ADDRESSES: CONTAINER_NETWORKS }, ...IN_CONTAINER },
    },
    folders: { ...foldersOf(options.dataDir), settingsCatalogue: '/state/settings-catalogue.json' },
    services,
    places: Object.fromEntries(services.map(({ name }) => [name, [{ port: PORT, internalPort: INTERNAL_PORT, folder: projectRoot }]])),
    releaseRecordsDir: `/site/${RECORDS}`,
    gatewayPort: GATEWAY_PORT,
    gatewayInternalPort: GATEWAY_PORT + 1,
    simulatorPort: options.isProduction ? null : (options.simPort ?? SIMULATOR_PORT),
    publicUrl: options.publicUrl ?? `http://localhost:${options.port ?? GATEWAY_PORT}`,
    hostOf: (name) => name,
    listenHost: '0.0.0.0',
    ...(options.isProduction ? {} : { platformUrl: `http://simulator:${SIMULATOR_PORT}` }),
    publicKeysFile: '/state/keys.json',
    keyFile: (name) => (['session', 'operator'].includes(name) ? `/state/${name}.pem` : '/state/key.pem'),
  };
}

const IN_CONTAINER = { simulator: { PORT: String(SIMULATOR_PORT), SIM_STATE_FILE: '/state/simulator.json' } };

/** What the gateway's container reads; see the gateway's README. */
export function gatewayVariables(plan: SitePlan): Record<string, string | undefined> {
  const addresses = plan.services.map(({ name }) => [name, [`${name}:${PORT}`]]);
  return {
    PUBLIC_URL: plan.publicUrl,
    SERVICE_ADDRESSES: JSON.stringify(Object.fromEntries(addresses)),
    IDENTITY_INTERNAL: `identity:${INTERNAL_PORT}`,
    ADMIN_INTERNAL: `admin:${INTERNAL_PORT}`,
    SERVICE_KEYS_FILE: '/state/keys.json',
    SERVICE_KEY_FILE: '/state/key.pem',
    SIMULATOR_ORIGIN: simulatorUrl(plan) ?? undefined,
    SIGN_INS_PER_SECOND: plan.options.signInsPerSecond?.toString(),
    TRUSTED_PROXIES: [ENTRANCE, ...(plan.options.trustedProxies ?? [])].join(','),
    FRAME_ORIGINS: plan.options.frameOrigins?.join(','),
    RESOLVER,
  };
}
