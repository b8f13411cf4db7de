import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '../project-root.ts';
import { freePort } from '../ports.ts';
import type { SiteForWork } from './site-for-work.ts';

const DEV_SERVER = 'packages/remote-kit/bin/dev.ts';

/**
 * The site with this remote hot, at an address of its own, until the signal. Throws when the dev server ends by itself.
 */
export async function developRemote(
  remote: string,
  { url, publicUrl }: Pick<SiteForWork, 'url' | 'publicUrl'>,
  signal: AbortSignal,
): Promise<void> {
  const args = [DEV_SERVER, remote, '--site', url, '--origin', publicUrl, '--port', String(await freePort())];
  // With a channel, so that it ends when this is killed.
  const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  const stop = (): void => void child.kill('SIGTERM');
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  const [code] = (await once(child, 'close')) as [number | null];
  if (!signal.aborted) throw new Error(`the dev server ended (${code})`);
}
