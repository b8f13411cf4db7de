import { Readable } from 'node:stream';
import { Type } from '@facet/service-kit';
import type { FastifyReply } from 'fastify';

/** For a route's `response`: `200: CsvFile`. */
export const CsvFile = { content: { 'text/csv': { schema: Type.String() } } };

/** Sends a file for a spreadsheet piece by piece, as `pieces` are made. What fails before the first one is an ordinary error answer. */
export async function sendCsv(reply: FastifyReply, name: string, pieces: AsyncGenerator<string>): Promise<never> {
  const first = await pieces.next();
  void reply.header('content-disposition', `attachment; filename="${name}.csv"`).type('text/csv; charset=utf-8');
  return reply.send(Readable.from(joined(first, pieces))) as never;
}

async function* joined(first: IteratorResult<string>, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}
