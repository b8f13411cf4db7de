import type { PlatformPlugin } from '../platform.ts';

/**
 * auth.roblox.com. Without a token it answers 403 and the token, which is how tokens are fetched. With one it answers
 * 200; the simulator's cookies are fixed, so they go on working.
 */
export const authRoutes: PlatformPlugin = (app, { platform }, done) => {
  app.post('/v2/logout', (request) => {
    platform.bots.shakeHands(request);
    return {};
  });
  done();
};
