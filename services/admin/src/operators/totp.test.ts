import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { newTotp, stepOfCode } from './totp.ts';

/** RFC 6238, appendix B: the secret of its SHA-1 vectors. Its codes have eight digits, the last six are ours. */
const RFC_SECRET = Secret.fromLatin1('12345678901234567890').base32;

describe('a code', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('of the RFC at %i s is %s', (seconds, code) => {
    expect(stepOfCode(RFC_SECRET, code, 0n, seconds * 1000)).toBe(BigInt(Math.floor(seconds / 30)));
  });

  test('works one step early or late, not two', () => {
    const found = [-60, -30, 0, 30, 60].map((seconds) => stepOfCode(RFC_SECRET, '005924', 0n, (1_234_567_890 + seconds) * 1000));
    expect(found.map((step) => step !== undefined)).toEqual([false, true, true, true, false]);
  });

  test('works once', () => {
    expect(stepOfCode(RFC_SECRET, '005924', 41_152_263n, 1_234_567_890_000)).toBeUndefined();
    expect(stepOfCode(RFC_SECRET, '005924', 41_152_262n, 1_234_567_890_000)).toBe(41_152_263n);
  });

  test.each(['', '00592', '0059244', 'abcdef', '００５９２４'])('"%s" is none', (code) => {
    expect(stepOfCode(RFC_SECRET, code, 0n, 1_234_567_890_000)).toBeUndefined();
  });
});

test('a new secret has 160 bits and an address that names the account', () => {
  const { secret, uri } = newTotp('mirela', 'Facet');
  expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
  expect(uri).toContain('otpauth://totp/Facet:mirela?');
  expect(new TOTP({ secret }).generate()).toMatch(/^\d{6}$/);
});
