import { type App, ErrorAnswer, formatMoney, MoneyText, operatorAct, Type } from '@facet/service-kit';
import { providerLabel } from '../walls/index.ts';
import { verdicts } from './logged-postback.ts';
import type { Settlement } from './postback.ts';
import type { PostbackContext } from './process-postback.ts';
import { decideAnew, replayPostback } from './replay-postback.ts';

const nullableText = Type.Union([Type.String(), Type.Null()]);
const Replay = Type.Object(
  {
    isDry: Type.Boolean(),
    verdict: Type.Unsafe<Settlement['verdict']>({ type: 'string', enum: verdicts }),
    outcome: nullableText,
    transaction: nullableText,
    memberId: nullableText,
    amount: Type.Union([MoneyText, Type.Null()]),
    reason: nullableText,
    detail: nullableText,
  },
  { $id: 'Replay' },
);

/** `POST /api/admin/postbacks/{id}/replay` */
export function replayRoute(app: App, context: PostbackContext): void {
  operatorAct(
    app,
    context.kit,
    {
      method: 'POST',
      url: '/api/admin/postbacks/:id/replay',
      role: 'admin',
      action: 'postback.replay',
      schema: {
        operationId: 'replayPostback',
        summary: 'Decides a stored call anew, by the settings of now',
        description: 'A credit that is there already is not repeated. With `dryRun` nothing follows.',
        again: 'same',
        errors: { postback_not_found: 404 },
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        body: Type.Object({ isDry: Type.Boolean() }, { additionalProperties: false }),
        response: { 200: Replay, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      asked: ({ params: { id }, body: input }) => ({ subject: { type: 'postback', id, label: id }, input, isDry: input.isDry }),
      prepare: ({ params: { id } }) => decideAnew(context, id),
    },
    async (transaction, { body: { isDry }, operator }, decided) => {
      const { before, settlement } = await replayPostback(transaction, context.kit.outbox, decided, operator.username);
      const { member_id: memberId, amount_hundredths: amount, ...rest } = settlement;
      const result = { isDry, ...rest, memberId, amount: amount === null ? null : formatMoney(amount) };
      const { id, wall } = decided.postback;
      const label = `${providerLabel(wall)}, ${before.transaction ?? id}`;
      const { verdict, reason } = before;
      return { result, subject: { type: 'postback', id, label }, before: { verdict, reason }, after: result };
    },
  );
}
