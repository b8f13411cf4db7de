/** The only reader of the environment. A bad value stops the start and says which. */
export interface Config {
  host: string;
  port: number;
  /** What the world calls the site: postbacks are addressed to it, and one wall signs the full address. */
  siteUrl: string;
  /**
   * Where to connect instead, when `siteUrl` is not reachable from here (containers). Signed addresses keep `siteUrl`.
   */
  siteConnectUrl: string;
  /** Where browsers reach the simulator, for addresses of pictures; null: where it was called. */
  publicUrl: string | null;
  /** The operator's group: everybody but `solo_…` is in it. */
  groupId: number;
  wallSecrets: { a: string; b: string; c: string; d: string };
  /** Multiplies the walls' real retry intervals. */
  retryScale: number;
  /** Where names, purchases and postbacks are kept over a restart; null keeps them in memory. */
  stateFile: string | null;
  logLevel: string;
  /** How late everything about a `slow_…` user is. */
  slowMs: number;
}

export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>;

export function readConfig(environment: Environment = process.env): Config {
  const problems: string[] = [];
  const read = <T>(name: string, fallback: T, parse: (text: string) => T): T => {
    const text = environment[name];
    if (text === undefined || text === '') return fallback;
    try {
      return parse(text);
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return fallback;
    }
  };
  const siteUrl = read('SITE_URL', 'http://localhost:8080', httpUrl);
  const config: Config = {
    host: read('HOST', '127.0.0.1', String),
    port: read('PORT', read('SIM_PORT', 8090, integer(0, 65_535)), integer(0, 65_535)),
    siteUrl,
    siteConnectUrl: read('SITE_CONNECT_URL', siteUrl, httpUrl),
    publicUrl: read<string | null>('PUBLIC_URL', null, httpUrl),
    groupId: read('GROUP_ID', 1, integer(1, Number.MAX_SAFE_INTEGER)),
    wallSecrets: {
      a: read('WALL_A_SECRET', 'demo-wall-a', secret),
      b: read('WALL_B_SECRET', 'demo-wall-b', secret),
      c: read('WALL_C_SECRET', 'demo-wall-c', secret),
      d: read('WALL_D_SECRET', 'demo-wall-d', secret),
    },
    retryScale: read('SIM_RETRY_SCALE', 0.01, scale),
    stateFile: read<string | null>('SIM_STATE_FILE', null, String),
    logLevel: read('LOG_LEVEL', 'warn', oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')),
    slowMs: 5_000,
  };
  if (problems.length > 0) throw new ConfigError(`The simulator cannot start:\n  ${problems.join('\n  ')}`);
  return config;
}

function integer(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) {
      throw new Error(`must be a whole number from ${least} to ${most}, not "${text}"`);
    }
    return value;
  };
}

function httpUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new Error(`must be an http(s) address without query, not "${text}"`);
  }
  return text.replace(/\/+$/, '');
}

function scale(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value <= 1)) throw new Error(`must be above 0 and at most 1, not "${text}"`);
  return value;
}

/** The value is not repeated in the message: it is a secret. */
function secret(text: string): string {
  if (text.trim() !== text || text.length < 4) throw new Error('must be at least 4 characters without blanks around them');
  return text;
}

function oneOf(...choices: string[]): (text: string) => string {
  return (text) => {
    if (!choices.includes(text)) throw new Error(`must be one of ${choices.join(', ')}, not "${text}"`);
    return text;
  };
}
