import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { processIdentity } from '../../src/supervise/index.ts';

const START = `
  const { startTemporaryPostgres } = await import(${JSON.stringify(`${import.meta.dirname}/../../src/postgres/index.ts`)});
  const { pid, dataDir } = await startTemporaryPostgres();
  console.log(JSON.stringify({ pid, dataDir }));
  setInterval(() => undefined, 1000);
`;

test('a test run that is killed leaves no server behind', async () => {
  const run = spawn(process.execPath, ['--input-type=module', '-e', START], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: run.stdout }), 'line')) as [string];
  const { pid, dataDir } = JSON.parse(line) as { pid: number; dataDir: string };
  expect(processIdentity(pid)).not.toBeNull();
  run.kill('SIGKILL');
  await expect.poll(() => processIdentity(pid)).toBeNull();
  await expect.poll(() => existsSync(dirname(dataDir))).toBe(false);
});
