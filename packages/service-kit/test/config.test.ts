import { describe, expect, test } from 'vitest';
import { readConfig, readServiceConfig, Type } from '../src/index.ts';

const schema = Type.Object({
  PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 8080 }),
  NAMES: Type.Record(Type.String(), Type.Array(Type.String()), { default: {} }),
  KEY: Type.String({ minLength: 3, description: 'the key' }),
  EXTRA: Type.Optional(Type.String()),
});

describe('readConfig', () => {
  test('converts numbers and JSON, and takes defaults', () => {
    expect(readConfig(schema, { KEY: 'abc', NAMES: '{"a":["b"]}', EXTRA: '' })).toEqual({ PORT: 8080, KEY: 'abc', NAMES: { a: ['b'] } });
  });

  test('names every bad variable at once, without printing a value', () => {
    const read = () => readConfig(schema, { PORT: '80a', NAMES: '{broken', KEY: 'no' });
    expect(read).toThrow(/PORT is not valid[\s\S]*NAMES is not valid[\s\S]*KEY is not valid \(the key\)/);
    expect(read).not.toThrow(/80a/);
    expect(() => readConfig(schema, {})).toThrow('KEY is missing (the key)');
  });
});

test('a service reads what its service.json declares beside what every service reads', () => {
  const declared = {
    GROUP_ID: { type: 'string', pattern: '^[0-9]+$', description: 'the group' },
    SWEEP_AFTER_MS: { type: 'integer', minimum: 50, default: 200, description: 'when it is undone' },
    BOT_COOKIE: { type: 'string', description: 'of the bot', secret: true, optional: true },
  };
  const kits = {
    DATABASE_URL: 'postgres://x',
    PUBLIC_URL: 'http://site.test',
    SERVICE_KEY_FILE: 'key.pem',
    SERVICE_KEYS_FILE: 'keys.json',
    SESSION_JWKS_URL: 'file:///keys.json',
  };
  const config = readServiceConfig(declared, { ...kits, GROUP_ID: '7', SWEEP_AFTER_MS: '60' });
  expect(config).toMatchObject({ GROUP_ID: '7', SWEEP_AFTER_MS: 60, PUBLIC_URL: 'http://site.test', LOG_LEVEL: 'info' });
  expect(config).not.toHaveProperty('BOT_COOKIE');
  expect(() => readServiceConfig(declared, { ...kits, SWEEP_AFTER_MS: '49' })).toThrow(
    /GROUP_ID is missing \(the group\)[\s\S]*SWEEP_AFTER_MS is not valid/,
  );
});
