import {
  CsvFile,
  eachPage,
  ErrorAnswer,
  listAnswer,
  listQuery,
  sendCsv,
  Type,
  type App,
  type CsvRow,
  type Database,
  type Static,
} from '@facet/service-kit';
import { Label, ListedAnswer, presentListed } from './override-answer.ts';
import { countClasses, pageOfOverrides, type Filter } from './overrides.ts';

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
const Count = Type.Integer({ minimum: 0 });
const Counts = Type.Object(
  { all: Count, 'Player Advantage': Count, 'Near Break-even': Count, 'House Advantage': Count },
  { description: 'found by the search' },
);
const { search, limit } = listQuery([]);
const OverrideQuery = Type.Object(
  {
    search,
    cursor: Type.Optional(Type.String({ format: 'uuid', description: 'nextCursor of the page before' })),
    limit,
    userId: Type.Optional(Type.String({ format: 'uuid', description: 'only this member’s' })),
    classification: Type.Optional(Label),
  },
  { additionalProperties: false },
);
const OverrideFilter = Type.Pick(OverrideQuery, ['search', 'userId', 'classification'], { additionalProperties: false });

/** What operators see of members' win chances. */
export function overrideListRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/api/admin/user-probability-overrides',
    {
      schema: {
        operationId: 'listOverrides',
        summary: 'Win chances that operators set, the newest first',
        description: '`search` is a part of the username or the notes.',
        querystring: OverrideQuery,
        response: { 200: Type.Object({ overrides: Type.Array(ListedAnswer), counts: Counts, ...listAnswer }), ...errors },
      },
      config,
    },
    async ({ query: { cursor, limit: most, classification, ...filter } }) => {
      const counts = await countClasses(database, filter);
      const wanted = { ...filter, ...(classification !== undefined && { classification }) };
      const { rows, nextCursor } = await pageOfOverrides(database, wanted, { cursor, limit: most });
      return { overrides: rows.map(presentListed), counts, nextCursor, total: counts[classification ?? 'all'] };
    },
  );

  app.get(
    '/api/admin/user-probability-overrides.csv',
    {
      schema: {
        operationId: 'exportOverrides',
        summary: 'Win chances that operators set, as a file for a spreadsheet',
        description: 'By the same filters as the list.',
        querystring: OverrideFilter,
        response: { 200: CsvFile, ...errors },
      },
      config,
    },
    ({ query }, reply) => sendCsv(reply, 'facet-win-chances', HEADINGS, exportOverrides(database, query)),
  );
}

async function* exportOverrides(database: Database, filter: Filter): AsyncGenerator<CsvRow[]> {
  const pages = eachPage((cursor) => pageOfOverrides(database, filter, { cursor, limit: LARGEST_PAGE }));
  for await (const rows of pages) yield rows.map((row) => rowOf(presentListed(row)));
}

function rowOf(override: Static<typeof ListedAnswer>): CsvRow {
  const { username, userId, gameType, houseEdgeMultiplier, playerExpectedValue, classification, maxMultiplierOverride } = override;
  const { roundsEnded, roundsWon, notes, createdAt, createdBy, id } = override;
  const figures = [houseEdgeMultiplier, playerExpectedValue, classification, maxMultiplierOverride, roundsEnded, roundsWon];
  return [username, userId, gameType, ...figures, notes, createdAt, createdBy, id];
}
