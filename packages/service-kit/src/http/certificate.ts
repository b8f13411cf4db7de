import { readFileSync } from 'node:fs';
import { Server } from 'node:https';
import type { FastifyBaseLogger } from 'fastify';
import { ConfigError } from '../config/read-config.ts';
import type { KitConfig } from '../config/kit-config.ts';
import { repeat } from '../repeat.ts';
import type { BackgroundJob } from '../service.ts';
import type { App } from './app.ts';

const LOOK_EVERY_MS = 60_000;

/** What a service shows its callers, PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

/**
 * Of the configured files; undefined: this service speaks plain HTTP. @throws ConfigError, and what reading them throws
 */
export function readCertificate({ TLS_CERT_FILE: cert, TLS_KEY_FILE: key }: KitConfig): Certificate | undefined {
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined)
    throw new ConfigError('the environment is not usable:\n  TLS_CERT_FILE and TLS_KEY_FILE are given together or not at all');
  return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
}

/**
 * Shows a renewed certificate on each connection from then on. While the files do not fit each other, the one before
 * stays.
 */
export function renewCertificate({ config, log }: { config: KitConfig; log: FastifyBaseLogger }, apps: readonly App[]): BackgroundJob {
  let shown = readCertificate(config);
  return repeat({ log, name: 'certificate: looking for a renewed one', everyMs: LOOK_EVERY_MS, first: 'pause' }, () => {
    const renewed = readCertificate(config);
    if (!renewed || renewed.cert === shown?.cert) return Promise.resolve();
    for (const { server } of apps) if (server instanceof Server) server.setSecureContext(renewed);
    shown = renewed;
    log.info('the certificate was renewed');
    return Promise.resolve();
  });
}
