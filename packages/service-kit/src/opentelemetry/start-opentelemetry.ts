import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { context, diag, DiagLogLevel, metrics, trace } from '@opentelemetry/api';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { RuntimeNodeInstrumentation } from '@opentelemetry/instrumentation-runtime-node';
import {
  defaultResource,
  detectResources,
  resourceFromAttributes,
  resourceAttributesEnvDetector,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { TracerProvider } from '@opentelemetry/sdk-trace';
import { CallContextManager, idsOfCalls } from './call-context.ts';
import { watchCalls, watchSentCalls } from './instrument-calls.ts';
import { durationOfStatements, watchStatements } from './instrument-statements.ts';
import { logStream } from './log-stream.ts';
import { MaskedSpans } from './masked-spans.ts';
import { samplerOf } from './sampler.ts';
import type { OpenTelemetry } from './opentelemetry.ts';

/** A collector that is away holds up nobody's end. */
const STOP_MS = 2_000;
const MINUTE_MS = 60_000;

type Variables = NodeJS.ProcessEnv;

/**
 * What the exporters do not read themselves of OpenTelemetry's variables is read here; docs/opentelemetry.md lists what
 * is followed.
 */
export function startOpenTelemetry(service: string, variables: Variables = process.env): OpenTelemetry {
  tellWhatFails();
  context.setGlobalContextManager(new CallContextManager().enable());
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': service, 'service.instance.id': randomUUID() }))
    .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }));
  const isSent = (signal: string): boolean => variables[`OTEL_${signal}_EXPORTER`] !== 'none';

  const spans = new TracerProvider({
    resource,
    idGenerator: idsOfCalls,
    sampler: samplerOf(variables),
    spanProcessors: isSent('TRACES') ? [new MaskedSpans({ exporter: new OTLPTraceExporter(), ...batches(variables, 'BSP') })] : [],
  });
  const figures = new MeterProvider({ resource, views: [durationOfStatements], readers: isSent('METRICS') ? [reader(variables)] : [] });
  const lines = new LoggerProvider({
    resource,
    processors: isSent('LOGS') ? [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter(), ...batches(variables, 'BLRP') })] : [],
  });
  trace.setGlobalTracerProvider(spans);
  metrics.setGlobalMeterProvider(figures);

  watchSentCalls();
  watchStatements();
  // Its instruments come with the provider only.
  new RuntimeNodeInstrumentation({ monitoringPrecision: 100 }).setMeterProvider(figures);
  return {
    watch: watchCalls(),
    logs: logStream(lines.getLogger('@facet/service-kit')),
    async stop() {
      const sent = Promise.allSettled([spans, figures, lines].map((each) => each.shutdown()));
      await Promise.race([sent, pause(STOP_MS, undefined, { ref: false })]);
    },
  };
}

function reader(variables: Variables): PeriodicExportingMetricReader {
  const exportIntervalMillis = numberOf(variables['OTEL_METRIC_EXPORT_INTERVAL']);
  return new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    ...(exportIntervalMillis !== undefined && { exportIntervalMillis }),
  });
}

/** How much waits to be sent, and how long. What finds the queue full is dropped. */
function batches(variables: Variables, prefix: 'BSP' | 'BLRP'): Record<string, number> {
  const given = {
    scheduledDelayMillis: numberOf(variables[`OTEL_${prefix}_SCHEDULE_DELAY`]),
    exportTimeoutMillis: numberOf(variables[`OTEL_${prefix}_EXPORT_TIMEOUT`]),
    maxQueueSize: numberOf(variables[`OTEL_${prefix}_MAX_QUEUE_SIZE`]),
    maxExportBatchSize: numberOf(variables[`OTEL_${prefix}_MAX_EXPORT_BATCH_SIZE`]),
  };
  return Object.fromEntries(Object.entries(given).filter((entry): entry is [string, number] => entry[1] !== undefined));
}

function numberOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d*$/.test(text) ? Number(text) : undefined;
}

/** To the standard error, since the log is one of the things that cannot be sent: a line a minute at most. */
function tellWhatFails(): void {
  let toldAtMs = -MINUTE_MS;
  const tell = (message: string): void => {
    if (performance.now() - toldAtMs < MINUTE_MS) return;
    toldAtMs = performance.now();
    // An error comes as JSON, with its stack.
    process.stderr.write(`opentelemetry: ${(/"message":"([^"]+)"/.exec(message)?.[1] ?? message).slice(0, 500)}\n`);
  };
  const ignore = (): void => undefined;
  diag.setLogger({ error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN);
}
