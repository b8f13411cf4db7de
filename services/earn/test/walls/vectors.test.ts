import { formatMoney } from '@facet/service-kit';
import { describe, expect, test } from 'vitest';
import { capHundredths } from '../../src/walls/amount.ts';
import { catalogue, recipeOf } from '../../src/walls/catalogue.ts';
import { frameAddress } from '../../src/walls/frame-address.ts';
import { interpret } from '../../src/walls/interpret.ts';
import { signedMessage } from '../../src/walls/message.ts';
import { type Inbound, readParameters } from '../../src/walls/parameters.ts';
import type { Recipe } from '../../src/walls/recipe.ts';
import { verifiedParameters } from '../../src/walls/verify.ts';
import { refusalOf } from './refusal-of.ts';
import published from './vectors.json' with { type: 'json' };

type Vector = Recipe['vectors'][number];

function inbound({ carrier }: Recipe, { url, body = '' }: Vector): Inbound {
  return { method: carrier === 'query' ? 'GET' : 'POST', url, headers: {}, body: Buffer.from(body) };
}

function withSignature(recipe: Recipe, vector: Vector, value: string): Inbound {
  const plain = inbound(recipe, vector);
  const { at } = recipe.signature;
  if ('header' in at) return { ...plain, headers: { [at.header]: value } };
  if (recipe.carrier === 'json') return { ...plain, body: Buffer.from(`{"${at.parameter}":"${value}",${(vector.body ?? '').slice(1)}`) };
  return { ...plain, url: `${plain.url}&${at.parameter}=${encodeURIComponent(value)}` };
}

/** The vectors name the member `user-1`, which is no id of ours. */
const withoutFormats = (recipe: Recipe): Recipe => ({ ...recipe, formats: {} });
const cases = [...catalogue.values()].flatMap((recipe) => recipe.vectors.map((vector) => ({ id: recipe.id, recipe, vector })));

describe('the published signature vectors', () => {
  test('are all in the data files', () => {
    const known = new Set(cases.map(({ vector }) => `${vector.secret} ${vector.signed} ${vector.signature}`));
    const postbacks = published.filter(({ provider }) => provider !== 'cpx-wall');
    expect(postbacks).toHaveLength(16);
    expect(postbacks.filter(({ secret, stringToSign, expect: value }) => !known.has(`${secret} ${stringToSign} ${value}`))).toEqual([]);
  });

  test('cpx-wall: the frame carries the published hash', () => {
    const vector = published.find(({ provider }) => provider === 'cpx-wall');
    const { frame } = recipeOf('a');
    if (frame === null) throw new Error('wall a has a frame');
    const values = { memberId: 'user-1', username: 'nova', publicIds: { publicId: '77' }, secret: vector?.secret ?? '' };
    expect(new URL(frameAddress(frame, values, null)).searchParams.get('secure_hash')).toBe(vector?.expect);
  });
});

describe.each(cases)('provider $id', ({ recipe, vector }) => {
  const read = (arrived: Inbound, secret = vector.secret) => verifiedParameters(withoutFormats(recipe), arrived, secret);

  test('rebuilds the signed text from the request', () => {
    const arrived = withSignature(recipe, vector, 'x');
    const message = signedMessage(recipe.signature, arrived, readParameters(inbound(recipe, vector), recipe.carrier), vector.secret);
    expect(Buffer.from(message).toString()).toBe(
      recipe.signature.message.kind === 'raw-body' ? arrived.body.toString() : (vector.signed ?? vector.secret),
    );
  });

  test('accepts the published signature', () => {
    expect(refusalOf(() => read(withSignature(recipe, vector, vector.signature)))).toBe('accepted');
  });

  test('refuses a changed, upper-case, empty or absent signature and another secret', () => {
    const verify = (arrived: Inbound, secret?: string) => refusalOf(() => read(arrived, secret));
    const changed = (vector.signature.startsWith('0') ? '1' : '0') + vector.signature.slice(1);
    expect(verify(withSignature(recipe, vector, changed))).toBe('signature');
    expect(verify(withSignature(recipe, vector, vector.signature.toUpperCase()))).toBe('signature');
    expect(verify(withSignature(recipe, vector, vector.signature), `${vector.secret}x`)).toBe('signature');
    expect(verify(withSignature(recipe, vector, ''))).toBe('unsigned');
    expect(verify(inbound(recipe, vector))).toBe('unsigned');
  });
});

test.each(cases.filter(({ vector }) => vector.claim !== null))('provider $id: its vector says what it should', ({ recipe, vector }) => {
  const arrived = withSignature(recipe, vector, vector.signature);
  const claim = interpret(recipe, verifiedParameters(withoutFormats(recipe), arrived, vector.secret), capHundredths);
  const { outcome, member, transaction } = claim;
  const amount = claim.outcome === 'credit' ? { amount: formatMoney(claim.amountHundredths) } : {};
  expect({ outcome, member, transaction, ...amount }).toEqual(vector.claim);
});

describe('every provider', () => {
  test('whose signature covers little has a published list of senders or is not switched on without one', () => {
    const open = [...catalogue.values()].filter(({ signature }) => signature.digest === null);
    expect(open.map(({ id }) => id)).toEqual(['adgate', 'monlix', 'mychips', 'revu']);
    expect(open.every(({ needsSenders }) => needsSenders)).toBe(true);
  });

  test('fills its frame’s address with public ids that it names', () => {
    for (const { frame } of catalogue.values()) {
      if (frame === null) continue;
      const text = [frame.address, ...Object.values(frame.query)].join(' ');
      const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const known = [...frame.publicIds, 'memberId', 'username', 'hash', 'unique'];
      expect(names.filter((name) => !known.includes(name ?? ''))).toEqual([]);
      expect(frame.publicIds.filter((name) => !names.includes(name))).toEqual([]);
      expect(names).toContain('memberId');
    }
  });
});
