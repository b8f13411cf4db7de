import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { freePort, isPortFree } from '../src/ports.ts';

const run = promisify(execFile);
const PORTS_EACH = 300;

test('processes that ask at the same time are given different ports, before anybody listens', async () => {
  const module = join(import.meta.dirname, '../src/ports.ts');
  const program = `const { freePort } = await import(${JSON.stringify(module)});
    const ports = []; for (let i = 0; i < ${PORTS_EACH}; i += 1) ports.push(await freePort()); console.log(JSON.stringify(ports));`;
  const answers = await Promise.all([1, 2, 3].map(() => run(process.execPath, ['--input-type=module', '-e', program])));
  const ports = answers.flatMap(({ stdout }) => JSON.parse(stdout) as number[]);
  expect(new Set(ports).size).toBe(3 * PORTS_EACH);
});

test('a port that was given is free', async () => {
  expect(await isPortFree(await freePort())).toBe(true);
});
