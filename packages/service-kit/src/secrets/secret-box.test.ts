import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SecretBox } from './secret-box.ts';

const key = (id: string): string => `${id}:${randomBytes(32).toString('base64url')}`;
const [old, current] = [key('2026-01'), key('2026-02')];
const box = new SecretBox(`${current},${old}`);

describe('a sealed secret', () => {
  test('opens for what it belongs to, and is another text each time', () => {
    const sealed = box.seal('the cookie', 'bot:1');
    expect(box.open(sealed, 'bot:1')).toBe('the cookie');
    expect(sealed.includes('cookie')).toBe(false);
    expect(box.seal('the cookie', 'bot:1').equals(sealed)).toBe(false);
  });

  test('does not open in another row', () => {
    expect(() => box.open(box.seal('the cookie', 'bot:1'), 'bot:2')).toThrow('authenticate');
  });

  test('does not open when any byte was changed', () => {
    const sealed = box.seal('x', 'bot:1');
    for (let at = 0; at < sealed.length; at += 1) {
      const altered = Buffer.from(sealed);
      altered[at] = (altered[at] as number) ^ 1;
      expect(() => box.open(altered, 'bot:1'), `byte ${at}`).toThrow(/authenticate|secrets key/);
    }
  });
});

describe('keys', () => {
  test('an old one opens what it sealed, and says that it is to be sealed again', () => {
    const sealed = new SecretBox(old).seal('the cookie', 'bot:1');
    expect(box.open(sealed, 'bot:1')).toBe('the cookie');
    expect(box.isOutdated(sealed)).toBe(true);
    expect(box.isOutdated(box.seal('the cookie', 'bot:1'))).toBe(false);
  });

  test('one that is gone is named', () => {
    expect(() => new SecretBox(current).open(new SecretBox(old).seal('x', 'a'), 'a')).toThrow('sealed with the secrets key "2026-01"');
  });

  test.each([['short:YWJj'], ['noKey'], [''], [`${old},${old}`]])('%s is refused', (keys) => {
    expect(() => new SecretBox(keys)).toThrow('secrets key');
  });
});
