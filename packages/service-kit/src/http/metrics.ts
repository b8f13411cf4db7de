import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry, type Metric } from 'prom-client';

/** What the process measures of itself, once: it goes on as long as the process, whatever is built and ended in it. */
let ofProcess: Registry | undefined;

/** A registry for one service: Node's own figures, and the time of each route. */
export function createMetrics(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  ofProcess ??= measureProcess();
  for (const { name } of ofProcess.getMetricsAsArray()) registry.registerMetric(ofProcess.getSingleMetric(name) as Metric);
  return registry;
}

function measureProcess(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

export function measureRequests(apps: readonly FastifyInstance[], registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'time from the request to the end of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 2, 5],
    registers: [registry],
  });
  for (const app of apps)
    app.addHook('onResponse', (request, reply, done) => {
      const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown', status: String(reply.statusCode) };
      seconds.observe(labels, reply.elapsedTime / 1000);
      done();
    });
}
