import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { messageForPeople, ProcessLog } from '../../src/supervise/process-log.ts';

test('warnings and errors reach the terminal in one line', () => {
  expect(messageForPeople('{"level":40,"msg":"trying again","err":{"message":"no database"}}')).toBe('trying again: no database');
  expect(messageForPeople('{"level":50,"msg":"failed"}')).toBe('failed');
});

test('everything else stays in the file', () => {
  expect(messageForPeople('{"level":30,"msg":"listening"}')).toBeNull();
  expect(messageForPeople('plain words')).toBeNull();
});

test('the last words are what it complained of, however much everyday work is told after', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'facet-log-'));
  const log = new ProcessLog(join(folder, 'earn.log'), () => undefined);
  onTestFinished(() => {
    log.close();
    rmSync(folder, { recursive: true });
  });
  const output = new PassThrough();
  log.follow(output);
  output.write('{"level":30,"msg":"listening"}\n');
  await expect.poll(() => log.tail()).toContain('listening');
  output.end(`Error: a planted crash\n${'{"level":30,"msg":"slow query"}\n'.repeat(100)}`);
  await expect.poll(() => log.tail()).toBe('Error: a planted crash');
});
