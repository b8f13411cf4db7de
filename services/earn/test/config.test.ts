import { ConfigError } from '@facet/service-kit';
import { describe, expect, test } from 'vitest';
import { readEarnConfig } from '../src/config.ts';
import { earnVariables } from './start-earn.ts';

const needed = {
  ...earnVariables,
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  SERVICE_KEY_FILE: 'k.pem',
  SERVICE_KEYS_FILE: 'k.json',
  SESSION_JWKS_URL: 'file:///k.json',
};
function problemOf(variables: Record<string, string | undefined>): string {
  try {
    readEarnConfig({ ...needed, ...variables });
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'none';
}

describe('the start', () => {
  test('goes on with what it needs', () => {
    expect(problemOf({})).toBe('none');
  });

  test.each(['', '  ', 'x', 'with blank'])('is refused with the wall secret %j', (secret) => {
    expect(problemOf({ WALL_C_SECRET: secret })).toContain('WALL_C_SECRET');
  });

  test('never says a secret', () => {
    expect(problemOf({ WALL_C_SECRET: 'a b-hidden' })).not.toContain('hidden');
  });

  test('in production is refused with a demonstration secret, given or defaulted, and says which', () => {
    const production = { NODE_ENV: 'production', WALL_IDS_KEY: 'a-key-of-our-own' };
    expect(problemOf(production)).toBe('none');
    expect(problemOf({ ...production, WALL_B_SECRET: 'demo-wall-b' })).toContain('WALL_B_SECRET');
    expect(problemOf({ ...production, WALL_B_SECRET: undefined })).toContain('WALL_B_SECRET');
    expect(problemOf({ ...production, WALL_IDS_KEY: undefined })).toContain('WALL_IDS_KEY');
  });

  test('in production is refused without the ids that the real walls need', () => {
    const ids = { WALL_IDS_KEY: 'a-key-of-our-own', WALL_A_PUBLIC_ID: '1', WALL_B_PUBLIC_ID: 't', WALL_C_PUBLIC_ID: 'p' };
    expect(problemOf({ NODE_ENV: 'production', WALLS_BASE_URL: undefined, ...ids })).toContain('WALL_D_PUBLIC_ID');
    expect(problemOf({ NODE_ENV: 'production', WALLS_BASE_URL: undefined, ...ids, WALL_D_PUBLIC_ID: '9' })).toBe('none');
  });

  test('is refused with a sender list that is none', () => {
    expect(problemOf({ WALL_ALLOWED_ADDRESSES: '10.0.0.1, fd00::/8, 10.0.0.0/8' })).toBe('none');
    for (const list of ['localhost', '10.0.0.0/33', '10.0.0.1,', '::1/x'])
      expect(problemOf({ WALL_ALLOWED_ADDRESSES: list })).toContain('WALL_ALLOWED_ADDRESSES');
  });

  test('takes postbacks from loopback in the demonstration, from each provider’s own addresses in production', () => {
    expect(readEarnConfig(needed).allowedSenders).toEqual(['127.0.0.0/8', '::1']);
    expect(readEarnConfig({ ...needed, NODE_ENV: 'production', WALL_IDS_KEY: 'a-key-of-our-own' }).allowedSenders).toBeNull();
  });
});
