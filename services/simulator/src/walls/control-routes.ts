import { randomUUID } from 'node:crypto';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Deliveries } from './deliveries.ts';
import { wallParams } from './page-routes.ts';
import type { Attempt, Completion, Postback } from './postback.ts';
import { recipes } from './recipes/index.ts';
import { offeredSurveys } from './surveys.ts';

const strict = { additionalProperties: false };
const text = Type.String({ maxLength: 200 });
/** A number is taken as its text; text goes out as written, for amounts that no honest wall would send. */
const amountSchema = text;
const mostTimes = 1_000;

/** The walls without a page, for tests: complete, reverse, sign anything, look. */
export const wallControlRoutes: FastifyPluginCallbackTypebox<{ deliveries: Deliveries }> = (app, { deliveries }, done) => {
  const completeBody = Type.Object(
    {
      userId: text,
      survey: Type.Optional(text),
      amount: Type.Optional(amountSchema),
      txnId: Type.Optional(text),
      times: Type.Optional(Type.Integer({ minimum: 1, maximum: mostTimes })),
    },
    strict,
  );
  app.post('/sim/walls/:wall/complete', { schema: { params: wallParams, body: completeBody } }, async (request, reply) => {
    const { wall } = request.params;
    const { userId, survey: surveyId, amount, txnId = randomUUID(), times = 1 } = request.body;
    const offered = offeredSurveys(wall, recipes[wall], userId, new Set());
    const survey = offered.find(({ id }) => id === surveyId) ?? offered[0];
    if (survey === undefined || (surveyId !== undefined && survey.id !== surveyId)) {
      return reply.code(404).send({ error: `The wall offers this member only ${offered.map(({ id }) => id).join(', ')}.` });
    }
    const completion = { userId, txnId, amount: amount ?? String(survey.rewardRobux), survey };
    const postback = deliveries.prepare(wall, 'credit', completion);
    return differs(postback, completion) ? reply.code(409).send(alreadyPosted) : answer(postback, times);
  });

  const reverseBody = Type.Object(
    {
      txnId: text,
      /** Only for a reversal that comes before its credit. */
      userId: Type.Optional(text),
      amount: Type.Optional(amountSchema),
      times: Type.Optional(Type.Integer({ minimum: 1, maximum: mostTimes })),
    },
    strict,
  );
  app.post('/sim/walls/:wall/reverse', { schema: { params: wallParams, body: reverseBody } }, async (request, reply) => {
    const { wall } = request.params;
    const { txnId, userId, amount, times = 1 } = request.body;
    const credit = deliveries.find(wall, 'credit', txnId);
    if (credit === undefined && userId === undefined) {
      return reply.code(404).send({ error: 'No such transaction. To reverse before the credit, say userId and amount.' });
    }
    const early = { userId: userId ?? '', txnId, amount: amount ?? '100', survey: { id: `${wall}1001`, title: 'Survey' } };
    return answer(deliveries.prepare(wall, 'reversal', credit ?? early), times);
  });

  const signBody = Type.Object({ params: Type.Record(Type.String(), Type.String()) }, strict);
  app.post('/sim/walls/:wall/sign', { schema: { params: wallParams, body: signBody } }, (request) =>
    deliveries.sign(request.params.wall, Object.entries(request.body.params)),
  );

  const findQuery = Type.Object({ userId: text }, strict);
  app.get('/sim/walls/:wall/postbacks', { schema: { params: wallParams, querystring: findQuery } }, (request) => ({
    postbacks: deliveries.ofUser(request.params.wall, request.query.userId),
  }));

  /** The first call follows the retry schedule; the copies go out beside it, all at once. */
  async function answer(postback: Postback, times: number) {
    const calls = [deliveries.attempt(postback), ...Array.from({ length: times - 1 }, () => deliveries.replay(postback))];
    const answers = (await Promise.all(calls)).map(({ status, body }: Attempt) => ({ status, body }));
    const { userId, txnId, amount, state, url, headers } = postback;
    return { userId, txnId, amount, state, answers, url, headers };
  }
  done();
};

const alreadyPosted = { error: 'This transaction was posted with another member or amount; to forge one, use sign.' };

function differs(posted: Postback, { userId, amount }: Completion): boolean {
  return posted.userId !== userId || posted.amount !== amount;
}
