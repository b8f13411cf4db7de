import Type from 'typebox';
import type { Registry } from 'prom-client';
import type { App } from './app.ts';

const Health = Type.Object({ status: Type.Literal('ok') });
const NotReady = Type.Object({ status: Type.Literal('not_ready'), reason: Type.String() });

/**
 * `/healthz`: the process lives. `/readyz`: it may take traffic (database answers, started, not closing). `/metrics`:
 * Prometheus text.
 */
export function healthRoutes(app: App, options: { whyNotReady: () => Promise<string | undefined>; metrics: Registry }): void {
  app.get(
    '/healthz',
    {
      schema: { operationId: 'isAlive', summary: 'Whether the process lives', response: { 200: Health } },
      config: { permission: 'anyone', otel: false },
    },
    async () => ({
      status: 'ok' as const,
    }),
  );
  app.get(
    '/readyz',
    {
      schema: {
        operationId: 'isReady',
        summary: 'Whether it may be given traffic',
        description: '503 while it starts or closes, or when its database does not answer.',
        response: { 200: Health, 503: NotReady },
      },
      config: { permission: 'anyone', otel: false },
    },
    async (_request, reply) => {
      const reason = await options.whyNotReady();
      return reason === undefined ? { status: 'ok' as const } : reply.code(503).send({ status: 'not_ready' as const, reason });
    },
  );
  app.get(
    '/metrics',
    { schema: { operationId: 'readMetrics', hide: true }, config: { permission: 'anyone', otel: false } },
    async (_request, reply) => {
      void reply.type(options.metrics.contentType);
      return options.metrics.metrics();
    },
  );
}
