import { expect, test } from 'vitest';
import { readRefusal, readResult } from '../src/wallet/wallet-result.ts';

test.each(['ok', 'duplicate'])('%s is booked, with the balance where it is told', (status) => {
  expect(readResult({ status, balanceAfter: '5.00' })).toEqual({ status, balanceAfter: '5.00' });
  expect(readResult({ status, balanceAfter: null })).toEqual({ status, balanceAfter: null });
  expect(readResult({ results: [{ status }] })).toEqual({ status, balanceAfter: null });
});

test.each(['cancelled', 'insufficient', 'requirement', 'key_reused'])('%s is passed on', (status) => {
  expect(readResult({ status, balanceAfter: '5.00' })).toEqual({ status });
  expect(readResult({ results: [{ status }] })).toEqual({ status });
});

test('what the wallet holds for malformed is refused for good', () => {
  expect(readResult({ status: 'invalid' })).toEqual({ status: 'refused', why: 'the wallet holds it for malformed or out of range' });
});

test.each([
  undefined,
  null,
  'ok',
  {},
  { status: 'of tomorrow' },
  { status: 'ok', balanceAfter: 5 },
  { results: [] },
  { results: [{ status: 'ok' }, { status: 'ok' }] },
])('what cannot be read says nothing of what was done: %j', (answer) => {
  const why = `an answer that is not understood: ${JSON.stringify(answer)}`;
  expect(readResult(answer)).toEqual({ status: 'unknown', why });
});

test('a long answer is not kept whole', () => {
  const result = readResult({ status: 'x'.repeat(1_000) });
  expect(result.status === 'unknown' && result.why.length).toBe('an answer that is not understood: '.length + 200);
  const refusal = readRefusal(500, 'x'.repeat(1_000));
  expect(refusal.status === 'unknown' && refusal.why.length).toBe('the wallet answered 500: '.length + 200);
});

test.each([400, 403, 404, 409, 422, 499])('%i: the wallet has decided, and refused', (httpStatus) => {
  expect(readRefusal(httpStatus, { error: 'no' })).toEqual({ status: 'refused', why: `the wallet answered ${httpStatus}: {"error":"no"}` });
});

test.each([399, 401, 408, 425, 429, 500, 503])('%i: nobody knows whether it was done', (httpStatus) => {
  expect(readRefusal(httpStatus, undefined)).toEqual({ status: 'unknown', why: `the wallet answered ${httpStatus}: undefined` });
});
