import { expect, it } from 'vitest';
import { csvHead, csvLine } from './csv.ts';

it.each([
  ['=1+1', `"'=1+1"`],
  ['+44', `"'+44"`],
  ['-cmd', `"'-cmd"`],
  ['@x', `"'@x"`],
  ['\tx', `"'\tx"`],
  ['\rx', `"'\rx"`],
  ['-12.50', '"-12.50"'],
  ['a "b"', '"a ""b"""'],
  [null, '""'],
  [7, '"7"'],
])('%j is written so that no spreadsheet calculates it', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`);
});

it('a file begins with the mark of UTF-8', () => {
  expect(csvHead(['Name', 'R$'])).toBe('\u{feff}"Name","R$"\r\n');
});
