import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { createDenyListAttributesProcessor, type ViewOptions } from '@opentelemetry/sdk-metrics';

const TRACE = /^\/\*trace=[0-9a-f]{32}\*\/ /;
const QUOTED = /'(?:[^']|'')*'/g;
const TEXT_MAX = 1_000;

/** The instrumentation takes the comment at the head of a statement for its verb: another value for each call. */
export const durationOfStatements: ViewOptions = {
  instrumentName: 'db.client.operation.duration',
  attributesProcessors: [createDenyListAttributesProcessor(['db.operation.name'])],
};

/** A span for each statement that a call causes; what a job asks for by the clock has none. */
export function watchStatements(): void {
  void new PgInstrumentation({
    requireParentSpan: true,
    ignoreConnectSpans: true,
    requestHook(span, { query, connection }) {
      if (!span.isRecording()) return;
      const text = query.text.replace(TRACE, '');
      const verb = /\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL';
      span.updateName(`${query.name ?? verb} ${connection.database ?? ''}`.trimEnd());
      span.setAttributes({ 'db.operation.name': verb, 'db.query.text': text.replace(QUOTED, '?').slice(0, TEXT_MAX) });
    },
  });
}
