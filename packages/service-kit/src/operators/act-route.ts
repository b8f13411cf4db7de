import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
} from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { App } from '../http/app.ts';
import type { Asked, Subject } from './audit-log.ts';
import type { OperatorRole } from './operator.ts';

/** A schema whose `response` has an answer of success: 200, 201, 202 or 204; with 200 also 202. */
export type ActSchema = FastifySchema & { operationId: string; summary: string; response: Readonly<Record<string | number, unknown>> };

export type RequestOf<Schema extends FastifySchema> = FastifyRequest<
  RouteGenericInterface,
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  Schema,
  TypeBoxTypeProvider
>;

type Success<Response> = Response extends { 200: infer Answer } | { 201: infer Answer } | { 202: infer Answer } ? Answer : never;
export type AnswerOf<Schema extends ActSchema> =
  Success<Schema['response']> extends infer Answer extends TSchema ? ([Answer] extends [never] ? null : Static<Answer>) : null;

/** A changing route of operators: all that can be said of it before it is called. */
export interface ActRoute<Schema extends ActSchema> {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/admin/`, with a prefix of the service's service.json. */
  url: string;
  /** The least that may. */
  role: OperatorRole;
  /** Only to who signed in within the last ten minutes, though a moderator may. */
  fresh?: true;
  /** Why any sign-in will do, though it is an act of admins. */
  anySignIn?: string;
  /** `noun.verb`, in the audit log. */
  action: string;
  /** What it may come to instead, `noun.verb`: it is proposed to a second operator. */
  orAction?: string;
  schema: Schema;
  /**
   * What the audit log tells of the call, also when it is refused. No secret: pick the fields of the body that are
   * none.
   */
  asked: (request: RequestOf<Schema>) => Asked & {
    /** It is only tried: what it does is taken back, and nobody is told. */
    isDry?: boolean;
  };
}

/** What an act answers, and what the audit log tells of it. */
export interface Done<Answer> {
  result: Answer;
  /** Where it is better known now than when it was asked for: its name. */
  subject?: Subject;
  before?: object | null;
  after?: object | null;
}

/** Of an act in one transaction. */
export interface DoneAct<Answer> extends Done<Answer> {
  /** The route's `orAction`, where it came to that. */
  action?: string;
  /** It is begun and not done: 202. */
  isAccepted?: boolean;
  /** The same call did it before: the audit log has it, and is told nothing. */
  isKnown?: boolean;
  /** Once it is committed. Does not throw. */
  committed?: () => void;
}

export function addActRoute<Schema extends ActSchema>(
  app: App,
  { method, url, role, fresh, anySignIn, action, orAction, schema }: ActRoute<Schema>,
  answer: (request: RequestOf<Schema>) => Promise<{ result: unknown; isAccepted?: boolean }>,
): void {
  const usual = [200, 201, 202, 204].find((code) => code in schema.response);
  if (usual === undefined) throw new Error(`${method} ${url} has no answer of success`);
  app.route({
    method,
    url,
    schema,
    config: {
      permission: { operator: role, ...(fresh && { fresh }), ...(anySignIn && { anySignIn }) },
      action,
      ...(orAction && { orAction }),
    },
    handler: (async (request: RequestOf<Schema>, reply: FastifyReply) => {
      const { result, isAccepted = false } = await answer(request);
      return reply.code(isAccepted ? 202 : usual).send(result);
    }) as never,
  });
}
