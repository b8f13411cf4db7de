import { expect, test } from 'vitest';
import { messageForPeople } from '../../src/supervise/process-log.ts';

test('warnings and errors reach the terminal in one line', () => {
  expect(messageForPeople('{"level":40,"msg":"trying again","err":{"message":"no database"}}')).toBe('trying again: no database');
  expect(messageForPeople('{"level":50,"msg":"failed"}')).toBe('failed');
});

test('everything else stays in the file', () => {
  expect(messageForPeople('{"level":30,"msg":"listening"}')).toBeNull();
  expect(messageForPeople('plain words')).toBeNull();
});
