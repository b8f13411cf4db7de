export { postgresLogOf } from './home.ts';
export { oncePostgresAnswers, requirePostgres, withClient } from './reach-postgres.ts';
export { startPostgres, stopPostgres, type Postgres, type PostgresOptions } from './start-postgres.ts';
export { startTemporaryPostgres } from './start-temporary-postgres.ts';
