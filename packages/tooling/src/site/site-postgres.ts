import { setTimeout as delay } from 'node:timers/promises';
import { processIdentity } from '../supervise/index.ts';
import { startPostgres, type Postgres } from '../postgres/index.ts';

const LOOK_EVERY_MS = 200;

export interface SitePostgres {
  /** Superuser's address. */
  readonly url: string;
  /** Null for an outside server, and while a killed one is being started again. */
  pid: () => number | null;
  stop: () => Promise<void>;
}

interface Options {
  readonly folder: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly say: (message: string) => void;
}

/**
 * The site's own PostgreSQL. It is detached and not our child, so its end is seen by looking; then it is started again.
 */
export async function embeddedPostgres({ folder, settings, say }: Options): Promise<SitePostgres> {
  const start = (): Promise<Postgres> => startPostgres({ folder, settings });
  let server = await start();
  let isStopping = false;
  const isAlive = (): boolean => processIdentity(server.pid) !== null;
  const watching = (async () => {
    while (!isStopping) {
      if (!isAlive()) {
        say('postgres ended; starting it again');
        server = await start().catch((error: unknown) => {
          say(`postgres does not start: ${String(error)}`);
          return server;
        });
      }
      await delay(LOOK_EVERY_MS);
    }
  })();
  return {
    url: server.url,
    pid: () => (isAlive() ? server.pid : null),
    stop: async () => {
      isStopping = true;
      await watching;
      await server.stop();
    },
  };
}

/** A server that somebody else runs. */
export function outsidePostgres(url: string): SitePostgres {
  return { url, pid: () => null, stop: async () => undefined };
}
