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
        summary: 'What one page load saw of the versions that it was given. Never anything about a person',
        body: TelemetryBatch,
        response: { 202: Type.Object({ accepted: Type.Integer({ description: 'events of versions that exist' }) }), '4xx': ErrorAnswer },
      },
      config: { permission: 'anyone' },
    },
    async (request, reply) => reply.code(202).send({ accepted: await intake.take(request.body.page, request.body.events) }),
  );
}
