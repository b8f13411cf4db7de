import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { forgetfulFolder } from '../forgetful-folder.ts';
import { startPostgres, type Postgres } from './start-postgres.ts';

/** Fast and forgetful: nothing of a test's database has to survive the machine. */
const FORGETFUL = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', shared_buffers: '64MB' };

/**
 * An empty server for one test run, gone with it: also when the run is killed, because a watcher then reads the end of
 * its input.
 */
export async function startTemporaryPostgres(settings: Readonly<Record<string, string>> = FORGETFUL): Promise<Postgres> {
  const folder = mkdtempSync(join(forgetfulFolder(), 'facet-postgres-'));
  chmodSync(folder, 0o755);
  const server = await startPostgres({ folder, settings });
  const watcher = spawn(
    '/bin/sh',
    ['-c', 'trap "" INT TERM HUP; cat; kill -QUIT "$1" && sleep 1; rm -rf "$0"', folder, String(server.pid)],
    {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  watcher.unref();
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    watcher.stdin.end();
  };
  return { ...server, stop };
}
