import { globSync, readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { join } from 'node:path';
import { inject } from 'vitest';

/** The site under attack: only ever one of your own. */
export const siteUrl = (): string => inject('siteUrl');
export const isFull = process.env['ATTACK'] === 'full';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Attempt {
  method?: string;
  headers?: Record<string, string>;
  /** JSON unless it is text already. */
  body?: unknown;
  cookie?: string;
}

let calls = 0;

/** One call whose path is sent as it is written. On this machine each has an address of its own, so that limits for strangers do not hide what is asked. */
export function attack(path: string, { method = 'GET', headers = {}, body, cookie }: Attempt = {}): Promise<Answer> {
  const { hostname, port, protocol, origin } = new URL(siteUrl());
  const isHere = hostname === 'localhost';
  calls += 1;
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const json = body === undefined || typeof body === 'string' ? {} : { 'content-type': 'application/json' };
  const options = {
    host: isHere ? '127.0.0.1' : hostname,
    port,
    path,
    method,
    agent: false,
    timeout: 10_000,
    headers: { host: new URL(siteUrl()).host, origin, ...json, ...(cookie === undefined ? {} : { cookie }), ...headers },
    ...(isHere ? { localAddress: `127.0.66.${1 + (calls % 250)}` } : {}),
  };
  return new Promise((resolve, reject) => {
    const outgoing = (protocol === 'https:' ? httpsRequest : httpRequest)(options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text: Buffer.concat(chunks).toString() }),
      );
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${method} ${path}: no answer within 10 s`)));
    outgoing.on('error', reject);
    outgoing.end(text);
  });
}

/** The cookies of an answer, as a browser sends them. */
export const cookiesOf = ({ headers }: Answer): string => (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0]).join('; ');

interface Manifest {
  routes: { prefix: string; session?: string; origin?: string }[];
}
interface Contract {
  paths: Record<string, Record<string, { parameters?: { in: string; name: string }[] }>>;
}

export interface Route {
  method: string;
  /** With a made-up value for each parameter of the path. */
  path: string;
  session: string;
  /** `any`: meant to be called from other sites. */
  origin: string;
  query: string[];
}

/** Every public route of every contract, with what its service's manifest says of who may call it. */
export const routes: readonly Route[] = globSync('services/*/service.json', { cwd: join(import.meta.dirname, '../..') }).flatMap((file) => {
  const root = join(import.meta.dirname, '../..');
  const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
  const contract = JSON.parse(readFileSync(join(root, file, '../openapi.json'), 'utf8')) as Contract;
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => {
      const owner = manifest.routes
        .filter(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))
        .toSorted((a, b) => b.prefix.length - a.prefix.length)[0];
      return {
        method: method.toUpperCase(),
        path: path.replaceAll(/\{[^}]+\}/g, '0190a0a0-0000-7000-8000-000000000001'),
        session: owner?.session ?? 'member',
        origin: owner?.origin ?? 'site',
        query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      };
    }),
  );
});

export const isChange = ({ method }: Route): boolean => !['GET', 'HEAD'].includes(method);
