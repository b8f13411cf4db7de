import { type App, ErrorAnswer, formatMoney, httpErrors, MoneyText, Type } from '@facet/service-kit';
import { Operator, pageAnswer, pageQuery } from '../operators/index.ts';
import { findPostback, listPostbacks } from './list-postbacks.ts';
import { PostbackView, presentPostback, verdicts } from './logged-postback.ts';
import type { Settlement } from './postback.ts';
import type { PostbackContext } from './process-postback.ts';
import { replayPostback } from './replay-postback.ts';

const config = { permission: { services: ['admin'] } };
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const Verdict = Type.Unsafe<Settlement['verdict']>({ type: 'string', enum: verdicts });
const period = {
  since: Type.Optional(Type.String({ format: 'date-time' })),
  until: Type.Optional(Type.String({ format: 'date-time', description: 'received before it' })),
};
const nullableText = Type.Union([Type.String(), Type.Null()]);

/** The operators' log of the walls' calls. */
export function internalPostbackRoutes(app: App, context: PostbackContext): void {
  const { database } = context.kit;
  app.get(
    '/internal/postbacks',
    {
      schema: {
        operationId: 'listPostbacks',
        summary: 'Every call of a wall, raw, with its verdict. search: a transaction, a member’s name or id, or a postback’s id',
        querystring: Type.Object({
          ...pageQuery,
          provider: Type.Optional(Type.String({ maxLength: 40 })),
          verdict: Type.Optional(Verdict),
          reason: Type.Optional(Type.String({ maxLength: 40, description: 'of a refusal' })),
          alert: Type.Optional(Type.Boolean({ description: 'only those that were credited and should be looked at' })),
          ...period,
        }),
        response: { 200: Type.Object({ postbacks: Type.Array(PostbackView), ...pageAnswer }), '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => {
      const { rows, ...rest } = await listPostbacks(database, request.query);
      return { postbacks: rows.map(presentPostback), ...rest };
    },
  );

  app.get(
    '/internal/postbacks/:id',
    {
      schema: {
        operationId: 'getPostback',
        summary: 'One call',
        params,
        response: { 200: Type.Object({ postback: PostbackView }), '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => {
      const postback = await findPostback(database, request.params.id);
      if (postback === undefined) throw httpErrors('not_found', 'There is no such postback');
      return { postback: presentPostback(postback) };
    },
  );

  replayRoute(app, context);
}

/** `POST /internal/postbacks/{id}/replay` */
function replayRoute(app: App, context: PostbackContext): void {
  app.post(
    '/internal/postbacks/:id/replay',
    {
      schema: {
        operationId: 'replayPostback',
        summary: 'Decides a call anew by the settings of now. Dry: what would follow, and nothing follows. postback_not_found 404',
        params,
        body: Type.Object({ by: Operator, isDry: Type.Boolean() }, { additionalProperties: false }),
        response: {
          200: Type.Object({
            isDry: Type.Boolean(),
            verdict: Verdict,
            outcome: nullableText,
            transaction: nullableText,
            memberId: nullableText,
            amount: Type.Union([MoneyText, Type.Null()]),
            reason: nullableText,
            detail: nullableText,
          }),
          '4xx': ErrorAnswer,
          '5xx': ErrorAnswer,
        },
      },
      config,
    },
    async (request) => {
      const { by, isDry } = request.body;
      const { member_id, amount_hundredths, ...settlement } = await replayPostback(context, { id: request.params.id, isDry, by });
      return { isDry, ...settlement, memberId: member_id, amount: amount_hundredths === null ? null : formatMoney(amount_hundredths) };
    },
  );
}
