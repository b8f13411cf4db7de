import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { csvHead, csvLines, type CsvRow } from './csv.ts';

/** For a route's `response`: `200: CsvFile`. */
export const CsvFile = { content: { 'text/csv': { schema: Type.String() } } };

type Pages = AsyncIterable<readonly CsvRow[]> | Iterable<readonly CsvRow[]>;

/**
 * Sends a file for a spreadsheet page by page, as they are read. What fails before the first one is an ordinary error
 * answer.
 */
export async function sendCsv(reply: FastifyReply, name: string, headings: readonly string[], pages: Pages): Promise<never> {
  const pieces = write(headings, pages);
  const first = await pieces.next();
  void reply.header('content-disposition', `attachment; filename="${name}.csv"`).type('text/csv; charset=utf-8');
  return reply.send(Readable.from(joined(first, pieces))) as never;
}

async function* write(headings: readonly string[], pages: Pages): AsyncGenerator<string> {
  let head = csvHead(headings);
  for await (const rows of pages) {
    yield head + csvLines(rows);
    head = '';
  }
}

async function* joined(first: IteratorResult<string>, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}
