/**
 * For NODE_OPTIONS: a process says on its standard error which modules of OpenTelemetry it loads, but for its
 * interfaces, which prom-client brings.
 */
const SAYING = `import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) {
  if (/@opentelemetry.(?!api)|@fastify.otel|in-the-middle|start-opentelemetry/.test(url)) process.stderr.write('loaded ' + url + '\\n');
  return next(url, context);
} });`;

export const sayingWhatIsLoaded = `--import=data:text/javascript,${encodeURIComponent(SAYING)}`;

export function openTelemetryModules(written: string): string[] {
  return written.split('\n').filter((line) => line.startsWith('loaded '));
}
