import Type from 'typebox';
import type { Database } from '../database/open-database.ts';
import { ErrorAnswer } from '../errors/error-answer.ts';
import type { App } from '../http/app.ts';
import { dataOf, type EventHandler } from '../outbox/inbox.ts';

/** What a service keeps about a member. `ownDataGaps` of the testing kit finds a table that is in neither list. */
export interface OwnData {
  /**
   * What they are given, by its name: a query with :memberId, in an order that stands. Nothing of others, and nothing
   * that is still sealed.
   */
  parts: Readonly<Record<string, string>>;
  /** Tables about members of which they are given nothing, and why. */
  leftOut: Readonly<Record<string, string>>;
  /** What goes when they have their account deleted: statements with :memberId. What is in none of them is kept. */
  forgotten: readonly string[];
}

const Deleted = Type.Object({ memberId: Type.String({ format: 'uuid' }) });
const PAGE = 2_000;
const FARTHEST = 10_000_000;
const Rows = Type.Array(Type.Record(Type.String(), Type.Unknown()), { examples: [[{ amount: 12.5, created_at: '2026-01-02T03:04:05Z' }]] });

/** What a member had deleted. Identity has done so with its own part. */
export function forgetsDeleted({ forgotten }: OwnData): Readonly<Record<string, EventHandler>> {
  return {
    'rewards.identity.member.deleted.v1': async (transaction, event) => {
      const { memberId } = dataOf(event, Deleted);
      for (const statement of forgotten) await transaction.raw(statement, { memberId });
    },
  };
}

/**
 * `GET /api/user/data/<service>`: a member's own data, for a file of theirs. Each service gives its part, and no other
 * service has it.
 */
export function ownDataRoute(app: App, { database, service, data }: { database: Database; service: string; data: OwnData }): void {
  app.get(
    `/api/user/data/${service}`,
    {
      schema: {
        operationId: `read${service.charAt(0).toUpperCase()}${service.slice(1)}Data`,
        summary: 'What this service keeps about the member, for a file of theirs',
        description: `${PAGE} rows of each part at a time: ask again with \`next\` until it is null.`,
        querystring: Type.Object({
          from: Type.Integer({ minimum: 0, maximum: FARTHEST, default: 0, description: '`next` of the page before' }),
        }),
        response: {
          200: Type.Object({
            parts: Type.Record(Type.String(), Rows, { examples: [{ account: [{ username: 'nova' }] }] }),
            next: Type.Union([Type.Integer(), Type.Null()]),
          }),
          '4xx': ErrorAnswer,
        },
      },
      config: { permission: 'member' },
    },
    async ({ member, query: { from } }) => {
      const parts: Record<string, Record<string, unknown>[]> = {};
      for (const [name, sql] of Object.entries(data.parts)) {
        const { rows } = await database.raw<{ rows: { row: Record<string, unknown> }[] }>(
          `select to_jsonb(part) as row from (${sql} limit :page offset :from) as part`,
          { memberId: member.id, page: PAGE, from },
        );
        parts[name] = rows.map(({ row }) => row);
      }
      const isMore = Object.values(parts).some((rows) => rows.length === PAGE);
      return { parts, next: isMore ? from + PAGE : null };
    },
  );
}
