import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from './support/http.ts';
import { type Gateway, startGateway } from './support/start-gateway.ts';

let gateway: Gateway;
beforeAll(async () => void (gateway = await startGateway()));
afterAll(() => gateway.close());

const refs = ({ headers }: Answer) => (headers['set-cookie'] ?? []).filter((line) => line.startsWith('ref='));
const cookies = async (path: string, cookie = '') => refs(await gateway.send(path, { headers: { cookie } }));

describe('/r/{username}', () => {
  test('remembers who sent the visitor, for 30 days', async () => {
    expect(await cookies('/r/Sam_1')).toEqual(['ref=Sam_1; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax']);
    expect(await cookies('/r/Sam_1/', 'theme=dark')).toEqual(['ref=Sam_1; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax']);
  });

  test('keeps the first one', async () => {
    expect(await cookies('/r/Second', 'ref=First')).toEqual([]);
    expect(await cookies('/r/Second', 'ref=$$$')).toHaveLength(1);
  });

  test.each(['/r/ab', `/r/${'a'.repeat(21)}`, '/r/sam%3B%20x=y', '/r/sam%0d%0aset-cookie', '/r/s%20m', '/r/', '/r/a-b-c', '/r/Sam_1/more'])(
    'takes usernames only, and shows the shell: %s',
    async (path) => {
      const answer = await gateway.send(path);
      expect([answer.status, refs(answer)]).toEqual([200, []]);
    },
  );

  test('sends a member to their dashboard', async () => {
    const answer = await gateway.send('/r/Sam_1', { headers: { cookie: gateway.memberCookie() } });
    expect([answer.status, answer.headers['location'], refs(answer)]).toEqual([302, '/', []]);
  });
});
