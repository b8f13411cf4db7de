import { ErrorAnswer, Type, type App } from '@facet/service-kit';
import type { Intake } from './intake.ts';
import { TelemetryBatch } from './telemetry-event.ts';

const MAX_BODY_BYTES = 32_768;

export function telemetryRoutes(app: App, intake: Pick<Intake, 'take'>): void {
  app.post(
    '/api/telemetry',
    {
      bodyLimit: MAX_BODY_BYTES,
      schema: {
        operationId: 'reportTelemetry',
        summary: 'Takes what one page load saw of the versions that it was given',
        description: 'Never anything about a person. It is counted, and answered before it is written.',
        again: 'more',
        body: TelemetryBatch,
        response: { 202: Type.Object({ accepted: Type.Integer({ description: 'events of versions that exist' }) }), '4xx': ErrorAnswer },
      },
      config: { permission: 'anyone' },
    },
    async (request, reply) => reply.code(202).send({ accepted: await intake.take(request.body.page, request.body.events) }),
  );
}
