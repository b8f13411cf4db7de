import {
  ErrorAnswer,
  formatMoney,
  MoneyInput,
  MoneyText,
  parseMoney,
  Type,
  type App,
  type Database,
  type Kit,
  type Static,
} from '@facet/service-kit';
import { limitErrors, lostToday, readLimits, type PlayLimits } from './play-limits.ts';
import { setLimits, type LimitChange } from './set-limits.ts';

const NullableMoney = Type.Union([MoneyText, Type.Null()]);
const NullableTime = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);

const Limits = Type.Object(
  {
    dailyLossLimit: NullableMoney,
    nextDailyLossLimit: Type.Union([
      Type.Object({ dailyLossLimit: NullableMoney, from: Type.String({ format: 'date-time' }) }),
      Type.Null(),
    ]),
    lostToday: MoneyText,
    timeoutUntil: NullableTime,
    excludedUntil: NullableTime,
    minimumAge: Type.Integer(),
    ageConfirmed: Type.Boolean(),
  },
  { $id: 'PlayLimits' },
);

const Change = Type.Object(
  {
    dailyLossLimit: Type.Optional(Type.Union([MoneyInput, Type.Null()])),
    timeoutUntil: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
    excludedUntil: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
  },
  { additionalProperties: false },
);

const config = { permission: 'member' } as const;
const PRODUCTS_OWN_AGE = 13;

/** What a member sets for himself. */
export function limitRoutes(app: App, { database, settings }: Pick<Kit, 'database' | 'settings'>): void {
  const present = async (limits: PlayLimits) =>
    presentLimits(limits, await lostToday(database, limits.member_id), Number(await settings.require('games_min_age')));

  app.get(
    '/api/play-limits',
    {
      schema: { operationId: 'getPlayLimits', summary: 'The member’s own limits', response: { 200: Limits, '4xx': ErrorAnswer } },
      config,
    },
    async (request) => present(await readLimits(database, request.member.id)),
  );

  app.put(
    '/api/play-limits',
    {
      schema: {
        operationId: 'setPlayLimits',
        summary: 'Lowers at once, raises the loss limit after 24 hours; a time-out or exclusion cannot be shortened',
        body: Change,
        response: { 200: Limits, '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => present(await setLimits(database, request.member.id, parseChange(request.body))),
  );

  app.post(
    '/api/play-limits/age',
    {
      schema: {
        operationId: 'confirmAge',
        summary: 'The member says how old he is, once',
        body: Type.Object({ age: Type.Integer({ minimum: 0, maximum: 120 }) }, { additionalProperties: false }),
        response: { 200: Limits, '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => present(await confirmAge(database, request.member.id, request.body.age, await settings.require('games_min_age'))),
  );
}

async function confirmAge(database: Database, memberId: string, age: number, minimumAge: string): Promise<PlayLimits> {
  if (age < Number(minimumAge)) throw limitErrors('age_too_low', `You must be at least ${minimumAge} years old to play games.`);
  return setLimits(database, memberId, { confirmedAge: age });
}

function parseChange(body: Static<typeof Change>): LimitChange {
  const change: LimitChange = {};
  if (body.dailyLossLimit !== undefined)
    change.dailyLossLimit = body.dailyLossLimit === null ? null : parseMoney(body.dailyLossLimit, 'dailyLossLimit');
  if (body.timeoutUntil !== undefined) change.timeoutUntil = parseTime(body.timeoutUntil, 'timeoutUntil');
  if (body.excludedUntil !== undefined) change.excludedUntil = parseTime(body.excludedUntil, 'excludedUntil');
  return change;
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

function parseTime(text: string | null, field: string): Date | null {
  if (text === null) return null;
  const time = TIME.test(text) ? new Date(text) : undefined;
  if (!time || Number.isNaN(time.getTime())) throw limitErrors('limit_invalid', `${field} must be an ISO 8601 time with its zone`);
  return time;
}

function presentLimits(limits: PlayLimits, lostHundredths: bigint, minimumAge: number): Static<typeof Limits> {
  const next = limits.next_daily_loss_limit_at;
  return {
    dailyLossLimit: moneyOf(limits.daily_loss_limit),
    nextDailyLossLimit: next && { dailyLossLimit: moneyOf(limits.next_daily_loss_limit), from: next.toISOString() },
    lostToday: formatMoney(lostHundredths > 0n ? lostHundredths : 0n),
    timeoutUntil: limits.timeout_until?.toISOString() ?? null,
    excludedUntil: limits.excluded_until?.toISOString() ?? null,
    minimumAge,
    ageConfirmed: minimumAge <= PRODUCTS_OWN_AGE || (limits.confirmed_age ?? 0) >= minimumAge,
  };
}

function moneyOf(amountHundredths: bigint | null): string | null {
  return amountHundredths === null ? null : formatMoney(amountHundredths);
}
