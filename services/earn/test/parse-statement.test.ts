import { expect, test } from 'vitest';
import { parseStatement } from '../src/wall-statements/parse-statement.ts';

const one = [{ transaction: 'T1', amountHundredths: 1250n }];

test.each([
  ['two columns', 'T1,12.50', one],
  ['a heading', 'Transaction ID,Reward\nT1,12.50', one],
  ['columns in another order', 'date;value;tx_id\n2026-11-01;12.50;T1', one],
  ['tabs, empty lines and Windows line ends', '\r\nT1\t12.50\r\n\r\n', one],
  ['quotes', '"Conversion","Offer","Points"\n"T1","A ""good"", long one","12.50"', one],
  ['a chargeback', 'T1,-3', [{ transaction: 'T1', amountHundredths: -300n }]],
])('%s is read', (_what, text, lines) => {
  expect(parseStatement(text)).toEqual(lines);
});

test.each([
  ['nothing', '', 'The statement is empty'],
  ['one column', 'T1', 'Line 1: a transaction and an amount are needed'],
  ['an amount that is none', 'T1,1\nT2,1.234', 'Line 2: no amount'],
  ['a missing transaction', 'T1,1\n\n,2', 'Line 3: no transaction'],
  ['too many lines', 'T1,1\n'.repeat(10_001), 'at most 10000 lines'],
])('%s is refused', (_what, text, message) => {
  expect(() => parseStatement(text)).toThrow(message);
});
