import { request, type ClientRequest } from 'node:http';

/**
 * Run as a process of its own: `node flood.ts SITE KIND ADDRESSES`. Strangers who keep calling until the process is
 * ended.
 */
const [site = '', kind = '', addresses = '1'] = process.argv.slice(2);
const { hostname, port, host, origin } = new URL(site);
/** Of all addresses together. */
const SLOW_CONNECTIONS = 1_000;
/** As slowhttptest is told by `-r`: more would be a fast flood. */
const NEW_CONNECTIONS_A_SECOND = 200;
const FAST_CALLS_A_SECOND = 500;
const DRIP_MS = 8_000;

interface Flood {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: () => string;
}
const json = { 'content-type': 'application/json' };
const name = () => `flood_${Math.random().toString(36).slice(2, 10)}`;

const FAST: Record<string, Flood> = {
  pages: { method: 'GET', path: '/' },
  reads: { method: 'GET', path: '/api/settings/min_withdrawal' },
  'sign-ins': { method: 'POST', path: '/api/auth/register-or-login', headers: json, body: () => JSON.stringify({ username: name() }) },
  'operator sign-ins': {
    method: 'POST',
    path: '/api/auth/admin-login',
    headers: json,
    body: () => JSON.stringify({ username: 'owner', password: name() }),
  },
  postbacks: { method: 'POST', path: '/api/postbacks/a', body: () => 'x'.repeat(8_000) },
  telemetry: { method: 'POST', path: '/api/telemetry', headers: json, body: () => '{"page":"x","events":[]}' },
};
const SLOW: Record<string, Flood> = {
  'slow bodies': { method: 'POST', path: '/api/postbacks/a', headers: { 'content-length': '8000' } },
  'slow sign-ins': { method: 'POST', path: '/api/auth/register-or-login', headers: { ...json, 'content-length': '8000' } },
};

let calls = 0;
function begin({ method, path, headers = {} }: Flood): ClientRequest {
  calls += 1;
  const localAddress = `127.0.68.${1 + (calls % Number(addresses))}`;
  const call = request({
    host: hostname === 'localhost' ? '127.0.0.1' : hostname,
    port,
    method,
    path,
    localAddress,
    agent: false,
    headers: { host, origin, ...headers },
  });
  call.on('response', (answer) => answer.resume());
  call.on('error', () => undefined);
  return call;
}

let open = 0;

/** One byte now and then, until the site ends it. */
function drip(flood: Flood): void {
  open += 1;
  const call = begin(flood);
  call.write('a=1&b=');
  const timer = setInterval(() => call.write('x'), DRIP_MS);
  call.on('close', () => {
    open -= 1;
    clearInterval(timer);
  });
}

const fast = FAST[kind];
const slow = SLOW[kind];
if (fast) setInterval(() => begin(fast).end(fast.body?.()), 1_000 / FAST_CALLS_A_SECOND);
else if (slow) setInterval(() => open < SLOW_CONNECTIONS && drip(slow), 1_000 / NEW_CONNECTIONS_A_SECOND);
else throw new Error(`no flood of ${kind}`);
