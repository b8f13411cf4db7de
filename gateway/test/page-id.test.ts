import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Gateway, startGateway } from './support/start-gateway.ts';

let gateway: Gateway;
/** Others come through a trusted proxy; without it everybody is this machine. */
let proxied: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
  proxied = await startGateway({ trustedProxies: ['127.0.0.1'] });
});
afterAll(() => Promise.all([gateway.close(), proxied.close()]));

const from = (address: string) => ({ 'x-forwarded-for': address });

/** Loads a page; its id and the cookie that came with it. */
async function load(site: Gateway, headers: Record<string, string> = {}): Promise<{ id: string; cookie: string }> {
  const { text, headers: answered } = await site.send('/', { headers });
  const id = /name="page-id" content="([^"]*)"/.exec(text)?.[1] ?? '';
  return { id, cookie: (answered['set-cookie'] ?? []).join().split(';', 1)[0] ?? '' };
}

/** Whether a report under that id reaches the service. */
async function counts(site: Gateway, page: unknown, headers: Record<string, string> = {}): Promise<boolean> {
  const before = site.bank.calls.length;
  const body = JSON.stringify({ page, events: [] });
  const answer = await site.send('/api/telemetry', { method: 'POST', headers: { origin: site.origin, ...headers }, body });
  const reached = site.bank.calls.length > before;
  expect([answer.status, reached || answer.json]).toEqual(reached ? [200, true] : [202, { accepted: 0 }]);
  return reached;
}

test('a report counts under the id of a page that its network was sent, and under no other', async () => {
  const { id } = await load(proxied, from('203.0.113.1'));
  expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(await counts(proxied, id, from('203.0.113.1'))).toBe(true);
  expect(await counts(proxied, id.toUpperCase(), from('203.0.113.1'))).toBe(true);
  expect(await counts(proxied, id, from('203.0.113.2'))).toBe(false);
  expect(await counts(proxied, randomUUID(), from('203.0.113.1'))).toBe(false);
  for (const [at, digit] of id.split('').entries()) {
    if (digit === '-') continue;
    const forged = `${id.slice(0, at)}${digit === '0' ? '1' : '0'}${id.slice(at + 1)}`;
    expect([at, await counts(proxied, forged, from('203.0.113.1'))]).toEqual([at, false]);
  }
});

test('pages of one network, for IPv6 one of 64 bits, share their first six bytes, and in one minute all', async () => {
  const ids = async (address: string) => Promise.all(Array.from({ length: 3 }, async () => (await load(proxied, from(address))).id));
  const [one, same, other] = [await ids('2001:db8::1'), await ids('2001:db8::2'), await ids('2001:db8:0:1::1')];
  const voters = (all: string[]) => new Set(all.map((id) => id.slice(0, 13)));
  expect(voters([...one, ...same]).size).toBe(1);
  expect(voters([...one, ...other]).size).toBe(2);
  // A minute may end in between.
  expect(new Set([...one, ...same]).size).toBeLessThanOrEqual(2);
});

test('on localhost, where all come from this machine, a browser is a voter', async () => {
  const [one, other] = [await load(gateway), await load(gateway)];
  expect(other.id.slice(0, 13)).not.toBe(one.id.slice(0, 13));
  expect((await load(gateway, { cookie: one.cookie })).id.slice(0, 13)).toBe(one.id.slice(0, 13));
  expect(await counts(gateway, one.id, { cookie: one.cookie })).toBe(true);
  expect(await counts(gateway, one.id, { cookie: other.cookie })).toBe(false);
  expect(await counts(gateway, one.id)).toBe(false);
});

test.each([
  ['no JSON', 'x', false],
  ['no object', '7', false],
  ['nothing', '', false],
  ['an id twice', `{"page":"PAGE","page":"${randomUUID()}"}`, false],
  // Admin says what is wrong with these.
  ['no id', '{}', true],
  ['an id that is no text', '{"page":7}', true],
])('a report that is %s', async (_what, text, reaches) => {
  const { id } = await load(proxied, from('203.0.113.3'));
  const before = proxied.bank.calls.length;
  const headers = { ...from('203.0.113.3'), origin: proxied.origin };
  await proxied.send('/api/telemetry', { method: 'POST', headers, body: text.replace('PAGE', id) });
  expect(proxied.bank.calls.length > before).toBe(reaches);
});

test('what is no report is the service’s to answer', async () => {
  const before = proxied.bank.calls.length;
  await proxied.send('/api/telemetry', { headers: from('203.0.113.4') });
  expect(proxied.bank.calls.length).toBe(before + 1);
});
