import type { FastifyError } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import { hang } from '../faults/index.ts';
import { accountRoutes } from './economy/account-routes.ts';
import { purchaseRoutes } from './economy/purchase-routes.ts';
import { authRoutes } from './auth/routes.ts';
import { assetRoutes } from './catalogue/asset-routes.ts';
import { catalogueSearchRoutes } from './catalogue/search-routes.ts';
import { uploadRoutes } from './catalogue/upload-routes.ts';
import { experienceRoutes } from './experiences/routes.ts';
import { gamePassRoutes } from './game-passes/routes.ts';
import { groupRoutes } from './groups/routes.ts';
import { inventoryRoutes } from './inventory/routes.ts';
import { internalError, legacyError, PlatformError, tooManyRequests } from './platform-error.ts';
import type { PlatformPlugin } from './platform.ts';
import { thumbnailRoutes } from './thumbnails/routes.ts';
import { userRoutes } from './users/routes.ts';

export { createPlatform, idSchema, type Platform } from './platform.ts';

const topics: PlatformPlugin[] = [
  userRoutes,
  authRoutes,
  thumbnailRoutes,
  experienceRoutes,
  gamePassRoutes,
  purchaseRoutes,
  accountRoutes,
  inventoryRoutes,
  groupRoutes,
  catalogueSearchRoutes,
  assetRoutes,
  uploadRoutes,
];

/** Every host of the game platform at one root, with the faults in force before each of them. */
export const platformRoutes: PlatformPlugin = (app, { platform }, done) => {
  app.addHook('onRequest', async (_request, reply) => {
    const { latencyMs = 0, platform: fault } = platform.faults.inForce;
    if (latencyMs > 0) await delay(latencyMs, undefined, { ref: false });
    if (fault === 'error') throw internalError();
    if (fault === 'rate-limited') throw tooManyRequests();
    if (fault === 'hang') hang(reply);
  });

  app.setErrorHandler((error: FastifyError | PlatformError, request, reply) => {
    const answer = error instanceof PlatformError ? error : platformAnswerTo(error);
    if (answer.statusCode >= 500 && !(error instanceof PlatformError)) request.log.error(error);
    return reply.code(answer.statusCode).headers(answer.headers).send(answer.body);
  });

  for (const topic of topics) app.register(topic, { platform });
  done();
};

/** Malformed calls are refused in the platform's own shape. */
function platformAnswerTo(error: FastifyError): PlatformError {
  const status = error.statusCode ?? 500;
  return status < 500 ? legacyError(status, 0, error.message) : internalError();
}
