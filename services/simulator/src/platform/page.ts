import { legacyError } from './platform-error.ts';

export interface Page<T> {
  previousPageCursor: string | null;
  nextPageCursor: string | null;
  data: T[];
}

/** The older hosts' paging: an opaque cursor, and a limit from a fixed set (else 400). */
export function pageOf<T>(all: readonly T[], query: { cursor?: string; limit?: number }, limits: readonly number[]): Page<T> {
  const limit = query.limit ?? limits[0] ?? 10;
  if (!limits.includes(limit)) throw legacyError(400, 0, `Allowed values: ${limits.join(', ')}`);
  const start = offsetOf(query.cursor);
  return {
    previousPageCursor: start > 0 ? cursorOf(Math.max(0, start - limit)) : null,
    nextPageCursor: start + limit < all.length ? cursorOf(start + limit) : null,
    data: all.slice(start, start + limit),
  };
}

/** Opaque to the caller; a cursor that was not handed out is a 400. */
export function cursorOf(offset: number): string {
  return Buffer.from(`offset:${offset}`).toString('base64url');
}

export function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined || cursor === '') return 0;
  const offset = /^offset:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (offset === undefined) throw legacyError(400, 0, 'Invalid cursor');
  return Number(offset);
}
