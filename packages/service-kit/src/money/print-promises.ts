import { kitConfig } from '../config/kit-config.ts';
import { readConfig } from '../config/read-config.ts';
import { openDatabase } from '../database/open-database.ts';
import { Type } from 'typebox';
import { formatMoney } from './hundredths.ts';

interface Row {
  member_id: string;
  key: string;
  amount: bigint;
  state: string;
  changed_at: Date;
}

const PAGE_ROWS = 10_000;

/**
 * Prints what the records of a service promise in money, for the wallet's audit to compare: a line of JSON that says whose promises
 * these are and when they were read, then one for each. `sql` selects them over one snapshot as rows of
 * (member_id, key, amount in hundredths, state, changed_at); state: `moved`, `undone` (or it never moved) or `open` (half way).
 */
export async function printPromises({ caller, sql }: { caller: string; sql: string }): Promise<void> {
  const { DATABASE_URL: url } = readConfig(Type.Object({ DATABASE_URL: kitConfig.DATABASE_URL }), process.env);
  const database = openDatabase({ url, applicationName: `${caller} audit`, poolSize: 1 });
  try {
    await database.transaction(
      async (transaction) => {
        const { rows: times } = await transaction.raw<{ rows: [{ now: Date }] }>('SELECT clock_timestamp() AS now');
        print({ caller, takenAt: times[0].now });
        await transaction.raw(`DECLARE promises NO SCROLL CURSOR FOR ${sql}`);
        for (;;) {
          const { rows } = await transaction.raw<{ rows: Row[] }>(`FETCH ${PAGE_ROWS} FROM promises`);
          for (const { member_id: memberId, key, amount, state, changed_at: changedAt } of rows)
            print({ memberId, key, amount: formatMoney(amount), state, changedAt });
          if (rows.length < PAGE_ROWS) return;
        }
      },
      { isolationLevel: 'repeatable read', readOnly: true },
    );
  } finally {
    await database.destroy();
  }
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
