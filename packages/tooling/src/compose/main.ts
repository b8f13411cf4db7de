import { chownSync, copyFileSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirePostgres } from '../postgres/index.ts';
import { projectRoot } from '../project-root.ts';
import { serviceRecord, workingVersion } from '../service-version/index.ts';
import { composePlan, gatewayVariables } from './compose-plan.ts';
import { refuseDemonstration } from '../site/refuse-demonstration.ts';
import { openForMigrations } from '../site/sealed-tables.ts';
import { writeReleaseRecords } from '../site/release-records.ts';
import { serviceDatabases } from '../site/service-databases.ts';
import { settingsCatalogue } from '../site/service-declarations.ts';
import { ownerLabel, ownerOf } from '../site/owner.ts';
import { serviceProcesses, simulatorProcess } from '../site/service-processes.ts';
import { signingKeys } from '../site/signing-keys.ts';
import { readSiteOptions } from '../site/site-options.ts';

/**
 * Runs once before the containers of docker-compose.yml start: keys, passwords, databases, settings. The front end
 * comes with its own containers. Each process finds its own part, and nothing of another's, in the volume that is
 * mounted there as /state.
 */
const STATE = '/state';
const SITE = '/site';
/** Accounts that the containers run as. */
const NODE_UID = 1000;
const GATEWAY_UID = 10_001;
const POSTGRES_MS = 120_000;

const options = readSiteOptions({ ...process.env, DATA_DIR: join(STATE, 'prepare') });
refuseDemonstration(options);
const plan = composePlan(options);
const names = plan.services.map(({ name }) => name);
const releasers = frontEndParts().map((part) => `releaser-${part}`);
const keys = signingKeys(plan.folders.keys, [...names, 'gateway', ...releasers, 'session', 'operator']);
// It starts at the same time, and makes itself first.
await requirePostgres({ url: options.databaseUrl ?? '', say: console.log, patienceMs: POSTGRES_MS });
const databases = await serviceDatabases(options.databaseUrl ?? '', names, plan.folders.secrets, { isOurs: true });
// The container `seal` takes what only grows away from the services again, once they have migrated.
await openForMigrations(options.databaseUrl ?? '', Object.fromEntries(names.map((name) => [name, projectRoot])));
const owner = ownerOf(plan);

for (const { name, environment } of [...serviceProcesses(plan, databases, owner), simulatorProcess(plan)].filter((spec) => spec !== null)) {
  give(name, NODE_UID, environment);
}
writeFileSync(join(STATE, 'identity/settings-catalogue.json'), JSON.stringify(settingsCatalogue(plan.services)));
copyFor('identity', NODE_UID, keys.keyFile('session'), 'session.pem');
copyFor('admin', NODE_UID, keys.keyFile('operator'), 'operator.pem');
give('gateway', GATEWAY_UID, gatewayVariables(plan));
for (const releaser of releasers) copyFor(releaser, NODE_UID, keys.keyFile(releaser), 'key.pem');
prepareSite();
console.log(
  // Docker keeps what containers write: as in production, whatever it is.
  `prepared ${names.join(', ')} and gateway; ${plan.publicUrl}/admin: ${ownerLabel(owner, { ...options, isProduction: true })}`,
  '(a file here is shown by: docker compose run --rm --no-deps prepare cat FILE)',
);

/** Each has a container, which puts it on the site with a key of its own. */
function frontEndParts(): string[] {
  return ['shell', ...globSync('mfe-*', { cwd: projectRoot })];
}

/** What the services' versions are, and a place that the front end's containers may write to. */
function prepareSite(): void {
  const records = names.map((name) => [`services/${name}`, serviceRecord(name, workingVersion(name), projectRoot)] as const);
  writeReleaseRecords(plan.releaseRecordsDir, Object.fromEntries(records));
  for (const folder of [SITE, join(SITE, 'shell'), join(SITE, 'remotes'), plan.releaseRecordsDir]) {
    mkdirSync(folder, { recursive: true });
    chownSync(folder, NODE_UID, NODE_UID);
  }
}

/** Writes a process's variables, and the keys that it may have, into its volume. */
function give(name: string, uid: number, variables: Readonly<Record<string, string | undefined>>): void {
  const folder = join(STATE, name);
  mkdirSync(folder, { recursive: true });
  chownSync(folder, uid, uid);
  const lines = Object.entries(variables).flatMap(([key, value]) => (value === undefined ? [] : [`${key}='${value}'`]));
  writeFileSync(join(folder, 'variables'), `${lines.join('\n')}\n`, { mode: 0o600 });
  chownSync(join(folder, 'variables'), uid, uid);
  if (name === 'simulator') return;
  copyFor(name, uid, keys.keyFile(name), 'key.pem');
  copyFor(name, uid, keys.publicKeysFile, 'keys.json');
}

function copyFor(name: string, uid: number, from: string, to: string): void {
  const target = join(STATE, name, to);
  mkdirSync(join(STATE, name), { recursive: true });
  copyFileSync(from, target);
  chownSync(target, uid, uid);
}
