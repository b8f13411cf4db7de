import type { SiteOptions } from './site-options.ts';

/** What the demonstration uses by itself; published with the source, so worth nothing as a secret. */
export const demonstration = {
  wallSecrets: { A: 'demo-wall-a', B: 'demo-wall-b', C: 'demo-wall-c', D: 'demo-wall-d' },
  botCookie: 'sim-good',
  groupId: '1',
  /** Of docker-compose.yml. */
  databasePassword: 'demo-postgres',
} as const;

const WALLS = ['A', 'B', 'C', 'D'] as const;

/** In production everything that the demonstration makes up must be given. Throws, naming each variable that is not. */
export function refuseDemonstration(options: SiteOptions): void {
  if (!options.isProduction && options.publicUrl?.startsWith('https:') === true && !isLocal(options.publicUrl))
    throw new Error(`${options.publicUrl} is public, and NODE_ENV is not production: the demonstration's secrets are known to everybody`);
  if (!options.isProduction) return;
  const walls = WALLS.filter((wall) => isDemonstration(options.wallSecrets?.[wall])).map((wall) => `WALL_${wall}_SECRET`);
  const demonstrated = [
    ...walls,
    ...(options.botCookie === demonstration.botCookie ? ['BOT_COOKIE'] : []),
    ...(passwordOf(options.databaseUrl) === demonstration.databasePassword ? ['POSTGRES_PASSWORD'] : []),
  ];
  if (demonstrated.length > 0) {
    throw new Error(`NODE_ENV=production refuses demonstration secrets: set ${demonstrated.join(', ')} to values of your own`);
  }
  const missing = [...(options.publicUrl ? [] : ['PUBLIC_URL']), ...(options.groupId ? [] : ['GROUP_ID'])];
  if (missing.length > 0) throw new Error(`NODE_ENV=production needs ${missing.join(', ')}`);
}

function passwordOf(databaseUrl: string | undefined): string | undefined {
  return databaseUrl === undefined || !URL.canParse(databaseUrl) ? undefined : new URL(databaseUrl).password;
}

/** A certificate of one's own on this machine is no public site. */
function isLocal(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname.endsWith('.localhost');
}

function isDemonstration(secret: string | undefined): boolean {
  return secret === undefined || secret.startsWith('demo');
}
