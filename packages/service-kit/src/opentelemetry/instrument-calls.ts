import { FastifyOtelInstrumentation } from '@fastify/otel';
import { metrics } from '@opentelemetry/api';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import type { FastifyInstance } from 'fastify';
import { shownPath } from '../http/shown-path.ts';
import { beginIn, traceparentOf } from './call-context.ts';

/** As the semantic conventions advise, in seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** A span for each call of an application, and nothing for its hooks; and `http.server.request.duration`. */
export function watchCalls(): (app: FastifyInstance) => void {
  const spans = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    requestHook(span, request) {
      const { method, routeOptions } = request;
      beginIn(span);
      span.updateName(routeOptions.url ? `${method} ${routeOptions.url}` : method);
      span.setAttributes({ 'url.path': shownPath(request), 'url.scheme': 'http' });
    },
  });
  const duration = metrics.getMeter('@facet/service-kit').createHistogram('http.server.request.duration', {
    description: 'Duration of HTTP server requests.',
    unit: 's',
    advice: { explicitBucketBoundaries: SECONDS },
  });
  return (app) => {
    // As a plugin it would come after the routes.
    spans.plugin()(app, {}, () => undefined);
    app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
      const { url, config } = request.routeOptions;
      if (config?.otel !== false)
        duration.record(elapsedTime / 1000, {
          'http.request.method': request.method,
          'http.response.status_code': statusCode,
          'url.scheme': 'http',
          ...(url !== undefined && { 'http.route': url }),
          ...(statusCode >= 500 && { 'error.type': String(statusCode) }),
        });
      done();
    });
  };
}

/**
 * A span for each call that is sent. A service is told which it is, in the place of what it would be told without
 * spans; other companies are told nothing.
 */
export function watchSentCalls(): void {
  void new UndiciInstrumentation({
    startSpanHook: ({ origin, path }) => ({ 'url.full': withoutQuery(origin + path), 'url.query': undefined }),
    requestHook(span, { headers }) {
      const at = Array.isArray(headers) ? headers.indexOf('traceparent') : -1;
      if (at !== -1) (headers as string[])[at + 1] = traceparentOf(span.spanContext());
    },
  });
}

function withoutQuery(address: string): string {
  return address.split('?', 1)[0] ?? '';
}
