import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** A built file, which stays what it is as long as its server lives. */
export async function fileAnswer(folder: string, path: string, headers: Record<string, string> = {}): Promise<Response> {
  const body = await readFile(join(folder, path)).catch(() => null);
  if (body === null) return new Response(null, { status: 404 });
  const type = { 'content-type': TYPES[extname(path)] ?? 'text/plain', 'cache-control': 'max-age=31536000, immutable' };
  return new Response(body, { headers: { ...type, ...headers } });
}
