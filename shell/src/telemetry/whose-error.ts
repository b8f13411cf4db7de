const REMOTE_FILE = /\/remotes\/([a-z0-9-]+)\/([^/\s]+)\//;

/**
 * Whose code an uncaught error comes from, by the addresses in its stack: a remote's version where one of its files is
 * in it, else the shell. Null for what is none of ours, such as a browser extension's.
 */
export function whoseError(places: string, origin: string): { name: string; version: string } | 'shell' | null {
  const [, name, version] = REMOTE_FILE.exec(places) ?? [];
  if (name !== undefined && version !== undefined && places.includes(`${origin}/remotes/`)) return { name, version };
  return places.includes(`${origin}/`) ? 'shell' : null;
}
