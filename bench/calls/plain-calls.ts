import fastify from 'fastify';
import pg from 'pg';
import { hotCalls } from './hot-calls.ts';

/**
 * What a hot call is measured against: a bare Fastify route with the same statements and no check. In a process of its
 * own.
 */
const urls = JSON.parse(process.env['DATABASE_URLS'] ?? '{}') as Record<string, string>;
const pools = new Map(Object.entries(urls).map(([name, connectionString]) => [name, new pg.Pool({ connectionString, max: 10 })]));
const app = fastify();
for (const { path, statements } of hotCalls)
  app.get<{ Querystring: { member: string } }>(path, async ({ query: { member } }) => {
    const results = await Promise.all(statements.map(async ({ database, sql }) => pools.get(database)?.query(sql, [member])));
    return results.map((result) => result?.rows);
  });
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${JSON.stringify({ msg: 'listening', level: 30, port: Number(new URL(address).port), internalPort: 0 })}\n`);
process.once('SIGTERM', () => void app.close().then(() => Promise.all(Array.from(pools.values(), (pool) => pool.end()))));
