import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from '../front-end/index.ts';
import { writeWhole } from '../write-whole.ts';

/**
 * Writes the records of the versions that come with this installation, `<deployable>/<version>.json`, and none of an
 * earlier one: services/admin makes those that it never saw the stable ones.
 */
export function writeReleaseRecords(folder: string, records: Readonly<Record<string, ReleaseRecord>>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [deployable, record] of Object.entries(records)) {
    writeWhole(join(folder, deployable, `${record.metadata.version}.json`), JSON.stringify(record, null, 2));
  }
}
