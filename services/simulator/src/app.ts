import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { controlRoutes } from './controls/index.ts';
import { faultRoutes, Faults } from './faults/index.ts';
import { createPlatform, platformRoutes } from './platform/index.ts';
import { Journal } from './state/index.ts';
import { Deliveries, offerRoutes, wallControlRoutes, wallPageRoutes } from './walls/index.ts';

/** Builds the simulator; never listens. */
export function buildApp(config: Config): FastifyInstance {
  const journal = new Journal(config.stateFile);
  const faults = new Faults();
  const platform = createPlatform(config, journal, faults);
  const deliveries = new Deliveries(config, journal.section('postbacks'));

  const app = Fastify({
    logger: { level: config.logLevel },
    // Some calls are meant to hang: closing must not wait for them.
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: true } },
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.get('/healthz', () => ({ status: 'ok' }));
  app.register(faultRoutes, { faults });
  app.register(controlRoutes, { platform });
  app.register(wallControlRoutes, { deliveries });
  app.register(wallPageRoutes, { deliveries, wallSecrets: config.wallSecrets });
  app.register(offerRoutes, { deliveries, faults, wallSecrets: config.wallSecrets, publicUrl: config.publicUrl });
  app.register(platformRoutes, { platform });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ errors: [{ code: 0, message: 'NotFound' }] }));
  app.addHook('onReady', (done) => {
    deliveries.resume();
    done();
  });
  app.addHook('preClose', (done) => {
    deliveries.close();
    done();
  });
  return app;
}
