export { postgresLogOf } from './home.ts';
export { startPostgres, stopPostgres, type Postgres, type PostgresOptions } from './start-postgres.ts';
export { startTemporaryPostgres } from './start-temporary-postgres.ts';
