import { createTestDatabase } from './test-database.ts';
import { createTestKeys, type TestKeys } from './test-keys.ts';

/** Everything that a service's config needs, made for one test file. */
export interface TestEnvironment {
  /** Pass it, with the service's own variables added, to the service's config reader. */
  variables: Record<string, string>;
  keys: TestKeys;
  /** Drops the database and the keys; call it after the service is closed. */
  remove(): Promise<void>;
}

/**
 * `peers` are the addresses of fakes, `subscribers` who hears which event.
 * `const env = await testEnvironment('earn', { migrationsDirectory, peers: { wallet: fake.url } })`
 */
export async function testEnvironment(
  service: string,
  options: { migrationsDirectory: string; peers?: Record<string, string>; subscribers?: Record<string, string[]> },
): Promise<TestEnvironment> {
  const database = await createTestDatabase(options.migrationsDirectory);
  const keys = createTestKeys(service);
  return {
    keys,
    variables: {
      ...keys.environment,
      DATABASE_URL: database.url,
      // A machine that is busy with other tests is no database that does not answer.
      DATABASE_WAIT_MS: '30000',
      // Nor is it a service that is away: who tries one that hangs sets a deadline that is soon over.
      CALL_DEADLINE_MS: '30000',
      PUBLIC_URL: 'http://site.test',
      LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
      SERVICE_URLS: JSON.stringify(options.peers ?? {}),
      SUBSCRIBERS: JSON.stringify(options.subscribers ?? {}),
    },
    async remove() {
      keys.remove();
      await database.drop();
    },
  };
}
