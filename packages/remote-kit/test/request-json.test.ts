import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failureOf, NETWORK_MESSAGE, NOT_JSON_MESSAGE, requestIdOf } from '../src/request/request-error.ts';
import { requestJson, sessionDoubted, type JsonRequest } from '../src/request/request-json.ts';
import { answer, fail, FakeApi } from '../src/testing/index.ts';

let api: FakeApi;
const dispatch = vi.fn<(action: unknown) => void>();

beforeEach(() => {
  dispatch.mockReset();
  api = new FakeApi({});
});
afterEach(() => api.restore());

async function ask(request: string | JsonRequest): Promise<{ data?: unknown; error?: unknown }> {
  const context = { signal: new AbortController().signal, dispatch } as unknown as Parameters<typeof requestJson>[1];
  return requestJson(request, context, {});
}

test('a path is a GET; its JSON is the answer', async () => {
  api.on('GET /api/walls', () => ({ walls: [] }));
  expect(await ask('/api/walls')).toEqual({ data: { walls: [] } });
  expect(api.requests[0]).toMatchObject({ method: 'GET', body: null });
  expect(api.requests[0]?.headers.get('content-type')).toBeNull();
});

test('a body is sent as JSON, with the key that makes it safe to repeat, and absent query values are left out', async () => {
  api.on('POST /api/withdraw', () => null);
  await ask({ path: '/api/withdraw', method: 'POST', body: { amount: '5' }, query: { a: 1, b: undefined }, idempotencyKey: 'k' });
  const [sent] = api.requests;
  expect(sent?.body).toEqual({ amount: '5' });
  expect(sent?.headers.get('content-type')).toBe('application/json');
  expect(sent?.headers.get('idempotency-key')).toBe('k');
  expect(sent?.query.toString()).toBe('a=1');
});

test('an answer without a body is null', async () => {
  api.on('POST /api/x', () => new Response(null, { status: 204 }));
  expect(await ask({ path: '/api/x', method: 'POST' })).toEqual({ data: null });
});

test('our own refusal keeps its code and message', async () => {
  api.on('GET /api/x', () => fail(409, 'already_done', 'It is done already.'));
  const error = { kind: 'refused', status: 409, code: 'already_done', message: 'It is done already.', requestId: 'fake' };
  expect(await ask('/api/x')).toEqual({ error });
  expect(dispatch).not.toHaveBeenCalled();
});

test.each([
  ['7', { retryAfterSeconds: 7 }],
  ['Fri, 27 Nov 2026 10:00:00 GMT', {}],
  ['-1', {}],
])('a refusal that asks to wait "%s" says so, where that are seconds', async (header, told) => {
  const busy = fail(429, 'too_many_requests', 'Too many requests.');
  busy.headers.set('retry-after', header);
  api.on('GET /api/x', () => busy);
  const error = { kind: 'refused', status: 429, code: 'too_many_requests', message: 'Too many requests.', requestId: 'fake' };
  expect(await ask('/api/x')).toEqual({ error: { ...error, ...told } });
});

test.each([
  ['a page', new Response('<h1>lemur</h1>', { status: 502, statusText: 'Bad Gateway' }), '502: Bad Gateway'],
  ['nothing', new Response('', { status: 503, statusText: 'Service Unavailable' }), '503: Service Unavailable'],
  ['nothing over HTTP/2', new Response('', { status: 503 }), '503: the site answered with an error'],
  ['a line', new Response('connect ECONNREFUSED lemur:5432', { status: 504 }), '504: the site answered with an error'],
  ['a stack', new Response('Error: lemur\n    at f (/srv/a.js:1:2)', { status: 500 }), '500: the site answered with an error'],
  ['JSON of somebody else', answer({ detail: 'lemur' }, 500), '500: the site answered with an error'],
  ['a message without a code', answer({ message: 'lemur is null' }, 500), '500: the site answered with an error'],
  ['a message that is no text', answer({ message: { lemur: 1 }, code: 'x' }, 500), '500: the site answered with an error'],
])('an error with %s says the status, and no word of its body', async (_name, response, message) => {
  api.on('GET /api/x', () => response);
  expect(await ask('/api/x')).toMatchObject({ error: { kind: 'unexpected', message } });
});

test('what our own code threw at an answer of another shape is not shown', () => {
  const thrown = { name: 'TypeError', message: "Cannot read properties of undefined (reading 'map')" };
  expect(failureOf(thrown)).toEqual({ description: 'Something went wrong. Please try again.', requestId: null });
  expect(failureOf(thrown, 'Failed to start game').description).toBe('Failed to start game');
});

test('a page instead of JSON is an error even when it says 200', async () => {
  api.on('GET /api/x', () => answer('<!doctype html>'));
  expect(await ask('/api/x')).toEqual({ error: { kind: 'unexpected', status: 200, message: NOT_JSON_MESSAGE, requestId: null } });
});

test('each call begins a trace of its own', async () => {
  api.on('GET /api/x', () => null);
  await ask('/api/x');
  await ask('/api/x');
  const traces = api.requests.map(({ headers }) => headers.get('traceparent'));
  expect(new Set(traces).size).toBe(2);
  for (const trace of traces) expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
});

describe('the id to ask support with', () => {
  test('is the one of the answer', async () => {
    api.on('GET /api/x', () => fail(503, 'unavailable', 'Later.'));
    expect(requestIdOf((await ask('/api/x')).error)).toBe('fake');
    api.on('GET /api/x', () => new Response('Bad gateway', { status: 502, headers: { 'x-request-id': 'of-the-gateway' } }));
    expect(requestIdOf((await ask('/api/x')).error)).toBe('of-the-gateway');
  });

  test('is the trace that was sent where nobody answered', async () => {
    api.on('GET /api/x', () => Promise.reject(new TypeError('Failed to fetch')));
    const traceId = requestIdOf((await ask('/api/x')).error);
    expect(api.requests[0]?.headers.get('traceparent')).toContain(`-${traceId}-`);
  });

  test('is none for a refusal, which is no failure', async () => {
    api.on('GET /api/x', () => fail(409, 'already_done', 'It is done already.'));
    expect(requestIdOf((await ask('/api/x')).error)).toBeNull();
    expect(requestIdOf(new TypeError('ours'))).toBeNull();
  });
});

test('no answer is a network failure', async () => {
  api.on('GET /api/x', () => Promise.reject(new TypeError('Failed to fetch')));
  const traceId = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
  expect(await ask('/api/x')).toEqual({ error: { kind: 'network', message: NETWORK_MESSAGE, requestId: traceId } });
});

test.each([
  [401, 'unauthenticated'],
  [403, 'account_disabled'],
])('a %i %s makes the shell ask who is signed in', async (status, code) => {
  api.on('GET /api/x', () => fail(status, code, 'No.'));
  await ask('/api/x');
  expect(dispatch).toHaveBeenCalledWith(sessionDoubted());
});
