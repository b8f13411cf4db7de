import { flushCompileCache } from 'node:module';
import closeWithGrace from 'close-with-grace';
import { ConfigError } from './config/read-config.ts';
import type { Service } from './service.ts';

const MIGRATE_ONLY = '--migrate-only';
/** A little longer than the gateway waits for an answer: what it was asked, a service that ends still answers. */
const GRACE_MS = 16_000;

/**
 * A service's `main.ts`: starts it, says where it listens, and ends it in order on SIGTERM and SIGINT. `--migrate-only`
 * migrates and ends.
 */
export async function runService(build: () => Service): Promise<void> {
  let isEnding = false;
  try {
    const service = build();
    if (process.argv.includes(MIGRATE_ONLY)) {
      await service.migrate();
      return await service.kit.database.destroy();
    }
    closeWithGrace({ delay: GRACE_MS, logger: service.kit.log }, async ({ err }) => {
      isEnding = true;
      if (err) service.kit.log.fatal({ err }, 'ending after an unexpected failure');
      await service.close();
    });
    const ports = await service.listen();
    service.kit.log.info(ports, 'listening');
    // Where NODE_COMPILE_CACHE is set: what this start compiled is there for the next one, however this process ends.
    flushCompileCache();
  } catch (error) {
    // Told to end while it was starting, which was given up half way.
    if (isEnding) return;
    process.stderr.write(`${error instanceof ConfigError ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
    process.exit(1);
  }
}
