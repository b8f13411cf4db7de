import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Faults, hang } from '../faults/index.ts';
import type { Deliveries } from './deliveries.ts';
import { asOffer } from './offers.ts';
import type { WallId } from './recipe.ts';
import { recipes } from './recipes/index.ts';
import { wallIds } from './recipe.ts';
import { offeredSurveys } from './surveys.ts';
import { addressOfVisit, isMember } from './visitor.ts';

export interface OfferOptions {
  deliveries: Deliveries;
  faults: Faults;
  wallSecrets: Record<WallId, string>;
  /** Where browsers reach the simulator; null: where it was called. */
  publicUrl: string | null;
}

/**
 * What a wall offers one member now, as the real company's API tells it to the site: what its page would list, with an
 * address for each.
 */
export const offerRoutes: FastifyPluginCallbackTypebox<OfferOptions> = (app, options, done) => {
  for (const wall of wallIds)
    app.route({
      method: recipes[wall].offerApi.method,
      url: `/walls/${wall}/offers`,
      handler: (request, reply) => answer(options, wall, request, reply),
    });
  done();
};

function answer({ deliveries, faults, wallSecrets, publicUrl }: OfferOptions, wall: WallId, request: FastifyRequest, reply: FastifyReply) {
  const recipe = recipes[wall];
  const fault = faults.inForce.offers?.[wall];
  if (fault === 'hang') return hang(reply);
  if (fault === 'error') return reply.code(503).send({ error: 'maintenance' });
  if (fault === 'malformed') return reply.type('application/json').send('{"surveys": [');
  const userId = recipe.offerApi.memberOf(request);
  if (userId === null || !isMember(userId)) return reply.code(recipe.offerApi.refusal.status).send(recipe.offerApi.refusal.body);
  const completed = deliveries.ofUser(wall, userId).filter(({ kind }) => kind === 'credit');
  const surveys = offeredSurveys(wall, recipe, userId, new Set(completed.map(({ survey }) => survey.id)));
  const base = publicUrl ?? `${request.protocol}://${request.host}`;
  return reply.send(
    recipe.offerApi.answer(
      surveys.map((survey) => asOffer(survey, `${base}${addressOfVisit(wall, userId, wallSecrets[wall])}#${survey.id}`)),
    ),
  );
}
