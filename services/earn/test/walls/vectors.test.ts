import { describe, expect, it } from 'vitest';
import { frameAddress } from '../../src/walls/frame-address.ts';
import { signedMessage } from '../../src/walls/message.ts';
import { type Inbound, readParameters } from '../../src/walls/parameters.ts';
import { cpx } from '../../src/walls/providers/cpx.ts';
import type { Recipe } from '../../src/walls/recipe.ts';
import { verifiedParameters } from '../../src/walls/verify.ts';
import { refusalOf } from './refusal-of.ts';
import { type VectorRequest, vectorRequests } from './vector-requests.ts';
import vectors from './vectors.json' with { type: 'json' };

function inbound({ carrier, url, body = '' }: VectorRequest): Inbound {
  return {
    method: carrier === 'query' ? 'GET' : 'POST',
    url,
    headers: {},
    body: Buffer.from(body),
  };
}

function withSignature(request: VectorRequest, value: string): Inbound {
  const plain = inbound(request);
  const { at } = request.signature;
  if ('header' in at) return { ...plain, headers: { [at.header]: value } };
  if (request.carrier === 'json') return { ...plain, body: Buffer.from(`{"${at.parameter}":"${value}",${(request.body ?? '').slice(1)}`) };
  return { ...plain, url: `${plain.url}&${at.parameter}=${encodeURIComponent(value)}` };
}

const recipe = ({ carrier, signature }: VectorRequest): Recipe => ({ ...cpx, carrier, signature, formats: {} });
function requestOf(provider: string): VectorRequest {
  const request = vectorRequests[provider];
  if (request === undefined) throw new Error(`no request for the vector ${provider}`);
  return request;
}
const postbacks = vectors.filter(({ provider }) => provider !== 'cpx-wall');

describe('published signature vectors', () => {
  it('are all here', () => {
    expect(vectors).toHaveLength(17);
    expect(postbacks.map(({ provider }) => provider).sort()).toEqual(Object.keys(vectorRequests).sort());
  });

  it.each(postbacks)('$provider: the signed text is rebuilt from the request', (vector) => {
    const request = requestOf(vector.provider);
    // An address recipe reads the signature's place, so that the request has to carry one.
    const arrived = request.signature.message.kind === 'address-before-signature' ? withSignature(request, 'x') : inbound(request);
    const message = signedMessage(request.signature, arrived, readParameters(arrived, request.carrier), vector.secret);
    expect(Buffer.from(message).toString()).toBe(vector.stringToSign);
  });

  it.each(postbacks)('$provider: the published signature is accepted', (vector) => {
    const request = requestOf(vector.provider);
    const parameters = verifiedParameters(recipe(request), withSignature(request, vector.expect), vector.secret);
    expect(parameters.size).toBeGreaterThan(0);
  });

  it.each(postbacks)('$provider: a changed, upper-case, empty or absent signature and another secret are refused', (vector) => {
    const request = requestOf(vector.provider);
    const verify = (arrived: Inbound, secret = vector.secret) => refusalOf(() => verifiedParameters(recipe(request), arrived, secret));
    const changed = (vector.expect.startsWith('0') ? '1' : '0') + vector.expect.slice(1);
    expect(verify(withSignature(request, changed))).toBe('signature');
    expect(verify(withSignature(request, vector.expect.toUpperCase()))).toBe('signature');
    expect(verify(withSignature(request, vector.expect), `${vector.secret}x`)).toBe('signature');
    expect(verify(withSignature(request, ''))).toBe('unsigned');
    expect(verify(inbound(request))).toBe('unsigned');
  });

  it('cpx-wall: the frame carries the published hash', () => {
    const vector = vectors.find(({ provider }) => provider === 'cpx-wall');
    const address = frameAddress(cpx.frame, { memberId: 'user-1', username: 'nova', publicId: '77', secret: vector?.secret ?? '' }, null);
    expect(new URL(address).searchParams.get('secure_hash')).toBe(vector?.expect);
  });
});
