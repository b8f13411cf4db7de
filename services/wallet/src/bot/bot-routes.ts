import { ErrorAnswer, Type, type App } from '@facet/service-kit';
import { botErrors } from './bot-errors.ts';
import { readBotStatus, type BotStatus } from './bot-status.ts';
import type { Bot, StoppedFor } from './bot.ts';

const config = { permission: { services: ['admin'] } };
const NullableText = Type.Union([Type.String(), Type.Null()]);

const Status = Type.Object(
  {
    status: Type.Unsafe<BotStatus['status']>({ type: 'string', enum: ['online', 'offline'] }),
    username: NullableText,
    robux: Type.Union([Type.Integer(), Type.Null()], { description: 'whole R$' }),
    error: NullableText,
    stoppedFor: Type.Unsafe<StoppedFor | null>({
      type: ['string', 'null'],
      enum: ['challenge', 'signed_out', 'restored', null],
      description: 'it buys nothing until it has another cookie',
    }),
    cookieBy: NullableText,
    cookieAt: NullableText,
  },
  { $id: 'BotStatus' },
);

/** What a header can carry in one cookie. */
const COOKIE = /^[\x21-\x3a\x3c-\x7e]{1,4000}$/;

/** The payout bot, for operators. The cookie goes in and never comes out. */
export function botRoutes(app: App, bot: Bot): void {
  app.get(
    '/internal/bot',
    {
      schema: {
        operationId: 'readBot',
        summary: 'Whether the bot could buy, asked from the platform now',
        response: { 200: Status, '4xx': ErrorAnswer },
      },
      config,
    },
    () => readBotStatus(bot),
  );

  app.post(
    '/internal/bot/cookie',
    {
      schema: {
        operationId: 'replaceBotCookie',
        summary:
          'Gives the bot another session cookie, after trying it; a bot that stopped goes on. Errors: cookie_invalid, cookie_refused',
        body: Type.Object(
          { cookie: Type.String({ maxLength: 5000 }), by: Type.String({ minLength: 1, maxLength: 100 }) },
          { additionalProperties: false },
        ),
        response: { 200: Status, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config,
    },
    async (request) => {
      const cookie = request.body.cookie.trim();
      if (!COOKIE.test(cookie)) throw botErrors('cookie_invalid', 'Please enter a valid RobloSecurity cookie');
      await bot.replaceCookie(cookie, request.body.by);
      return readBotStatus(bot);
    },
  );
}
