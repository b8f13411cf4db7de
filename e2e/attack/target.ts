import { globSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { request as httpRequest, type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
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
  /** From the same address as all others that say so. */
  isOneStranger?: boolean;
}

let calls = 0;

/** On this machine each has an address of its own, so that limits for strangers do not hide what is asked. */
function begin(path: string, { method = 'GET', headers = {}, cookie, isOneStranger = false }: Attempt): ClientRequest {
  const { hostname, port, protocol, origin } = new URL(siteUrl());
  const isHere = hostname === 'localhost';
  calls += 1;
  const options = {
    host: isHere ? '127.0.0.1' : hostname,
    port,
    path,
    method,
    agent: false,
    timeout: 10_000,
    headers: { host: new URL(siteUrl()).host, origin, ...(cookie === undefined ? {} : { cookie }), ...headers },
    ...(isHere ? { localAddress: isOneStranger ? '127.0.67.1' : `127.0.66.${1 + (calls % 250)}` } : {}),
  };
  return (protocol === 'https:' ? httpsRequest : httpRequest)(options);
}

/** A stream that stays open until one side closes it. */
interface OpenStream {
  status: number;
  isOpen: () => boolean;
  close: () => void;
}

export async function openStream(path: string, cookie: string): Promise<OpenStream> {
  const outgoing = begin(path, { cookie });
  outgoing.end();
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  outgoing.on('error', () => undefined);
  incoming.on('error', () => undefined).resume();
  const status = incoming.statusCode ?? 0;
  return { status, isOpen: () => status === 200 && !incoming.closed && !incoming.readableEnded, close: () => void outgoing.destroy() };
}

/** One call whose path is sent as it is written. */
export function attack(path: string, attempt: Attempt = {}): Promise<Answer> {
  const { method = 'GET', body } = attempt;
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const json = body === undefined || typeof body === 'string' ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const outgoing = begin(path, { ...attempt, headers: { ...json, ...attempt.headers } });
    outgoing.on('response', (incoming) => {
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
