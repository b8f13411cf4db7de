import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RegistryClient } from '../../src/registry/index.ts';
import { signingKeys } from '../../src/site/signing-keys.ts';

/** A registry that answers as it is told, and remembers who asked. */
let server: Server;
let answer: { status: number; body: object };
let authorization = '';
let folder: string;
let client: RegistryClient;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'facet-registry-'));
  const { keyFile } = signingKeys(folder, ['releaser']);
  server = createServer((request, response) => {
    authorization = request.headers.authorization ?? '';
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = new RegistryClient(() => `http://127.0.0.1:${(server.address() as AddressInfo).port}`, keyFile('releaser'));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const order = { revision: 3, moves: [{ deployable: 'mfe-earn', canary: null }], reason: 'a test', by: 'kim' };

test('each call is signed by the key of `releaser`, for admin, for a minute', async () => {
  answer = { status: 200, body: { revision: 4 } };
  expect(await client.move(order)).toBe(4);
  const [header = '', claims = '', signature = ''] = authorization.slice('Bearer '.length).split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, number>;
  expect(read(header)).toEqual({ alg: 'ES256', typ: 'JWT', kid: 'releaser' });
  expect(read(claims)).toMatchObject({ iss: 'releaser', aud: 'admin' });
  expect((read(claims)['exp'] ?? 0) - (read(claims)['iat'] ?? 0)).toBe(60);
  const key = { key: createPublicKey(readFileSync(join(folder, 'releaser.pem'))), dsaEncoding: 'ieee-p1363' as const };
  expect(verify('sha256', Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url'))).toBe(true);
});

test.each([
  [409, 'revision_moved', 'Somebody moved', 'revision_moved', /somebody else moved the registry meanwhile: nothing was changed/],
  [
    409,
    'path_taken',
    'mfe-a wants /earn, which mfe-b owns',
    'refused',
    /path_taken\): mfe-a wants \/earn, which mfe-b owns\. Nothing was changed/,
  ],
  [503, 'unavailable', 'x', 'registry_away', /does not answer: nothing was changed/],
])('an answer %s %s is told in words', async (status, code, message, expected, words) => {
  answer = { status, body: { code, message } };
  await expect(client.move(order)).rejects.toMatchObject({ code: expected, message: expect.stringMatching(words) as string });
});

test('a registry that is away, or that this site does not have, is told', async () => {
  const key = join(folder, 'releaser.pem');
  await expect(new RegistryClient(() => 'http://127.0.0.1:1', key).current()).rejects.toMatchObject({ code: 'registry_away' });
  await expect(new RegistryClient(() => undefined, key).current()).rejects.toThrow('services/admin is missing');
});

test('a document that has not changed is none', async () => {
  answer = { status: 200, body: { unchanged: true, cursor: '7.1', revision: 7 } };
  expect(await client.documentAfter('7.1')).toBeNull();
});
