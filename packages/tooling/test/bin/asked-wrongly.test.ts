import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from '../../src/project-root.ts';

/** Who asks a command of the repository for what there is not must not read that all is well. */
test.each([
  ['packages/tooling/src/check/main.ts tset', 1, 'there is no step tset: lint, '],
  ['packages/tooling/src/check/main.ts --long walet', 1, 'there is no step walet: '],
  ['packages/tooling/src/check/main.ts --spec tset', 1, 'there is no step tset: '],
  ['packages/tooling/src/changelog/main.ts mfe-gams', 1, 'there is no mfe-gams: gateway, '],
  ['packages/tooling/src/changelog/main.ts --since nowhere', 1, 'git knows no commit nowhere'],
  ['packages/tooling/src/changelog/main.ts --sinc x', 1, "Unknown option '--sinc'"],
  ['packages/tooling/src/generate/main.ts services/wallt', 1, 'there is no service wallt with a contract: admin, '],
  ['packages/tooling/src/generate/main.ts --breaking wallt', 1, 'there is no service wallt with a contract: admin, '],
  ['packages/remote-kit/bin/build.ts mfe-gams', 2, 'there is no front end mfe-gams: shell, mfe-admin, '],
  ['packages/remote-kit/bin/build.ts services/earn', 2, 'there is no front end services/earn: shell, '],
  ['packages/tooling/src/installs/main.ts nowhere', 1, 'git knows no commit nowhere'],
  ['packages/tooling/src/texts/main.ts mfe-gams', 1, 'no texts are in mfe-gams: mfe-admin, '],
  ['bench/main.ts legder', 2, 'there is no part legder: ledger; '],
  ['BENCH_SCREENS=earn,dashbord bench/main.ts pages', 2, 'BENCH_SCREENS: there is no dashbord: landing; '],
  ['BENCH_CALLS=wals bench/main.ts calls', 2, 'BENCH_CALLS: there is no wals: who am I; '],
  ['BENCH_ROUNDS=none bench/main.ts ledger', 2, 'BENCH_ROUNDS is a whole number from 1, not none'],
  ['bench/isolation/main.ts walet', 2, 'there is no walet: '],
  ['bench/growth/operators/main.ts memebers', 2, 'there is no memebers: newest members; '],
  ['e2e/gallery/main.ts mfe-gams', 2, 'no states are declared for mfe-gams'],
  ['e2e/gallery/main.ts --width 361', 2, '--width is one of 360, 768, 1440, not 361'],
  ['e2e/drill/main.ts often', 2, 'npm run drill:database [-- how often], or -- recovery, not often'],
  ['e2e/drill/containers.ts walet', 2, 'there is no walet: '],
])('%s: %i', async (typed, code, says) => {
  const [, variable, value, command = ''] = /^(?:(\w+)=(\S+) )?(.*)$/.exec(typed) ?? [];
  const [file = '', ...words] = command.split(' ');
  const env = variable === undefined ? process.env : { ...process.env, [variable]: value };
  const said = await promisify(execFile)(process.execPath, [join(projectRoot, file), ...words], { cwd: projectRoot, env }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  expect({ code: said.code, stdout: said.stdout, stderr: said.stderr }).toEqual({
    code,
    stdout: '',
    stderr: expect.stringContaining(says),
  });
  expect(said.stderr, 'no trace').not.toContain('    at ');
});

test('npm run docs at what is no port', async () => {
  const command = [join(projectRoot, 'packages/tooling/src/docs/main.ts')];
  const environment = { ...process.env, PORT: 'eighty' };
  await expect(promisify(execFile)(process.execPath, command, { env: environment })).rejects.toMatchObject({
    code: 1,
    stderr: 'PORT must be a port, not "eighty"\n',
  });
});
