import { existsSync } from 'node:fs';
import { foldersOf, readSiteOptions } from '../site/index.ts';
import { postgresLogOf } from '../postgres/index.ts';
import { followTrace, type Trace } from './follow-trace.ts';
import type { TraceLine } from './trace-line.ts';

const ID = /^[0-9a-f-]{8,36}$/;

/**
 * `npm run trace -- <id>`: what the logs of the site in DATA_DIR say of one click. Ends with 0: something; 1: nothing;
 * 2: it could not look.
 */
async function main(id = ''): Promise<number> {
  if (!ID.test(id)) throw new Error('say which: npm run trace -- <request id or trace id, or its first 8 digits>');
  const { dataDir } = readSiteOptions(process.env);
  const folders = foldersOf(dataDir);
  if (!existsSync(folders.logs)) throw new Error(`there is no site in ${dataDir}: name its folder in DATA_DIR`);
  const traces = await followTrace({ logs: folders.logs, postgres: postgresLogOf(folders.postgres) }, id);
  if (traces.length === 0) console.log(`No log has ${id}.`);
  for (const trace of traces) print(trace);
  return traces.length === 0 ? 1 : 0;
}

function print({ traceId, lines }: Trace): void {
  const requests = new Set(lines.flatMap(({ requestId }) => requestId ?? []));
  console.log(`\ntrace ${traceId}, ${requests.size === 1 ? 'request' : 'requests'} ${[...requests].join(', ')}`);
  const width = Math.max(...lines.map(({ process }) => process.length));
  for (const line of lines) console.log(lineText(line, width));
}

function lineText({ startedAtMs, process, words }: TraceLine, width: number): string {
  return `${new Date(startedAtMs).toISOString()}  ${process.padEnd(width)}  ${words}`;
}

process.exitCode = await main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  return 2;
});
