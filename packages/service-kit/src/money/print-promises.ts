import { Type } from 'typebox';
import { kitConfig } from '../config/kit-config.ts';
import { readConfig } from '../config/read-config.ts';
import { openDatabase } from '../database/open-database.ts';
import { listPromises, type PromisePage, type Promises } from './promises.ts';

const PAGE_ROWS = 5_000;

/**
 * Prints the same as /internal/promises, for `npm run audit` on a site that does not run: one page a line. The line
 * whose `next` is null is the last: a file without it was cut off.
 */
export async function printPromises(promises: Promises): Promise<void> {
  const { DATABASE_URL: url } = readConfig(Type.Object({ DATABASE_URL: kitConfig.DATABASE_URL }), process.env);
  const database = openDatabase({ url, applicationName: `${promises.caller} audit`, poolSize: 1 });
  try {
    let after: PromisePage['next'] | undefined;
    do {
      const page = await listPromises(database, promises, { after, limit: PAGE_ROWS });
      process.stdout.write(`${JSON.stringify(page)}\n`);
      after = page.next;
    } while (after !== null);
  } finally {
    await database.destroy();
  }
}
