import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';

try {
  const config = readConfig();
  const app = buildApp(config);
  const address = await app.listen({ host: config.host, port: config.port });
  console.log(`simulator listening on ${address}, postbacks go to ${config.siteUrl}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close().then(() => process.exit(0)));
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
