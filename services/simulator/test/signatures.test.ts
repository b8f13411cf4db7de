import { describe, expect, test } from 'vitest';
import type { WallId } from '../src/walls/recipe.ts';
import { recipes } from '../src/walls/recipes/index.ts';
import { formEncode, signedCall } from '../src/walls/signed-call.ts';
import { readJson, runningSimulator } from './running-simulator.ts';
import vectors from './vectors.json' with { type: 'json' };

/** The published vectors of the four companies (b's is its documentation's own). */
describe.each(vectors)('the signature of wall $wall', ({ wall, secret, address, params, signature }) => {
  const pairs = params.map(([name = '', value = '']) => [name, value] as const);
  const sign = (changed = pairs, key = secret) => signedCall(recipes[wall as WallId], address, changed, key);

  test('is the one in the vector, last in the address or in the header', () => {
    const { url, headers } = sign();
    expect(headers['X-Ayetstudios-Security-Hash'] ?? url.split('&hash=')[1]).toBe(signature);
  });

  test('changes with the secret', () => {
    const { url, headers } = sign(pairs, 'another-secret');
    expect(url + JSON.stringify(headers)).not.toContain(signature);
  });
});

test('the address of wall a carries the published proof', () => {
  expect(recipes.a.entry.proof?.of('user-1', 'test-secret')).toBe('d8f8e8d987cb6abc555028fc9fa11a08');
});

test('wall d encodes as PHP does, and its signature does not depend on the order of the parameters', () => {
  expect(formEncode('a b*c~d+e-f_g.h é(1)')).toBe('a+b%2Ac%7Ed%2Be-f_g.h+%C3%A9%281%29');
  const sign = (...params: [string, string][]) => signedCall(recipes.d, 'https://site', params, 'test-secret').headers;
  expect(sign(['b', '2'], ['a', 'x y*~'])).toEqual(sign(['a', 'x y*~'], ['b', '2']));
});

test('anything can be signed for a test, with the secret and the address in force', async () => {
  const simulator = await runningSimulator({ siteUrl: 'https://publisher.com' });
  const params = { uid: 'someone', val: '7', note: 'a b&c' };
  const { url, headers } = await readJson(await simulator.post('/sim/walls/b/sign', { params }));
  expect(url).toMatch(/^https:\/\/publisher\.com\/api\/postbacks\/b\?uid=someone&val=7&note=a%20b%26c&hash=[0-9a-f]{40}$/);
  expect(headers).toEqual({});
  const { headers: ofD } = await readJson(await simulator.post('/sim/walls/d/sign', { params }));
  expect(ofD).toHaveProperty('X-Ayetstudios-Security-Hash', expect.stringMatching(/^[0-9a-f]{64}$/));
});
