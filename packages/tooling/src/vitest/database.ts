import { startTemporaryPostgres, type Postgres } from '../postgres/index.ts';

const SHARED = Symbol.for('facet.test-database');
type Shared = { [SHARED]?: { server: Promise<Postgres>; users: number } };

/**
 * Global setup of every project that needs a database: one server for the whole run, its superuser's address in
 * TEST_DATABASE_URL. A TEST_DATABASE_URL from outside is used as it is.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const process_ = globalThis as Shared;
  if (process.env['TEST_DATABASE_URL'] && !process_[SHARED]) return async () => undefined;
  const shared = (process_[SHARED] ??= { server: startTemporaryPostgres(), users: 0 });
  shared.users += 1;
  process.env['TEST_DATABASE_URL'] = (await shared.server).url;
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    delete process.env['TEST_DATABASE_URL'];
    delete process_[SHARED];
    await (await shared.server).stop();
  };
}
