import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileMessage } from '../src/compile-message.ts';

const words = fc.stringMatching(/^[a-zA-Z0-9 .,:!?%$()<>/ñé-]{1,12}$/);
const name = fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,8}$/);
const argument = name.map((argumentName) => `{${argumentName}}`);

const { message } = fc.letrec<{ message: string; choice: string; plural: string; branch: string }>((tie) => ({
  message: fc
    .array(fc.oneof({ maxDepth: 3, withCrossShrink: true }, words, argument, tie('choice'), tie('plural')), { maxLength: 4 })
    .map(join),
  choice: fc.tuple(name, fc.constant('select'), name, tie('message'), tie('message')).map(written),
  plural: fc
    .tuple(name, fc.constantFrom('plural', 'selectordinal'), fc.constantFrom('one', '=0', 'few'), tie('branch'), tie('branch'))
    .map(written),
  branch: fc.tuple(tie('message'), fc.constantFrom('#', '')).map(join),
}));

test('makes of any text what the compiler of Lingui makes of it', () => {
  fc.assert(
    fc.property(message, (text) => {
      expect(merged(compileMessage(text))).toEqual(merged(compileMessageOrThrow(text)));
    }),
    { numRuns: 300 },
  );
});

test.each(['Hello {name', 'Hello name}', '{count, plural, one {# day}}', '{at, date, short}', '{count, plural, one # other {#}}'])(
  'refuses %s',
  (text) => {
    expect(() => compileMessage(text)).toThrow('the text');
  },
);

function join(parts: readonly string[]): string {
  return parts.join('');
}

function written([argumentName, kind, key, branch, other]: string[]): string {
  return `{${argumentName}, ${kind}, ${key} {${branch}} other {${other}}}`;
}

/** Where a text is cut says nothing. */
function merged(value: unknown): unknown {
  if (!Array.isArray(value)) {
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, key === 'offset' ? part : merged(part)]));
  }
  return value.reduce<unknown[]>((parts, part: unknown) => {
    const last = parts.at(-1);
    const isText = (token: unknown): token is string => typeof token === 'string' && token !== '#';
    if (isText(part) && isText(last)) return [...parts.slice(0, -1), last + part];
    return [...parts, Array.isArray(part) ? part.map((item, index) => (index === 2 ? merged(item) : (item as unknown))) : part];
  }, []);
}
