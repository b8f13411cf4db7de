import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { ConfigError } from '../config/read-config.ts';
import { codeOf, isDatabaseAway } from './database-away.ts';
import type { Database } from './open-database.ts';

/** Longer than a cluster takes to choose another leader, and shorter than those wait who start a service. */
const PATIENCE_MS = 45_000;
const PAUSE_MS = 500;
/** `uuidv7()`, and `returning` of what a row was before. */
const OLDEST = 18;
/** Not allowed in (class 28), or there is no such database. */
const NOT_LET_IN = /^(28...|3D000)$/;

export interface Reached {
  url: string;
  log: FastifyBaseLogger;
  patienceMs?: number;
}

/**
 * Does `work`, a step of the start that bears being repeated, again as long as the database is away, for 45 s after the
 * first failure; the log says once what is waited for. Who is not let in is told so at once.
 */
export async function onceDatabaseAnswers<Result>(
  { url, log, patienceMs = PATIENCE_MS }: Reached,
  work: () => Promise<Result>,
): Promise<Result> {
  const place = `PostgreSQL at ${placeOf(url)}`;
  const seconds = `${patienceMs / 1_000} s`;
  let endsAtMs: number | undefined;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (NOT_LET_IN.test(codeOf(error) ?? ''))
        throw new ConfigError(`${place} lets nobody in like this, mend DATABASE_URL: ${reason(error)}`);
      if (!isDatabaseAway(error)) throw error;
      if (endsAtMs === undefined) log.warn(`waiting for ${place}, ${seconds} at most: ${reason(error)}`);
      endsAtMs ??= performance.now() + patienceMs;
      if (performance.now() > endsAtMs) throw new ConfigError(`${place} did not answer for ${seconds}, see that it runs: ${reason(error)}`);
    }
    await pause(PAUSE_MS);
  }
}

/** @throws ConfigError before anything is made in a server that is too old */
export async function requireNewPostgres(database: Database, url: string): Promise<void> {
  const { rows } = await database.raw<{ rows: { server_version: string }[] }>('show server_version');
  refuseOldPostgres(rows[0]?.server_version ?? '', placeOf(url));
}

/** `version` as the server says it: `15.14 (Debian 15.14-0+deb12u1)`. */
export function refuseOldPostgres(version: string, place: string): void {
  if (Number.parseInt(version, 10) >= OLDEST) return;
  throw new ConfigError(
    `PostgreSQL at ${place} is ${version}, and ${OLDEST} or newer is needed: name another one in DATABASE_URL. Nothing was made in it.`,
  );
}

/** Where it is, without its password. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const { host, pathname } = new URL(url);
  return host + pathname;
}

/** Where every address of a host refuses, Node says nothing but the code. */
function reason(error: unknown): string {
  return (error instanceof Error && error.message) || (codeOf(error) ?? String(error));
}
