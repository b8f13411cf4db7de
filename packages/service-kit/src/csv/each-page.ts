/**
 * Every row of a list that is read page by page, for `sendCsv`: `eachPage((cursor) => pageOf(…, { cursor, limit: 200
 * }))`.
 */
export async function* eachPage<Row>(
  read: (cursor: string | undefined) => Promise<{ rows: Row[]; nextCursor: string | null }>,
): AsyncGenerator<Row[]> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: { rows: Row[]; nextCursor: string | null } = await read(cursor);
    yield page.rows;
    cursor = page.nextCursor;
  }
}
