import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../src/project-root.ts';
import { startTemporarySite, type Site } from '../../src/site/index.ts';
import { waitFor } from '../../src/wait-for.ts';

let site: Site;
const children: ChildProcess[] = [];

beforeAll(async () => {
  site = await startTemporarySite();
}, 900_000);
afterEach(async () => {
  for (const child of children.splice(0)) await end(child, 'SIGKILL');
});
afterAll(() => site.stop());

test('a remote hot inside the site: its registry, its page and its code come from the dev server, all else from the site', async () => {
  const dev = run('mfe-earn');
  const url = await dev.says(/with hot reload: (\S+)/);
  const registry = (await (await fetch(new URL('/registry.json', url))).json()) as { microFrontends: Record<string, { url: string }[]> };
  expect(registry.microFrontends['mfe-earn']?.map((record) => record.url)).toEqual(['/remotes/mfe-earn/dev/mf-manifest.json']);
  const page = await fetch(url, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(await page.text()).toContain('/main.');
  expect(await (await fetch(new URL('/remotes/mfe-earn/dev/remote-entry.js', url))).text()).toContain('react-refresh');
  expect((await fetch(new URL('/api/public/settings', url))).status).toBe(200);

  const released = (await (await fetch(new URL('/registry.json', site.url))).json()) as typeof registry;
  expect(released.microFrontends['mfe-earn']?.[0]?.url).not.toContain('/dev/');
  expect(await end(dev.child, 'SIGINT')).toBe(0);
  expect((await fetch(new URL('/registry.json', site.url))).status).toBe(200);
});

test('the dev server ends with the command, killed or not', async () => {
  const dev = run('mfe-earn');
  const url = await dev.says(/with hot reload: (\S+)/);
  await end(dev.child, 'SIGKILL');
  await expect
    .poll(() =>
      fetch(url).then(
        () => 'answers',
        () => 'is gone',
      ),
    )
    .toBe('is gone');
});

test.each(['SIGINT', 'SIGKILL'] as const)(
  'a service runs from the working tree until %s, then the released version is back',
  async (signal) => {
    const released = commandOf('earn');
    const dev = run('services/earn');
    await dev.says(/runs from (the working tree)/);
    expect(commandOf('earn')).toContain('--watch');
    await site.ready();
    await end(dev.child, signal);
    await waitFor('the released version to be back', 60_000, () => !commandOf('earn').includes('--watch'));
    await site.ready();
    expect(commandOf('earn')).toBe(released);
  },
);

test('what does not exist is refused with what to type', async () => {
  const dev = run('mfe-nothing');
  expect(await dev.says(/(there is no "mfe-nothing" to work on; name what you work on)/)).toBeTruthy();
});

function run(name: string): { child: ChildProcess; says: (pattern: RegExp) => Promise<string> } {
  const environment = { ...process.env, DATA_DIR: site.dataDir };
  const child = spawn(process.execPath, ['packages/tooling/src/dev/main.ts', name], {
    cwd: projectRoot,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const lines: string[] = [];
  for (const output of [child.stdout, child.stderr]) createInterface({ input: output }).on('line', (line) => lines.push(line));
  const says = async (pattern: RegExp): Promise<string> => {
    const found = (): string | undefined => lines.map((line) => pattern.exec(line)?.[1]).find((part) => part !== undefined);
    await waitFor(`${name} to say ${pattern.source}; so far: ${lines.join(' | ')}`, 300_000, () => found() !== undefined);
    return found() ?? '';
  };
  return { child, says };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const closed = once(child, 'close') as Promise<[number | null]>;
  child.kill(signal);
  return (await closed)[0];
}

function commandOf(service: string): string {
  const pid = site.pid(service);
  return pid === null
    ? ''
    : readFileSync(join('/proc', String(pid), 'cmdline'), 'utf8')
        .replaceAll('\0', ' ')
        .trim();
}
