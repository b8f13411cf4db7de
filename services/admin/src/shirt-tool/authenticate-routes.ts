import { ErrorAnswer, type App } from '@facet/service-kit';
import { parseCookie } from './platform-cookie.ts';
import { Authenticate, Authenticated, Shirts } from './shirt-schemas.ts';
import type { ShirtToolContext } from './shirt-tool-context.ts';

const config = { permission: { operator: 'admin' } } as const;

/** What is asked before anything is copied: whose cookie it is, and what there is. */
export function authenticateRoutes(app: App, { platform }: ShirtToolContext): void {
  app.post(
    '/api/rbx/authenticate',
    {
      schema: {
        operationId: 'authenticateShirtTool',
        summary: 'Whose cookie it is on the game platform, and the CSRF token of its session',
        body: Authenticate,
        response: { 200: Authenticated, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { ...config, action: null },
    },
    async (request) => {
      const cookie = parseCookie(request.body.roblosecurityCookie);
      const { displayName, name } = await platform.accountOf(cookie);
      const csrfToken = await platform.csrfTokenOf(cookie);
      return { userInfo: { displayName, name }, csrfToken, message: `Signed in as ${name}` };
    },
  );

  app.get(
    '/api/rbx/fetch-shirts',
    {
      schema: {
        operationId: 'fetchShirts',
        summary: 'The first 100 shirts of the platform’s catalogue',
        response: { 200: Shirts, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config,
    },
    async () => {
      const shirts = await platform.shirts();
      return { shirts: shirts.map((shirt) => ({ ...shirt, templateUrl: platform.addresses.asset(shirt.assetId).href })) };
    },
  );
}
