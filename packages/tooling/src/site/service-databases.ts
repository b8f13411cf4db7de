import type pg from 'pg';
import { withClient } from '../postgres/index.ts';
import { keptSecret } from './kept-secret.ts';

/** Makes a role and a database of its own for each service where there are none. Returns each one's address. */
export function serviceDatabases(adminUrl: string, services: readonly string[], secrets: string): Promise<Record<string, string>> {
  return withClient(adminUrl, async (client) => {
    const urls: Record<string, string> = {};
    for (const service of services)
      urls[service] = await serviceDatabase(client, adminUrl, service, keptSecret(secrets, `database-${service}`));
    return urls;
  });
}

async function serviceDatabase(client: pg.Client, adminUrl: string, service: string, password: string): Promise<string> {
  const name = `facet_${service}`;
  const [role, secret] = [client.escapeIdentifier(name), client.escapeLiteral(password)];
  const roles = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  await client.query(`${roles.rowCount ? 'alter' : 'create'} role ${role} login password ${secret}`);
  const databases = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (!databases.rowCount) await client.query(`create database ${role} owner ${role}`);
  await client.query(`revoke connect on database ${role} from public`);
  const url = new URL(adminUrl);
  url.username = name;
  url.password = password;
  url.pathname = `/${name}`;
  return url.href;
}
