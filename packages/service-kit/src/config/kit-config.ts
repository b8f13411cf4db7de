import Type from 'typebox';

/** The variables that every service reads; a service's own schema spreads these and adds its own. */
export const kitConfig = {
  NODE_ENV: Type.Unsafe<'development' | 'test' | 'production'>({
    type: 'string',
    enum: ['development', 'test', 'production'],
    default: 'development',
    description: 'production, or a demonstration',
  }),
  HOST: Type.String({ default: '127.0.0.1', description: 'address to listen on' }),
  PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 0, description: 'port of the public API; 0 takes a free one' }),
  INTERNAL_PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 0, description: 'port of /internal, /healthz, /readyz, /metrics' }),
  TLS_CERT_FILE: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'what this service shows its callers, PEM: both ports speak TLS alone. A renewed one is shown within a minute',
    }),
  ),
  TLS_KEY_FILE: Type.Optional(Type.String({ minLength: 1, description: 'the private key of TLS_CERT_FILE, PEM' })),
  LOG_LEVEL: Type.String({ default: 'info', description: 'pino level' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    Type.String({
      pattern: '^https?://',
      description: 'where a collector takes OTLP over HTTP; absent: nothing of OpenTelemetry is loaded',
    }),
  ),
  DATABASE_URL: Type.String({ minLength: 1, description: 'postgres:// address of this service’s own database' }),
  DATABASE_POOL_SIZE: Type.Integer({ minimum: 2, maximum: 100, default: 8, description: 'connections kept for everyday queries' }),
  DATABASE_WAIT_MS: Type.Integer({
    minimum: 1,
    default: 3_000,
    description: 'how long a query waits for a connection before the call is 503',
  }),
  DATABASE_SLOW_MS: Type.Integer({ minimum: 0, default: 500, description: 'a query that takes so long is told in the log; 0: each one' }),
  CALL_DEADLINE_MS: Type.Integer({ minimum: 1, default: 2_000, description: 'how long a call of another service may take' }),
  PUBLIC_URL: Type.String({ pattern: '^https?://[^/]+$', description: 'what the world calls this site, without a trailing slash' }),
  SERVICE_KEY_FILE: Type.String({ minLength: 1, description: 'own ES256 private key, PKCS8 PEM' }),
  SERVICE_KEYS_FILE: Type.String({ minLength: 1, description: 'JWKS of all services’ public keys, kid = name' }),
  SESSION_JWKS_URL: Type.String({
    pattern: '^(https?|file|service)://',
    description:
      'where the public keys of session tokens are; service://identity/… is where identity is now. Of a file: nobody tells which sessions have ended',
  }),
  OPERATOR_JWKS_URL: Type.String({
    pattern: '^(https?|file|service)://',
    default: 'service://admin/internal/operator-keys',
    description: 'where the public keys of operators’ passes are',
  }),
  SERVICE_URLS: Type.Record(Type.String(), Type.String(), { default: {}, description: 'JSON: service name to internal base URL' }),
  SERVICE_URLS_FILE: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'JSON file that wins over SERVICE_URLS: service name to list of base URLs; may change at any time',
    }),
  ),
  SUBSCRIBERS: Type.Record(Type.String(), Type.Array(Type.String()), { default: {}, description: 'JSON: event type to service names' }),
};

const kitConfigObject = Type.Object(kitConfig);
export type KitConfig = Type.Static<typeof kitConfigObject>;
