import type pg from 'pg';
import { withClient } from '../postgres/index.ts';
import { keptSecret } from './kept-secret.ts';

/** Databases that come with a server; a role that has one of its own needs none of them. */
const WITH_THE_SERVER = ['postgres', 'template1'];

/**
 * Makes a role and a database of its own for each service where there are none. Returns each one's address.
 * `isOurs`: the server serves this site alone, so that no role but the superuser opens anything else on it.
 */
export function serviceDatabases(
  adminUrl: string,
  services: readonly string[],
  secrets: string,
  { isOurs = false } = {},
): Promise<Record<string, string>> {
  return withClient(adminUrl, async (client) => {
    if (isOurs) for (const name of WITH_THE_SERVER) await client.query(`REVOKE CONNECT ON DATABASE ${name} FROM PUBLIC`);
    const urls: Record<string, string> = {};
    for (const service of services)
      urls[service] = await serviceDatabase(client, adminUrl, service, keptSecret(secrets, `database-${service}`));
    return urls;
  });
}

async function serviceDatabase(client: pg.Client, adminUrl: string, service: string, password: string): Promise<string> {
  const name = `facet_${service}`;
  const [role, secret] = [client.escapeIdentifier(name), client.escapeLiteral(password)];
  const roles = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
  await client.query(`${roles.rowCount ? 'ALTER' : 'CREATE'} ROLE ${role} LOGIN PASSWORD ${secret}`);
  const databases = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (!databases.rowCount) await client.query(`CREATE DATABASE ${role} OWNER ${role}`);
  await client.query(`REVOKE CONNECT ON DATABASE ${role} FROM PUBLIC`);
  const url = new URL(adminUrl);
  url.username = name;
  url.password = password;
  url.pathname = `/${name}`;
  return url.href;
}
