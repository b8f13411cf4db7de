import { createAction } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { t } from '../texts.ts';
import { errorOfAnswer, NETWORK_MESSAGE, NOT_JSON_MESSAGE, requestIdIn, type RequestError } from './request-error.ts';
import { newTraceId, traceparentOf } from './trace-id.ts';

export interface JsonRequest {
  /** Path on this site, such as `/api/walls`. */
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  query?: Record<string, string | number | boolean | null | undefined>;
  cache?: RequestCache;
  /** Sent as `Idempotency-Key`: the server answers the same key and body with the same result. */
  idempotencyKey?: string | undefined;
  /** Asked by a timer, not by a person: sent as `X-Background: 1`, and keeps no operator’s session alive. */
  background?: boolean | undefined;
}

/** A plain path is a GET. */
export type RequestJson = BaseQueryFn<string | JsonRequest, unknown, RequestError>;

/** A hung call must end in words, not in a spinner for ever; the slowest of ours answers within 10 s. */
const DEADLINE_MS = 30_000;

/** The server no longer takes this session, or has disabled its member: who is signed in has to be asked again. */
export const sessionDoubted = createAction('session/doubted');

/**
 * One call to this site, with a trace that goes as far as the database: cookies, JSON both ways, every failure a
 * RequestError. Never retries.
 */
export const requestJson: RequestJson = async (request, { signal, dispatch }) => {
  const call = typeof request === 'string' ? { path: request } : request;
  const traceId = newTraceId();
  let response: Response;
  let text: string;
  try {
    response = await fetch(addressOf(call), {
      ...optionsOf(call, traceId),
      signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
    });
    text = await response.text();
  } catch {
    return { error: { kind: 'network', message: t(NETWORK_MESSAGE), requestId: traceId } };
  }
  if (response.ok) return dataOf(response, text);
  const error = errorOfAnswer(response, text);
  if (doubtsSession(error)) dispatch(sessionDoubted());
  return { error };
};

function addressOf({ path, query = {} }: JsonRequest): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)]]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

function optionsOf({ method = 'GET', body, cache, idempotencyKey, background }: JsonRequest, traceId: string): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json', traceparent: traceparentOf(traceId) };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  if (background) headers['x-background'] = '1';
  return {
    method,
    headers,
    credentials: 'same-origin',
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(cache && { cache }),
  };
}

function dataOf({ status, headers }: Response, text: string): { data: unknown } | { error: RequestError } {
  if (text === '') return { data: null };
  try {
    return { data: JSON.parse(text) as unknown };
  } catch {
    return { error: { kind: 'unexpected', status, message: t(NOT_JSON_MESSAGE), requestId: requestIdIn(headers) } };
  }
}

function doubtsSession(error: RequestError): boolean {
  return error.kind === 'refused' && (error.status === 401 || error.code === 'account_disabled');
}
