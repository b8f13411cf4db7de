import fc from 'fast-check';

/**
 * What breaks readers, printers, clocks and databases: text that is none, numbers beyond every type, times beyond every
 * calendar.
 */
const TEXTS = [
  '',
  ' ',
  '{0190a0a0-0000-7000-8000-000000000001}',
  '00000000-0000-0000-0000-000000000000',
  '\u202eabc',
  'ẞİǅ\u0301',
  '\u2028\u0085',
  '😀'.repeat(400),
  'a'.repeat(9_000),
  "';--",
  '%00',
  '\\',
  '$1',
  '(a+)+$',
  'null',
  'NaN',
  'Infinity',
  '-0',
  '1e3',
  '1e400',
  '٥',
  '0.001',
  '-1',
  '2147483648',
  '9223372036854775808',
  '9'.repeat(40),
  '2026-02-30',
  '0000-01-01',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999Z',
  '2026-01-01T23:59:60Z',
  '2026-06-30T23:59:60+14:00',
  '275760-09-13',
  'infinity',
  '__proto__',
  'constructor',
  'W10',
  'WyJ4Il0',
  'WzEsMl0',
  'WyIyMDI2LTk5LTk5IDk5Ojk5Ojk5KzAwIiwieCJd',
  'https://127.0.0.1:1/\r\nx: y',
  'javascript:alert(1)',
] as const;

/** What no database keeps as text, or as an id. */
const POISON = ['\0', 'a\0b', '\ud800', 'x\udc00y', 'urn:uuid:0190a0a0-0000-7000-8000-000000000001'] as const;
export const poison: fc.Arbitrary<string> = fc.constantFrom(...POISON);

const NUMBERS = [0, -1, 1, 0.1, 0.000_001, 2 ** 31, -(2 ** 31), 2 ** 53, 999_999_999_999_999, -999_999_999_999_999];

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);
const THINGS: unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[[]]],
  { a: { b: [] } },
  nested(31),
  nested(40),
  JSON.parse('{"__proto__":{"role":"owner"}}'),
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(fc.constantFrom(...TEXTS), poison, fc.string({ unit: 'binary', maxLength: 40 }));
const hostileNumber: fc.Arbitrary<number> = fc.constantFrom(...NUMBERS);
export const hostile: fc.Arbitrary<unknown> = fc.oneof(hostileText, hostileNumber, fc.constantFrom(...THINGS));
