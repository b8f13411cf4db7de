import { openTables, sealTables } from '../site/sealed-tables.ts';
import { serviceDeclarations } from '../site/service-declarations.ts';
import { servicesReady } from './services-ready.ts';

/**
 * `node packages/tooling/src/seal/main.ts open|seal|seal-when-ready [SERVICE…]`, with DATABASE_URL of a role that may
 * give tables away: before a service's migrations the tables that only grow are its own, afterwards nobody's
 * (`seal-when-ready`: once each replica is ready). What containers do that `npm start` does by itself.
 */
const [what, ...named] = process.argv.slice(2);
const services = named.length > 0 ? named : serviceDeclarations().map(({ name }) => name);
const adminUrl = process.env['DATABASE_URL'];
const acts: Record<string, typeof sealTables | undefined> = { open: openTables, seal: sealTables, 'seal-when-ready': sealWhenReady };
const act = acts[what ?? ''];
if (act === undefined || !adminUrl) throw new Error('usage: DATABASE_URL=… main.ts open|seal|seal-when-ready [SERVICE…]');
await act(adminUrl, services);
console.log(`${what}: ${services.join(', ')}`);

async function sealWhenReady(...[url, names]: Parameters<typeof sealTables>): Promise<void> {
  await servicesReady(names);
  await sealTables(url, names);
}
