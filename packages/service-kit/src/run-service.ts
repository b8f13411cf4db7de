import closeWithGrace from 'close-with-grace';
import { ConfigError } from './config/read-config.ts';
import type { Service } from './service.ts';

const MIGRATE_ONLY = '--migrate-only';

/** A service's `main.ts`: starts it, says where it listens, and ends it in order on SIGTERM and SIGINT. `--migrate-only` migrates and ends. */
export async function runService(build: () => Service): Promise<void> {
  try {
    const service = build();
    if (process.argv.includes(MIGRATE_ONLY)) {
      await service.migrate();
      return await service.kit.database.destroy();
    }
    closeWithGrace({ delay: 8_000, logger: service.kit.log }, async ({ err }) => {
      if (err) service.kit.log.fatal({ err }, 'ending after an unexpected failure');
      await service.close();
    });
    const ports = await service.listen();
    service.kit.log.info(ports, 'listening');
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
    process.exit(1);
  }
}
