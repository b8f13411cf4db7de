import { type App, type Database, ErrorAnswer, httpErrors, MoneyText, Type } from '@facet/service-kit';
import { catalogue } from '../walls/index.ts';
import { compareStatement, type DifferenceKind, differenceKinds } from './compare-statement.ts';
import { parseLine } from './parse-line.ts';

const LINES_MAX = 10_000;
const BODY_MAX_BYTES = 2_097_152;
const DAYS_MAX = 92;
const DAY_MS = 86_400_000;

const nullableMoney = Type.Union([MoneyText, Type.Null()]);
const nullableText = Type.Union([Type.String(), Type.Null()]);
const Instant = Type.String({ format: 'date-time' });
const count = Type.Integer({ minimum: 0 });

const Comparison = Type.Object(
  {
    said: MoneyText,
    here: MoneyText,
    agreed: count,
    missingHere: count,
    missingThere: count,
    different: count,
    differences: Type.Array(
      Type.Object({
        kind: Type.Unsafe<DifferenceKind>({ type: 'string', enum: differenceKinds }),
        transaction: Type.String(),
        said: nullableMoney,
        here: nullableMoney,
        state: Type.Union([Type.String(), Type.Null()], { description: 'of the earning here' }),
        memberId: nullableText,
        earnedAt: nullableText,
      }),
      { description: 'the largest first, 1000 at most' },
    ),
  },
  { $id: 'StatementComparison' },
);

/** `POST /internal/wall-statements/compare` */
export function wallStatementRoutes(app: App, database: Database): void {
  app.post(
    '/internal/wall-statements/compare',
    {
      bodyLimit: BODY_MAX_BYTES,
      schema: {
        operationId: 'compareWallStatement',
        summary: 'What a wall says that it reported, beside what was credited here; changes nothing. 400: no such provider, period or line',
        body: Type.Object(
          {
            provider: Type.String({ maxLength: 40 }),
            from: Instant,
            to: Instant,
            lines: Type.Array(
              Type.Object(
                { transaction: Type.String({ maxLength: 128 }), amount: Type.String({ maxLength: 20 }) },
                { additionalProperties: false },
              ),
              { maxItems: LINES_MAX },
            ),
          },
          { additionalProperties: false },
        ),
        response: { 200: Comparison, '4xx': ErrorAnswer },
      },
      config: { permission: { services: ['admin'] } },
    },
    async (request) => {
      const { provider, from, to, lines } = request.body;
      if (!catalogue.has(provider)) throw httpErrors('bad_request', 'There is no such provider');
      const periodMs = Date.parse(to) - Date.parse(from);
      if (periodMs <= 0 || periodMs > DAYS_MAX * DAY_MS) throw httpErrors('bad_request', `The period must span up to ${DAYS_MAX} days`);
      return compareStatement(database, { provider, from, to, lines: lines.map(parseLine) });
    },
  );
}
