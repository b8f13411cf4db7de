import { DomainError, ErrorAnswer, Type, type App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { answerOf } from '../callees/index.ts';

const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const NullableText = Type.Union([Type.String(), Type.Null()]);
const OBJECT = { type: 'bot', id: 'payout', label: 'The payout bot' };

const BotStatus = Type.Object(
  {
    status: Type.Unsafe<'online' | 'offline'>({ type: 'string', enum: ['online', 'offline'] }),
    username: NullableText,
    robux: Type.Union([Type.Integer(), Type.Null()], { description: 'whole R$ that it has to spend' }),
    error: Type.Union([Type.String(), Type.Null()], { description: 'why it is offline' }),
    cookieBy: Type.Union([Type.String(), Type.Null()], { description: 'who updated the cookie last; null: it is the installation’s' }),
    cookieAt: NullableText,
  },
  { $id: 'RobloxStatus' },
);

/** The account that buys gamepasses. Its cookie goes to the wallet, which seals it; nothing here keeps, logs or answers it. */
export function botRoutes(app: App, { callees: { walletAtPlatform }, trail }: AdminContext): void {
  app.get(
    '/api/admin/roblox-status',
    {
      schema: {
        operationId: 'readRobloxStatus',
        summary: 'Whether the payout bot could buy, asked from the game platform now',
        response: { 200: BotStatus, ...errors },
      },
      config: { permission: { operator: 'moderator' } },
    },
    () =>
      answerOf('wallet', walletAtPlatform.GET('/internal/bot')).catch((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        return { status: 'offline' as const, username: null, robux: null, error: error.message, cookieBy: null, cookieAt: null };
      }),
  );

  app.post(
    '/api/admin/update-roblox-cookie',
    {
      schema: {
        operationId: 'updateRobloxCookie',
        summary: 'Gives the bot another session cookie after trying it. cookie_invalid, cookie_refused 400: the one before stays',
        body: Type.Object({ roblosecurityCookie: Type.String({ maxLength: 5000 }) }, { additionalProperties: false }),
        response: {
          200: Type.Object({
            success: Type.Literal(true),
            testResult: Type.Object({ username: NullableText, robux: Type.Union([Type.Integer(), Type.Null()]) }),
          }),
          ...errors,
        },
      },
      config: { permission: { operator: 'owner' }, action: 'bot.update_cookie' },
    },
    (request) => {
      const body = { cookie: request.body.roblosecurityCookie, by: request.operator.username };
      return trail.act(request, { action: 'bot.update_cookie', object: OBJECT }, async () => {
        const { username, robux } = await answerOf('wallet', walletAtPlatform.POST('/internal/bot/cookie', { body }));
        const testResult = { username, robux };
        return { result: { success: true as const, testResult }, after: testResult };
      });
    },
  );
}
