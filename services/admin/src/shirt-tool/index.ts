import type { App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { authenticateRoutes } from './authenticate-routes.ts';
import { downloadRoutes } from './download-routes.ts';
import { resolveBySystem } from '@facet/service-kit/outward';
import { rightsRoutes } from './rights-routes.ts';
import { ShirtPlatform } from './shirt-platform.ts';
import { uploadRoutes } from './upload-routes.ts';

export { forgetOldShirts } from './templates.ts';

/**
 * The shirt tool: templates of the platform's catalogue, copied under the operator's own account there.
 * `baseUrl`: `{host}` in it stands for the platform's hosts; without it one address serves them all.
 */
export function shirtToolRoutes(app: App, { database, auditLog }: AdminContext, platform: { baseUrl: string; deadlineMs: number }): void {
  const tool = { database, auditLog, platform: new ShirtPlatform(platform), resolve: resolveBySystem };
  authenticateRoutes(app, tool);
  rightsRoutes(app, tool);
  downloadRoutes(app, tool);
  uploadRoutes(app, tool);
}
