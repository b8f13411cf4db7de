import type { MissedFile } from './published-files.ts';

const WITHIN_MS = 5_000;

/**
 * Whether a file that did not load did come, only with other bytes than were published, or was held back by the gateway
 * for that. The browser's own copy is replaced then: it would be used for a year, and no Retry could help.
 */
export async function wasAltered({ url, integrity }: MissedFile): Promise<boolean> {
  try {
    const copy = await ask(url, { cache: 'force-cache' });
    if (!copy.ok) return await isHeldBack(copy);
    const isWhole = await ask(url, { cache: 'force-cache', integrity }).then(
      () => true,
      () => false,
    );
    if (!isWhole) await ask(url, { cache: 'reload' });
    return !isWhole;
  } catch {
    return false;
  }
}

function ask(url: string, how: RequestInit): Promise<Response> {
  return fetch(url, { ...how, signal: AbortSignal.timeout(WITHIN_MS) });
}

/** The gateway found it altered before it sent it. */
async function isHeldBack(response: Response): Promise<boolean> {
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'file_altered';
}
