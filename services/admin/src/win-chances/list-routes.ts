import { type App, CsvFile, type CsvRow, ErrorAnswer, listAnswer, sendCsv, type Static, Type } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { answerOf, type Callees } from '../callees/index.ts';
import { ListedOverride, OverrideCounts, OverrideFilter, OverrideQuery } from './override.ts';

const config = { permission: { operator: 'moderator' } } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const LARGEST_PAGE = 100;
const HEADINGS = [
  'Member',
  'Member id',
  'Game',
  'Win chance',
  'EV per R$',
  'Class',
  'Max',
  'Rounds',
  'Won',
  'Note',
  'Set (UTC)',
  'By',
  'Id',
];

export function overrideListRoutes(app: App, { callees }: AdminContext): void {
  app.get(
    '/api/admin/user-probability-overrides',
    {
      schema: {
        operationId: 'listOverrides',
        summary: 'The newest first; search is a part of the username or the notes',
        querystring: OverrideQuery,
        response: { 200: Type.Object({ overrides: Type.Array(ListedOverride), counts: OverrideCounts, ...listAnswer }), ...errors },
      },
      config,
    },
    (request) => readPage(callees, request.query),
  );

  app.get(
    '/api/admin/user-probability-overrides.csv',
    {
      schema: {
        operationId: 'exportOverrides',
        summary: 'The same as a file for a spreadsheet',
        querystring: OverrideFilter,
        response: { 200: CsvFile, ...errors },
      },
      config,
    },
    (request, reply) => sendCsv(reply, 'facet-win-chances', HEADINGS, exportOverrides(callees, request.query)),
  );
}

async function readPage({ games }: Callees, { limit, ...filter }: Static<typeof OverrideQuery>) {
  const query = { ...filter, limit: String(limit) };
  return (await answerOf('games', games.GET('/internal/overrides', { params: { query } }))) as {
    overrides: Static<typeof ListedOverride>[];
    counts: Static<typeof OverrideCounts>;
    nextCursor: string | null;
    total: number;
  };
}

async function* exportOverrides(callees: Callees, filter: Static<typeof OverrideFilter>): AsyncGenerator<CsvRow[]> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await readPage(callees, { ...filter, limit: LARGEST_PAGE, ...(cursor !== undefined && { cursor }) });
    yield page.overrides.map(rowOf);
    cursor = page.nextCursor;
  }
}

function rowOf(override: Static<typeof ListedOverride>): CsvRow {
  const { username, userId, gameType, houseEdgeMultiplier, playerExpectedValue, classification, maxMultiplierOverride } = override;
  const { roundsEnded, roundsWon, notes, createdAt, createdBy, id } = override;
  const figures = [houseEdgeMultiplier, playerExpectedValue, classification, maxMultiplierOverride, roundsEnded, roundsWon];
  return [username, userId, gameType, ...figures, notes, createdAt, createdBy, id];
}
