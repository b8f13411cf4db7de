import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Longer than a cluster takes to choose another leader. */
const PATIENCE_MS = 45_000;
const PAUSE_MS = 500;
const ANSWER_MS = 5_000;
/** `uuidv7()`, and `returning` of what a row was before. */
const OLDEST = 18;
/**
 * As services see it (service-kit's `isDatabaseAway`): the network; class 08, the server starts or ends, it is full;
 * what the driver says.
 */
const AWAY = /^(E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH)|ENOTFOUND|EAI_AGAIN|08...|57P0.|53300)$/;
const SAID = /Connection terminated|timeout expired|is not queryable/;

export interface Reached {
  readonly url: string;
  readonly say?: ((message: string) => void) | undefined;
  /** Gives it up. */
  readonly signal?: AbortSignal | undefined;
  readonly patienceMs?: number;
}

/** Not allowed in (class 28), or there is no such database. */
const NOT_LET_IN = /^(28...|3D000)$/;

/**
 * Throws, in one line, where PostgreSQL does not answer within 45 s, lets nobody in, or is too old: before anything is
 * made in it.
 */
export async function requirePostgres(reached: Reached): Promise<void> {
  await oncePostgresAnswers(reached, () =>
    withClient(reached.url, async (client) => {
      const { rows } = await client.query<{ server_version: string }>('show server_version');
      refuseOldPostgres(rows[0]?.server_version ?? '', placeOf(reached.url));
    }),
  ).catch((error: Error) => {
    if (!NOT_LET_IN.test(codeOf(error))) throw error;
    throw new Error(`PostgreSQL at ${placeOf(reached.url)} lets nobody in like this, mend DATABASE_URL: ${error.message}`);
  });
}

/** `version` as the server says it: `15.14 (Debian 15.14-0+deb12u1)`. */
export function refuseOldPostgres(version: string, place: string): void {
  if (Number.parseInt(version, 10) >= OLDEST) return;
  throw new Error(
    `PostgreSQL at ${place} is ${version}, and ${OLDEST} or newer is needed: name another one in DATABASE_URL, or none to have one started here. Nothing was made in it.`,
  );
}

/**
 * Does `work`, which bears being repeated, again as long as connections cannot be made or break; says once what is
 * waited for.
 */
export async function oncePostgresAnswers<Result>(
  { url, say, signal, patienceMs = PATIENCE_MS }: Reached,
  work: () => Promise<Result>,
): Promise<Result> {
  const [place, seconds] = [`PostgreSQL at ${placeOf(url)}`, `${patienceMs / 1_000} s`];
  let endsAtMs: number | undefined;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error)) throw error;
      if (endsAtMs === undefined) say?.(`waiting for ${place}, ${seconds} at most: ${reason(error)}`);
      endsAtMs ??= performance.now() + patienceMs;
      if (performance.now() > endsAtMs) throw new Error(`${place} did not answer for ${seconds}, see that it runs: ${reason(error)}`);
    }
    await pause(PAUSE_MS, undefined, { signal });
  }
}

/** Connects, does `work`, and ends the connection; one that breaks ends `work`, not this process. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isAway(error: unknown): error is Error {
  return error instanceof Error && (AWAY.test(codeOf(error)) || hasNoSocket(error) || SAID.test(error.message));
}

/** Of a server on this machine that does not run, or takes nobody in at the moment. */
function hasNoSocket(error: Error): boolean {
  return /^(ENOENT|EAGAIN)$/.test(codeOf(error)) && 'syscall' in error && error.syscall === 'connect';
}

/** Where every address of a host refuses, Node says nothing but the code. */
function reason(error: Error): string {
  return error.message || codeOf(error);
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}

/** Without its password. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const { host, pathname } = new URL(url);
  return host + pathname;
}
