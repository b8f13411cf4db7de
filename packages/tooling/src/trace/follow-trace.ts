import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { areOneEntry, jsonLine, postgresLine, type TraceLine } from './trace-line.ts';

/** Where the logs of a site are. */
export interface LogPlaces {
  /** Folder of `<process>.log`. */
  logs: string;
  /** PostgreSQL's own log; absent where somebody else runs it. */
  postgres?: string;
}

export interface Trace {
  traceId: string;
  /** In the order in which they began. */
  lines: readonly TraceLine[];
}

/**
 * Everything that the logs say of what `id` names: a request id or a trace id, or how one begins. One trace for each
 * that fits.
 */
export async function followTrace(places: LogPlaces, id: string): Promise<Trace[]> {
  const named = await select(places, id, (line) => line.requestId?.startsWith(id) === true || line.traceId?.startsWith(id) === true);
  const traceIds = [...new Set(named.flatMap(({ traceId }) => traceId ?? []))];
  return Promise.all(traceIds.map((traceId) => readTrace(places, traceId)));
}

async function readTrace(places: LogPlaces, traceId: string): Promise<Trace> {
  const lines = await select(places, traceId, (line) => line.traceId === traceId);
  return { traceId, lines: lines.toSorted((a, b) => a.startedAtMs - b.startedAtMs) };
}

async function select({ logs, postgres }: LogPlaces, text: string, fits: (line: TraceLine) => boolean): Promise<TraceLine[]> {
  const files = readdirSync(logs).filter((name) => /\.log(\.1)?$/.test(name));
  const found = files.map((name) => readLines(join(logs, name), processOf(name), text));
  if (postgres !== undefined && existsSync(postgres)) found.push(readEntries(postgres));
  return (await Promise.all(found)).flat().filter(fits);
}

/** Only lines that contain the text are taken apart: logs are long. */
async function readLines(file: string, process: string, text: string): Promise<TraceLine[]> {
  const lines: TraceLine[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const parsed = line.includes(text) ? jsonLine(process, line) : null;
    if (parsed) lines.push(parsed);
  }
  return lines;
}

/** PostgreSQL says what happened first and by which statement last: the trace belongs to all lines of the entry. */
async function readEntries(file: string): Promise<TraceLine[]> {
  const lines: TraceLine[] = [];
  let entry: TraceLine[] = [];
  for await (const text of createInterface({ input: createReadStream(file) })) {
    const line = postgresLine(text);
    if (line === null) continue;
    if (entry[0] && !areOneEntry(entry[0], line)) entry = [];
    entry.push(line);
    const { traceId } = line;
    if (traceId === null) continue;
    lines.push(...entry.map((said) => ({ ...said, traceId })));
    entry = [];
  }
  return lines;
}

function processOf(fileName: string): string {
  return basename(fileName)
    .replace(/\.log(\.1)?$/, '')
    .replace(/-access$/, '');
}
