import { Type, type Static } from '@facet/service-kit';

const MAX_EVENTS = 50;
const MAX_MESSAGE_LENGTH = 300;
const MAX_MS = 600_000;

export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export const PHASES = ['registry', 'entry', 'init', 'render'] as const;
const COHORTS = ['stable', 'canary', 'preview'] as const;
const SOURCES = ['error', 'rejection', 'render', 'load', 'integrity'] as const;

const oneOf = <const Values extends readonly string[]>(values: Values, description: string) =>
  Type.Enum([...values] as unknown as Values, { description });

const about = {
  deployable: Type.String({ maxLength: 60, pattern: '^(shell|mfe-[a-z][a-z0-9-]*)$', examples: ['mfe-earn'] }),
  version: Type.String({ maxLength: 80, pattern: '^[0-9A-Za-z][0-9A-Za-z.+-]*$' }),
  cohort: oneOf(COHORTS, 'which of the versions in force the page was given'),
};
const strict = { additionalProperties: false } as const;

const Load = Type.Object({ kind: Type.Literal('load'), ...about }, { ...strict, description: 'this version was shown in the page' });
const Failure = Type.Object(
  {
    kind: Type.Literal('error'),
    ...about,
    source: oneOf(
      SOURCES,
      'uncaught, unhandled rejection, an error boundary, its code did not come, or came with other bytes than were published',
    ),
    message: Type.String({ maxLength: MAX_MESSAGE_LENGTH }),
  },
  { ...strict, description: 'the session is affected' },
);
const Vital = Type.Object(
  {
    kind: Type.Literal('vital'),
    ...about,
    name: oneOf(VITALS, 'milliseconds; CLS has no unit'),
    value: Type.Number({ minimum: 0, maximum: MAX_MS }),
  },
  strict,
);
const Phase = Type.Object(
  {
    kind: Type.Literal('phase'),
    ...about,
    name: oneOf(PHASES, 'of loading a remote'),
    durationMs: Type.Number({ minimum: 0, maximum: MAX_MS }),
  },
  strict,
);

const TelemetryEvent = Type.Union([Load, Failure, Vital, Phase]);
export type TelemetryEvent = Static<typeof TelemetryEvent>;

/**
 * What one page sends: any event makes it a session of the version that the event is about. Numbers have six decimals
 * at most.
 */
export const TelemetryBatch = Type.Object(
  {
    page: Type.String({
      format: 'uuid',
      description: 'what the gateway wrote into the page: the session. It forgets a report with another one',
    }),
    events: Type.Array(TelemetryEvent, { minItems: 1, maxItems: MAX_EVENTS }),
  },
  strict,
);

/** One event as it waits to be written. */
export interface Reported {
  page: string;
  event: TelemetryEvent;
}
