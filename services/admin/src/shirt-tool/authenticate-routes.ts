import { ErrorAnswer, type App } from '@facet/service-kit';
import { onOwnAccount } from './on-own-account.ts';
import { parseCookie } from './platform-cookie.ts';
import { Authenticate, Authenticated, Shirts } from './shirt-schemas.ts';
import type { ShirtToolContext } from './shirt-tool-context.ts';

const config = { permission: onOwnAccount } as const;

/** What is asked before anything is copied: whose cookie it is, and what there is. */
export function authenticateRoutes(app: App, { platform }: ShirtToolContext): void {
  app.post(
    '/api/rbx/authenticate',
    {
      schema: {
        operationId: 'authenticateShirtTool',
        summary: 'Whose cookie of the game platform it is',
        description: 'With the CSRF token of its session. The cookie is not kept.',
        again: 'same',
        errors: { missing_cookie: 400, session_invalid: 400, platform_busy: 429, platform_failing: 502, platform_down: 503 },
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
        errors: { platform_down: 503 },
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
