import {
  type App,
  CsvFile,
  type CsvRow,
  ErrorAnswer,
  formatMoney,
  type Kit,
  MoneyText,
  sendCsv,
  type Static,
  Type,
} from '@facet/service-kit';
import { recipeOf, signsRevenue } from '../walls/index.ts';
import { providerStats } from './provider-stats.ts';
import { addedUp, marginOf, WallMargin } from './wall-margin.ts';

const count = Type.Integer({ minimum: 0 });
const daysOf = { '24h': 1, '7d': 7, '30d': 30 } as const;
type Window = keyof typeof daysOf;

const WallFigures = Type.Object({
  id: Type.String(),
  label: Type.String(),
  accepted: count,
  refused: count,
  alerts: Type.Integer({ minimum: 0, description: 'of the accepted ones, those whose reward does not fit what the wall pays us' }),
  credited: MoneyText,
  pending: MoneyText,
  reversed: MoneyText,
  median: Type.Union([MoneyText, Type.Null()], { description: 'of what was earned; null: nothing was' }),
  lastAcceptedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  silentSeconds: Type.Union([Type.Integer(), Type.Null()], { description: 'since the last accepted call; null before the first' }),
  saysRevenue: Type.Boolean({ description: 'whether its documentation names a part of its calls that says what it pays us' }),
  signsRevenue: Type.Boolean({ description: 'whether its signature covers that part: an unsigned one is only a hint' }),
  ...WallMargin.properties,
});
const WallsFigures = Type.Object(
  {
    days: Type.Integer(),
    creditCostCents: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
      description: 'US cents that R$ 1,000 cost the site, the setting `credit_cost_cents`; null: not set, so that no margin is known',
    }),
    walls: Type.Array(WallFigures),
    sum: Type.Object({ credited: MoneyText, reversed: MoneyText, ...WallMargin.properties }, { description: 'of all walls' }),
  },
  { $id: 'WallsFigures' },
);

const config = { permission: { operator: 'moderator' } } as const;
const querystring = Type.Object({
  window: Type.Unsafe<Window>({ type: 'string', enum: Object.keys(daysOf), default: '7d' }),
});
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const HEADINGS = [
  'Wall',
  'Id',
  'Accepted',
  'Refused',
  'Look at',
  'Credited R$',
  'Held R$',
  'Taken back R$',
  'Median R$',
  'Credits',
  'Credits with revenue',
  'Revenue signed',
  'Revenue US$',
  'Revenue taken back US$',
  'Cost US$',
  'Margin US$',
  'Margin % of revenue',
  'Last call (UTC)',
];

/** What walls brought, for the page Money. */
export function postbackStatsRoutes(app: App, kit: Kit): void {
  app.get(
    '/api/admin/money/walls',
    {
      schema: {
        operationId: 'readWallFigures',
        summary: 'The walls that ever sent anything, and what each brought in the last days',
        description:
          'Calls by verdict, R$ credited, pending and reversed, what the wall says that it pays us, and how long it has been silent.',
        querystring,
        response: { 200: WallsFigures, ...errors },
      },
      config,
    },
    ({ query: { window } }) => readFigures(kit, window),
  );

  app.get(
    '/api/admin/money/walls.csv',
    {
      schema: {
        operationId: 'exportWallFigures',
        summary: 'The same, as a file for a spreadsheet',
        description: 'One line for each wall.',
        querystring,
        response: { 200: CsvFile, ...errors },
      },
      config,
    },
    async ({ query: { window } }, reply) => {
      const { walls } = await readFigures(kit, window);
      return sendCsv(reply, 'facet-walls', HEADINGS, [walls.map(rowOf)]);
    },
  );
}

async function readFigures({ database, settings }: Kit, window: Window): Promise<Static<typeof WallsFigures>> {
  const days = daysOf[window];
  const [all, set] = await Promise.all([providerStats(database, days), settings.find('credit_cost_cents')]);
  const costCents = BigInt(set ?? 0) === 0n ? null : BigInt(set ?? 0);
  const heard = all.filter(({ lastAcceptedAt, refused, noted }) => lastAcceptedAt !== null || refused + noted > 0);
  const sums = addedUp(heard.map((wall) => wall.sums));
  return {
    days,
    creditCostCents: costCents === null ? null : Number(costCents),
    walls: heard.map(({ duplicate: _duplicate, noted: _noted, sums: ofWall, ...figures }) => ({
      ...figures,
      saysRevenue: recipeOf(figures.id).revenue.parameter !== null,
      signsRevenue: signsRevenue(recipeOf(figures.id)),
      ...marginOf(ofWall, costCents),
    })),
    sum: { credited: formatMoney(sums.credited), reversed: formatMoney(sums.reversed), ...marginOf(sums, costCents) },
  };
}

function rowOf(wall: Static<typeof WallFigures>): CsvRow {
  const calls = [wall.label, wall.id, wall.accepted, wall.refused, wall.alerts];
  const credits = [wall.credited, wall.pending, wall.reversed, wall.median, wall.credits, wall.creditsWithRevenue];
  const isSigned = !wall.saysRevenue ? 'says none' : wall.signsRevenue ? 'signed' : 'not signed';
  return [
    ...calls,
    ...credits,
    isSigned,
    wall.revenue,
    wall.revenueReversed,
    wall.cost,
    wall.margin,
    wall.marginPercent,
    wall.lastAcceptedAt,
  ];
}
