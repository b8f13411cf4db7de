import { expect, test } from 'vitest';
import { csvHead, csvLines } from './csv.ts';

test.each(['=1+1', '+44', '-cmd', '-1', '-1.000', '@x', '\tx', '\rx', '\n=1', '＝1', '＋1', '－1', '＠x'])(
  '%j is marked as text, so that no spreadsheet calculates it',
  (cell) => expect(csvLines([[cell]])).toBe(`"'${cell}"\r\n`),
);

test.each([
  ['-12.50', '"-12.50"'],
  ['1=1', '"1=1"'],
  ['a "b"', '"a ""b"""'],
  ['a,\r\nb', '"a,\r\nb"'],
  ['', '""'],
  [null, '""'],
  [7, '"7"'],
  [-7, '"-7"'],
])('%j is left as it is, in quotation marks', (cell, written) => {
  expect(csvLines([[cell]])).toBe(`${written}\r\n`);
});

test('a file begins with the mark of UTF-8, a page without lines adds none', () => {
  expect(
    csvHead(['Name', 'R$']) +
      csvLines([]) +
      csvLines([
        ['a', '=b'],
        [null, 2],
      ]),
  ).toBe(`\u{feff}"Name","R$"\r\n"a","'=b"\r\n"","2"\r\n`);
});
