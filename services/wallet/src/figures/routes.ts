import { ErrorAnswer, formatMoney, MoneyText, Type, UuidText, type App, type Database } from '@facet/service-kit';
import { Figures, MemberFigures } from './figure-schemas.ts';
import { presentDays, presentFigures } from './figures.ts';
import { readEarnedDays } from './read-earned-days.ts';
import { readLeaders } from './read-leaders.ts';
import { OPERATORS_DAYS, readMemberTotals } from './read-member-totals.ts';

const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const MemberIds = Type.String({
  pattern: `^${UUID}(,${UUID}){0,99}$`,
  description: 'a hundred at most, with commas between them',
  examples: ['01890000-0000-7000-8000-000000000001,01890000-0000-7000-8000-000000000002'],
});

/** What a member’s pages say that they earned and have. */
export function figureRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/api/user/figures',
    {
      schema: {
        operationId: 'readFigures',
        summary: 'What the member earned, by time and source, and what the balance is made of',
        description: 'Of one moment: every page shows these, and none adds up its own.',
        response: { 200: Figures, '4xx': ErrorAnswer },
      },
      config: { permission: 'member' },
    },
    async (request) => presentFigures(await readMemberTotals(database, request.member.id)),
  );
}

/** The same of one member, for operators. */
export function memberFigureRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/api/admin/money/of-member/:memberId/figures',
    {
      schema: {
        operationId: 'readMemberFigures',
        summary: 'What a member earned and has, as their own pages say it',
        description: 'With what came into their balance and what left it on each of the last 90 days.',
        params: Type.Object({ memberId: UuidText }),
        response: { 200: MemberFigures, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async (request) => {
      const totals = await readMemberTotals(database, request.params.memberId, OPERATORS_DAYS);
      return { ...presentFigures(totals), days: presentDays(totals) };
    },
  );

  app.get(
    '/api/admin/money/earned-days',
    {
      schema: {
        operationId: 'readEarnedDays',
        summary: 'What some members earned on each of the last seven days',
        description: 'Of one moment, UTC, today at the end; less what was taken back. For a page of their list.',
        querystring: Type.Object({ ids: MemberIds }),
        response: {
          200: Type.Object({ members: Type.Array(Type.Object({ id: UuidText, earned: Type.Array(MoneyText) })) }),
          '4xx': ErrorAnswer,
          '5xx': ErrorAnswer,
        },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async (request) => {
      const members = await readEarnedDays(database, request.query.ids.split(','));
      return { members: members.map(({ id, earned }) => ({ id, earned: earned.map(formatMoney) })) };
    },
  );
}

/** The same for services/social, which shows what referrals brought, and the best of the week. */
export function internalFigureRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/internal/members/:memberId/figures',
    {
      schema: {
        operationId: 'readMemberFigures',
        summary: 'What a member earned and has',
        params: Type.Object({ memberId: UuidText }),
        response: { 200: Figures, '4xx': ErrorAnswer },
      },
      config: { permission: { services: ['social'] } },
    },
    async (request) => presentFigures(await readMemberTotals(database, request.params.memberId)),
  );

  app.get(
    '/internal/leaders',
    {
      schema: {
        operationId: 'readLeaders',
        summary: 'Who earned the most this week, the most first',
        description: 'Since Monday, UTC; as of some seconds ago.',
        querystring: Type.Object({ limit: Type.Integer({ minimum: 1, maximum: 100, default: 10 }) }),
        response: {
          200: Type.Object({
            week: Type.String({ format: 'date-time', description: 'when it began' }),
            leaders: Type.Array(Type.Object({ memberId: UuidText, earned: MoneyText })),
          }),
          '4xx': ErrorAnswer,
        },
      },
      config: { permission: { services: ['social'] } },
    },
    async (request) => {
      const { week, leaders } = await readLeaders(database, request.query.limit);
      return { week, leaders: leaders.map(({ memberId, earned }) => ({ memberId, earned: formatMoney(earned) })) };
    },
  );
}
