import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Deliveries } from './deliveries.ts';
import { renderLists, renderPage, renderRefusal, type WallView } from './page/render-page.ts';
import type { WallId } from './recipe.ts';
import { recipes } from './recipes/index.ts';
import { offeredSurveys } from './surveys.ts';
import { admit, type Visitor } from './visitor.ts';

export interface WallOptions {
  deliveries: Deliveries;
  wallSecrets: Record<WallId, string>;
}

export const wallParams = Type.Object({ wall: Type.Union([Type.Literal('a'), Type.Literal('b'), Type.Literal('c'), Type.Literal('d')]) });

const contentSecurityPolicy = "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'";

/** What a member sees and presses. Every call is admitted by the address parameters again. */
export const wallPageRoutes: FastifyPluginCallbackTypebox<WallOptions> = (app, { deliveries, wallSecrets }, done) => {
  const files = { css: file('wall.css'), js: file('wall.js') };
  app.get('/walls/page/wall.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(files.css));
  app.get('/walls/page/wall.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(files.js));

  app.get('/walls/:wall', { schema: { params: wallParams } }, (request, reply) => {
    const { wall } = request.params;
    return withVisitor(request, reply, wall, (visitor) => renderPage(viewOf(wall, visitor)));
  });

  app.get('/walls/:wall/lists', { schema: { params: wallParams } }, (request, reply) => {
    const { wall } = request.params;
    return withVisitor(request, reply, wall, (visitor) => renderLists(viewOf(wall, visitor)));
  });

  const surveyParams = Type.Object({ ...wallParams.properties, survey: Type.String() });
  app.post('/walls/:wall/surveys/:survey/complete', { schema: { params: surveyParams } }, (request, reply) => {
    const { wall, survey: surveyId } = request.params;
    return withVisitor(request, reply, wall, async (visitor) => {
      const survey = viewOf(wall, visitor).surveys.find(({ id }) => id === surveyId);
      if (survey !== undefined) {
        const completion = { userId: visitor.userId, txnId: randomUUID(), amount: String(survey.rewardRobux), survey };
        await deliveries.attempt(deliveries.prepare(wall, 'credit', completion));
      }
      return renderLists(viewOf(wall, visitor));
    });
  });

  const completedParams = Type.Object({ ...wallParams.properties, txnId: Type.String() });
  app.post('/walls/:wall/completed/:txnId/reverse', { schema: { params: completedParams } }, (request, reply) => {
    const { wall, txnId } = request.params;
    return withVisitor(request, reply, wall, async (visitor) => {
      const credit = deliveries.find(wall, 'credit', txnId);
      if (credit?.userId === visitor.userId) await deliveries.attempt(deliveries.prepare(wall, 'reversal', credit));
      return renderLists(viewOf(wall, visitor));
    });
  });

  function viewOf(wall: WallId, visitor: Visitor): WallView {
    const postbacks = deliveries.ofUser(wall, visitor.userId);
    const completed = postbacks
      .filter(({ kind }) => kind === 'credit')
      .map((credit) => ({ credit, reversal: deliveries.find(wall, 'reversal', credit.txnId) }));
    const completedIds = new Set(completed.map(({ credit }) => credit.survey.id));
    const recipe = recipes[wall];
    return { wall, recipe, visitor, surveys: offeredSurveys(wall, recipe, visitor.userId, completedIds), completed };
  }

  async function withVisitor(
    request: FastifyRequest,
    reply: FastifyReply,
    wall: WallId,
    render: (visitor: Visitor) => string | Promise<string>,
  ) {
    reply.type('text/html; charset=utf-8');
    reply.headers({ 'content-security-policy': contentSecurityPolicy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const query = new URL(request.url, 'http://wall').searchParams;
    const admission = admit(wall, query, wallSecrets[wall]);
    if ('refusal' in admission) return reply.code(403).send(renderRefusal(recipes[wall], admission.refusal));
    return reply.send(await render(admission.visitor));
  }
  done();
};

function file(name: string): string {
  return readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8');
}
