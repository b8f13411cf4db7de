import { describe, expect, it } from 'vitest';
import { readConfig, Type } from '../src/index.ts';

const schema = Type.Object({
  PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 8080 }),
  NAMES: Type.Record(Type.String(), Type.Array(Type.String()), { default: {} }),
  KEY: Type.String({ minLength: 3, description: 'the key' }),
  EXTRA: Type.Optional(Type.String()),
});

describe('readConfig', () => {
  it('converts numbers and JSON, and takes defaults', () => {
    expect(readConfig(schema, { KEY: 'abc', NAMES: '{"a":["b"]}', EXTRA: '' })).toEqual({ PORT: 8080, KEY: 'abc', NAMES: { a: ['b'] } });
  });

  it('names every bad variable at once, without printing a value', () => {
    const read = () => readConfig(schema, { PORT: '80a', NAMES: '{broken', KEY: 'no' });
    expect(read).toThrow(/PORT is not valid[\s\S]*NAMES is not valid[\s\S]*KEY is not valid \(the key\)/);
    expect(read).not.toThrow(/80a/);
    expect(() => readConfig(schema, {})).toThrow('KEY is missing (the key)');
  });
});
