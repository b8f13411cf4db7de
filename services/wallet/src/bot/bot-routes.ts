import { ErrorAnswer, operatorErrand, Type, type App, type Kit } from '@facet/service-kit';
import { platformFailures } from '@facet/service-kit/outward';
import { botErrors } from './bot-errors.ts';
import { readBotStatus, type BotStatus } from './bot-status.ts';
import type { Bot } from './bot.ts';

const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const NullableText = Type.Union([Type.String(), Type.Null()]);
const Robux = Type.Union([Type.Integer(), Type.Null()], { description: 'whole R$ that it has to spend' });

const Status = Type.Object(
  {
    status: Type.Unsafe<BotStatus['status']>({ type: 'string', enum: ['online', 'offline'] }),
    username: NullableText,
    robux: Robux,
    error: Type.Union([Type.String(), Type.Null()], { description: 'why it is offline' }),
    cookieBy: Type.Union([Type.String(), Type.Null()], { description: 'who updated the cookie last; null: it is the installation’s' }),
    cookieAt: NullableText,
  },
  { $id: 'RobloxStatus' },
);

/** What a header can carry in one cookie. */
const COOKIE = /^[\x21-\x3a\x3c-\x7e]{1,4000}$/;

/** The account that buys gamepasses. Its cookie is sealed; nothing logs, records or answers it. */
export function botRoutes(app: App, kit: Pick<Kit, 'database' | 'outbox' | 'log'>, bot: Bot): void {
  app.get(
    '/api/admin/roblox-status',
    {
      schema: {
        operationId: 'readRobloxStatus',
        summary: 'Whether the payout bot could buy, asked from the game platform now',
        response: { 200: Status, ...errors },
      },
      config: { permission: { operator: 'moderator' } },
    },
    () => readBotStatus(bot),
  );

  operatorErrand(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/update-roblox-cookie',
      role: 'owner',
      action: 'bot.update_cookie',
      schema: {
        operationId: 'updateRobloxCookie',
        summary: 'Gives the bot another session cookie, after trying it',
        description: 'A bot that stopped goes on. A cookie that is refused leaves the one before.',
        again: 'same',
        errors: { secrets_key_missing: 503, ...platformFailures, cookie_invalid: 400, cookie_refused: 400 },
        body: Type.Object({ roblosecurityCookie: Type.String({ maxLength: 5000 }) }, { additionalProperties: false }),
        response: {
          200: Type.Object({ success: Type.Literal(true), testResult: Type.Object({ username: NullableText, robux: Robux }) }),
          ...errors,
        },
      },
      asked: () => ({ subject: { type: 'bot', id: 'payout', label: 'The payout bot' } }),
    },
    async ({ body, operator }) => {
      const cookie = body.roblosecurityCookie.trim();
      if (!COOKIE.test(cookie)) throw botErrors('cookie_invalid', 'Please enter a valid RobloSecurity cookie');
      await bot.replaceCookie(cookie, operator.username);
      const { username, robux } = await readBotStatus(bot);
      const testResult = { username, robux };
      return { result: { success: true as const, testResult }, after: testResult };
    },
  );
}
