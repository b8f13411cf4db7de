import { type App, CsvFile, type CsvRow, ErrorAnswer, sendCsv, type Static, Type } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { answerOf, type Callees } from '../callees/index.ts';
import { listAnswer } from '../list-query.ts';
import { Event, EventCounts, EventFilter, EventQuery } from './event.ts';

const config = { permission: { operator: 'moderator' } } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const LARGEST_PAGE = 100;
const HEADINGS = [
  'Title',
  'State',
  'Prize R$',
  'Entry fee R$',
  'Participants',
  'Max',
  'Fees R$',
  'Starts (UTC)',
  'Ends (UTC)',
  'Winner',
  'Id',
];

export function eventListRoutes(app: App, { callees }: AdminContext): void {
  app.get(
    '/api/admin/events',
    {
      schema: {
        operationId: 'listEvents',
        summary: 'The newest first; search is a part of the title',
        querystring: EventQuery,
        response: { 200: Type.Object({ events: Type.Array(Event), counts: EventCounts, ...listAnswer }), ...errors },
      },
      config,
    },
    (request) => {
      const query = { ...request.query, limit: String(request.query.limit) };
      return answerOf('social', callees.social.GET('/internal/giveaways', { params: { query } }));
    },
  );

  app.get(
    '/api/admin/events.csv',
    {
      schema: {
        operationId: 'exportEvents',
        summary: 'The same as a file for a spreadsheet',
        querystring: EventFilter,
        response: { 200: CsvFile, ...errors },
      },
      config,
    },
    (request, reply) => sendCsv(reply, 'facet-events', HEADINGS, exportEvents(callees, request.query)),
  );
}

async function* exportEvents({ social }: Callees, filter: Static<typeof EventFilter>): AsyncGenerator<CsvRow[]> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = { ...filter, limit: String(LARGEST_PAGE), ...(cursor !== undefined && { cursor }) };
    const page: { events: Static<typeof Event>[]; nextCursor: string | null } = await answerOf(
      'social',
      social.GET('/internal/giveaways', { params: { query } }),
    );
    yield page.events.map(rowOf);
    cursor = page.nextCursor;
  }
}

function rowOf(event: Static<typeof Event>): CsvRow {
  const { title, status, prize, entryFee, currentParticipants, maxParticipants, feesTaken, startsAt, endsAt, winnerUsername, id } = event;
  return [title, status, prize, entryFee, currentParticipants, maxParticipants, feesTaken, startsAt, endsAt, winnerUsername, id];
}
