import { DomainError, ErrorAnswer, Type, type App, type TSchema } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { listActions } from '../audit-log/index.ts';
import { findUser } from './find-user.ts';
import { ownerOf, profileParts, type ProfilePart } from './profile-parts.ts';
import { Devices, Earnings, Figures, Limits, Money, Transactions, Referrals, Rounds, Withdrawals } from './profile-schemas.ts';
import { AdminUser, presentUser } from './user.ts';

const config = { permission: { operator: 'moderator' } } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const AUDIT_SHOWN = 20;

const schemaOf = {
  money: Money,
  figures: Figures,
  transactions: Transactions,
  earnings: Earnings,
  withdrawals: Withdrawals,
  rounds: Rounds,
  devices: Devices,
  referrals: Referrals,
  limits: Limits,
} as const satisfies Record<ProfilePart, TSchema>;

const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

const MemberProfile = Type.Object({
  user: AdminUser,
  money: orNull(Money),
  transactions: orNull(Transactions),
  earnings: orNull(Earnings),
  withdrawals: orNull(Withdrawals),
  rounds: orNull(Rounds),
  devices: orNull(Devices),
  referrals: orNull(Referrals),
  limits: orNull(Limits),
  audit: Type.Array(
    Type.Object({ id: Type.String(), at: Type.String(), operator: Type.String(), action: Type.String(), outcome: Type.String() }),
    {
      description: 'the latest; all of them: /api/admin/audit?objectType=member&objectId=',
    },
  ),
  unavailable: Type.Array(Type.String(), { description: 'services that did not answer; their parts are null' }),
});

/** One member's whole profile, at once or part by part. */
export function profileRoutes(app: App, { clients, database }: AdminContext): void {
  app.get(
    '/api/admin/members/:id',
    {
      schema: {
        operationId: 'readMemberProfile',
        summary: 'Everything about one member, the latest 20 of each list',
        description: 'A service that is away leaves its parts null, and is named in `unavailable`.',
        errors: { member_not_found: 404 },
        params,
        response: { 200: MemberProfile, ...errors },
      },
      config,
    },
    async ({ params: { id } }) => {
      const member = await findUser(clients, id);
      const unavailable = new Set<string>();
      const part = <Part extends ProfilePart>(name: Part): ReturnType<(typeof profileParts)[Part]> | Promise<null> =>
        (profileParts[name](clients, { id }) as Promise<unknown>).catch((error: unknown) => {
          if (!(error instanceof DomainError)) throw error;
          unavailable.add(ownerOf[name]);
          return null;
        }) as ReturnType<(typeof profileParts)[Part]>;
      const [money, transactions, earnings, withdrawals, rounds, devices, referrals, limits, audit] = await Promise.all([
        part('money'),
        part('transactions'),
        part('earnings'),
        part('withdrawals'),
        part('rounds'),
        part('devices'),
        part('referrals'),
        part('limits'),
        readAudit(database, id),
      ]);
      const user = presentUser(
        member,
        money === null ? undefined : { ...money, wagered: money.wageredBalance, won: money.winnedBalance, lost: money.lostBalance },
      );
      return { user, money, transactions, earnings, withdrawals, rounds, devices, referrals, limits, audit, unavailable: [...unavailable] };
    },
  );

  for (const name of Object.keys(profileParts) as ProfilePart[])
    app.get(
      `/api/admin/members/:id/${name}`,
      {
        schema: {
          operationId: `readMember${name[0]?.toUpperCase()}${name.slice(1)}`,
          summary: `The part ${name} of a member’s profile, the newest first`,
          description: '`cursor` goes on where the page before ended.',
          errors: { member_not_found: 404 },
          params,
          querystring: Type.Object(
            { cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })) },
            { additionalProperties: false },
          ),
          response: { 200: schemaOf[name] as TSchema, ...errors },
        },
        config,
      },
      ({ params: { id }, query }) => profileParts[name](clients, { id, ...query }),
    );
}

async function readAudit(database: AdminContext['database'], objectId: string) {
  const { entries } = await listActions(database, { objectType: 'member', objectId, limit: AUDIT_SHOWN });
  return entries.map(({ id, at, operator, action, outcome }) => ({
    id,
    at: at.toISOString(),
    operator: operator.username,
    action,
    outcome,
  }));
}
