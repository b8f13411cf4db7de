import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import stringifierOf from 'fast-json-stringify';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import { requirePermissions } from '../auth/permission.ts';
import type { EndedSessions } from '../auth/ended-sessions.ts';
import type { TokenOptions } from '../auth/tokens.ts';
import { handleError, handleNotFound } from '../errors/error-handler.ts';
import { describeRoute } from '../openapi/describe-route.ts';
import type { IdentifyOperator } from '../operators/operator.ts';
import type { OpenTelemetry } from '../opentelemetry/opentelemetry.ts';
import type { Certificate } from './certificate.ts';
import { compiledOnce } from './compile-once.ts';
import { readKeptJsonBodies, readPlainJsonBodies } from './json-body.ts';
import { plainUnions } from './plain-unions.ts';
import { requestIdFrom } from './request-context.ts';
import { traceCalls } from './trace-calls.ts';
import { validateStrictly } from './validation.ts';

/** A Fastify application whose handlers are typed by their TypeBox schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

export interface AppOptions extends TokenOptions {
  /** `public` is reached through the gateway, `internal` by other services only. */
  side: 'public' | 'internal';
  /** How this service knows operators, where not by the gateway's pass. */
  identifyOperator?: IdentifyOperator | undefined;
  endedSessions?: Pick<EndedSessions, 'has'> | undefined;
  /** Where callers come over TLS. */
  certificate?: Certificate | undefined;
  logger: FastifyBaseLogger;
  openTelemetry?: OpenTelemetry | undefined;
}

const knownAnswers = compiledOnce<(answer: unknown) => string>();

/**
 * One of a service's two applications, with everything that holds for each route: validation, permission, errors, ids,
 * OpenAPI.
 */
export function createApp(options: AppOptions): App {
  const app = fastify({
    ...(options.certificate && { https: options.certificate as object }),
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestIdFrom(request.headers),
    // Every line bears the ids of the call that it belongs to already.
    childLoggerFactory: (logger) => logger,
    bodyLimit: 1_048_576,
    forceCloseConnections: 'idle',
    // Whoever still reaches a service that is ending, over a kept connection, gets their answer and the word that it
    // closes.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
  }).withTypeProvider<TypeBoxTypeProvider>();
  const isInternal = options.side === 'internal';
  app.setErrorHandler((error: FastifyError, request, reply) => handleError(error, request, reply, { isInternal }));
  app.setNotFoundHandler(handleNotFound);
  traceCalls(app as unknown as FastifyInstance);
  options.openTelemetry?.watch(app as unknown as FastifyInstance);
  validateStrictly(app);
  app.setSerializerCompiler(({ schema }) => {
    const stringifier = knownAnswers(schema, () => stringifierOf(plainUnions(schema) as object));
    return (answer: unknown) => stringifier()(answer);
  });
  if (options.side === 'public') readPlainJsonBodies(app);
  else readKeptJsonBodies(app);
  void app.register(cookie);
  void app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: `${options.service} (${options.side})`, version: '1.0.0' } },
    transform: describeRoute,
  });
  requirePermissions(app as unknown as FastifyInstance, options);
  return app;
}
