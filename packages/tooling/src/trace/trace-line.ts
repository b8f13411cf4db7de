/** One line of a log, as far as it can be placed. */
export interface TraceLine {
  /** Whose log: `gateway`, `earn`, `wallet-2`, `postgres`. */
  process: string;
  /** When it began, ms since 1970; the gateway writes its line at the end and says how long it took. */
  startedAtMs: number;
  traceId: string | null;
  requestId: string | null;
  /** What it says, for people. */
  words: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Of no use to whoever reads lines that all belong together. */
const LEFT_OUT = new Set(['level', 'time', 'pid', 'hostname', 'name', 'msg', 'traceId', 'requestId', 'endedAtSeconds']);
const POSTGRES_LINE = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}) (\S+) \[(\d+)\] (.*)$/;

/** A line of a service (pino) or of the gateway's access log; null for any other text. */
export function jsonLine(process: string, text: string): TraceLine | null {
  const fields = parseFields(text);
  if (fields === null) return null;
  const endedAtMs = endOf(fields);
  if (Number.isNaN(endedAtMs)) return null;
  const durationMs = fields['msg'] === 'call' ? Number(fields['durationMs']) : Number(fields['durationSeconds'] ?? 0) * 1000;
  const said = Object.entries(fields).filter(([name, value]) => !LEFT_OUT.has(name) && value !== '');
  const details = said.map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  return {
    process,
    startedAtMs: endedAtMs - durationMs,
    traceId: textOrNull(fields['traceId']),
    requestId: textOrNull(fields['requestId']),
    words: [fields['msg'], ...details].filter(Boolean).join(' '),
  };
}

/**
 * A line of PostgreSQL's log. Needs its default `log_line_prefix` and UTC. Only the last line of an entry, the
 * statement, has a trace.
 */
export function postgresLine(text: string): TraceLine | null {
  const [, at = '', zone, pid, said = ''] = POSTGRES_LINE.exec(text) ?? [];
  if (zone !== 'UTC') return null;
  const traceId = /\/\*trace=([0-9a-f]{32})\*\//.exec(said)?.[1] ?? null;
  return { process: 'postgres', startedAtMs: Date.parse(`${at.replace(' ', 'T')}Z`), traceId, requestId: null, words: `[${pid}] ${said}` };
}

/** Whether both are lines of one entry: what happened, to whom, by which statement. */
export function areOneEntry(one: TraceLine, other: TraceLine): boolean {
  return one.startedAtMs === other.startedAtMs && one.words.split(' ', 1)[0] === other.words.split(' ', 1)[0];
}

/**
 * pino's milliseconds; the gateway's seconds with three decimals, or only its words of a line that an older gateway
 * wrote.
 */
function endOf({ time, endedAtSeconds }: Fields): number {
  if (typeof time === 'number') return time;
  return typeof endedAtSeconds === 'number' ? endedAtSeconds * 1000 : Date.parse(String(time));
}

function parseFields(text: string): Fields | null {
  if (!text.startsWith('{')) return null;
  try {
    return JSON.parse(text) as Fields;
  } catch {
    // A process that was killed leaves half a line.
    return null;
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
