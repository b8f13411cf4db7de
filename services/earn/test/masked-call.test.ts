import { expect, test } from 'vitest';
import { maskedCall } from '../src/postbacks/masked-call.ts';
import { catalogue } from '../src/walls/catalogue.ts';

const SECRET = 'canary-5f2c9d';
const call = (wall: string, given: { target?: string; headers?: Record<string, string>; body?: string }) =>
  maskedCall({ wall, target: `/api/postbacks/${wall}`, headers: {}, ...given, body: Buffer.from(given.body ?? '') });

test.each([...catalogue.keys()])('of a call of %s neither token nor signature is shown, wherever it stands', (wall) => {
  const { at } = catalogue.get(wall)?.signature ?? { at: { parameter: '' } };
  const escaped = (name: string) => `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`;
  const given =
    'header' in at
      ? { target: `/api/postbacks/${wall}/${SECRET}?x=1`, headers: { [at.header]: SECRET, 'user-agent': 'wall/1' } }
      : {
          target: `/api/postbacks/${wall}/${SECRET}?x=1&${at.parameter}=${SECRET}&${escaped(at.parameter)}=${SECRET}`,
          body: `{"x":1,"${at.parameter}" : "${SECRET}","a":{"\\u00${at.parameter.charCodeAt(0).toString(16)}${at.parameter.slice(1)}":"${SECRET}\\""}}`,
        };
  const shown = call(wall, given);
  expect(JSON.stringify(shown)).not.toContain(SECRET);
  expect(shown.target).toMatch(new RegExp(`^/api/postbacks/${wall}/\\*\\*\\*\\?x=1`));
  expect(JSON.parse(shown.body || '{"x":1}')).toMatchObject({ x: 1 });
  const name = 'header' in at ? 'y' : at.parameter;
  expect(call(wall, { body: `x=1&${name}=${'header' in at ? 'seen' : SECRET}` }).body).toBe(
    `x=1&${name}=${'header' in at ? 'seen' : '***'}`,
  );
});

test('of a provider that is gone from the catalogue nobody knows what is secret', () => {
  const shown = call('gone', { target: `/api/postbacks/gone?a=${SECRET}`, headers: { 'x-sign': SECRET, 'user-agent': 'w' }, body: SECRET });
  expect(shown).toEqual({ target: '/api/postbacks/gone?***', headers: { 'x-sign': '***', 'user-agent': 'w' }, body: '***' });
});
