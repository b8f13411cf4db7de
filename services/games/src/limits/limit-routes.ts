import { ErrorAnswer, MoneyInput, parseMoney, Type, type App, type Database, type Kit, type Static } from '@facet/service-kit';
import { isOfAge } from './is-of-age.ts';
import { limitErrors, type PlayLimits } from './play-limits.ts';
import { Limits, presentLimits, presentLimitsOf } from './present-limits.ts';
import { setLimits, type LimitChange } from './set-limits.ts';

const Change = Type.Object(
  {
    dailyLossLimit: Type.Optional(Type.Union([MoneyInput, Type.Null()])),
    timeoutUntil: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
    excludedUntil: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
  },
  { additionalProperties: false },
);

const config = { permission: 'member' } as const;

/** What a member sets for themselves. */
export function limitRoutes(app: App, { database, settings }: Pick<Kit, 'database' | 'settings'>): void {
  const present = (limits: PlayLimits) => presentLimits({ database, settings }, limits);

  app.get(
    '/api/play-limits',
    {
      schema: { operationId: 'getPlayLimits', summary: 'The member’s own limits', response: { 200: Limits, '4xx': ErrorAnswer } },
      config,
    },
    (request) => presentLimitsOf({ database, settings }, request.member.id),
  );

  app.put(
    '/api/play-limits',
    {
      schema: {
        operationId: 'setPlayLimits',
        summary: 'Changes the member’s own limits',
        description: 'What lowers them holds at once; a higher loss limit after 24 hours. A time-out or exclusion cannot be shortened.',
        again: 'same',
        errors: { limit_invalid: 400, exclusion_running: 409, time_out_running: 409 },
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
        summary: 'Takes down how old the member says they are, once',
        again: 'refused',
        errors: { age_too_low: 403, age_known: 409 },
        body: Type.Object({ age: Type.Integer({ minimum: 0, maximum: 120 }) }, { additionalProperties: false }),
        response: { 200: Limits, '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => present(await confirmAge(database, request.member.id, request.body.age, await settings.require('games_min_age'))),
  );
}

/** Keeps it also when it is too low: who is refused does not grow up by being asked again. */
async function confirmAge(database: Database, memberId: string, age: number, minimumAge: string): Promise<PlayLimits> {
  const limits = await setLimits(database, memberId, { confirmedAge: age });
  if (!isOfAge(age, Number(minimumAge))) throw limitErrors('age_too_low', `You must be at least ${minimumAge} years old to play games.`);
  return limits;
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
