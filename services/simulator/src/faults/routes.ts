import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { faultsSchema, type Faults } from './faults.ts';

/** GET shows the faults in force; POST replaces them all, so `{}` clears them. */
export const faultRoutes: FastifyPluginCallbackTypebox<{ faults: Faults }> = (app, { faults }, done) => {
  app.get('/sim/faults', () => faults.inForce);

  app.post('/sim/faults', { schema: { body: faultsSchema } }, (request) => {
    faults.replace(request.body);
    return faults.inForce;
  });
  done();
};
