import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { idSchema, type Platform } from '../platform/index.ts';

const usernameParams = Type.Object({ username: Type.String() });
const strict = { additionalProperties: false };

/**
 * What a person does on the platform's own pages, and a test by call: describe oneself, rename, change a pass, hide a
 * template, look at sales and uploads.
 */
export const controlRoutes: FastifyPluginCallbackTypebox<{ platform: Platform }> = (app, { platform }, done) => {
  const { passes, people, purchases, uploads } = platform;
  const nobody = { error: 'No such user on the simulated platform.' };

  app.get('/sim/users/:username', { schema: { params: usernameParams } }, (request, reply) => {
    const person = people.byName(request.params.username);
    if (person === null) return reply.code(404).send(nobody);
    return { ...person, description: people.description(person.id), passes: passes.ofUser(person.id) };
  });

  const description = Type.Object({ description: Type.String({ maxLength: 1_000 }) }, strict);
  app.post('/sim/users/:username/description', { schema: { params: usernameParams, body: description } }, (request, reply) => {
    const person = people.byName(request.params.username);
    if (person === null) return reply.code(404).send(nobody);
    people.describe(person.id, request.body.description);
    return { ...person, description: request.body.description };
  });

  const newName = Type.Object({ newName: Type.String() }, strict);
  app.post('/sim/users/:username/rename', { schema: { params: usernameParams, body: newName } }, (request, reply) => {
    const person = people.byName(request.params.username);
    if (person === null) return reply.code(404).send(nobody);
    if (!people.rename(person.id, request.body.newName)) {
      return reply.code(409).send({ error: 'The name is not allowed or belongs to somebody else.' });
    }
    return people.byId(person.id);
  });

  const passChange = Type.Object(
    { price: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })), isForSale: Type.Optional(Type.Boolean()) },
    strict,
  );
  app.post('/sim/passes/:passId', { schema: { params: Type.Object({ passId: idSchema }), body: passChange } }, (request, reply) => {
    const pass = passes.byId(request.params.passId);
    if (pass === null) return reply.code(404).send({ error: 'No such pass on the simulated platform.' });
    return passes.change(pass, request.body);
  });

  const shirtChange = Type.Object({ isPrivate: Type.Boolean() }, strict);
  app.post('/sim/shirts/:assetId', { schema: { params: Type.Object({ assetId: idSchema }), body: shirtChange } }, (request, reply) => {
    const { assetId } = request.params;
    if (!platform.templates.hide(assetId, request.body.isPrivate)) {
      return reply.code(404).send({ error: 'No such shirt on the simulated platform.' });
    }
    return { assetId, ...request.body };
  });

  app.get('/sim/uploads', () => ({ uploads: uploads.all() }));
  app.get('/sim/purchases', () => ({ purchases: purchases.all() }));
  done();
};
