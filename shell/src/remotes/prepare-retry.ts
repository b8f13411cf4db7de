import { reloadPage } from './reload-page.ts';
import { RemoteError } from './remote-error.ts';
import type { Remotes } from './remotes.ts';

/** Before a remote is asked for again. False: only a new page can, and it is on its way. */
export async function prepareRetry(remotes: Pick<Remotes, 'retry'>, name: string, error: unknown): Promise<boolean> {
  if (!(error instanceof RemoteError)) return true;
  // A shell that is too old for the remote is cured by a new shell only.
  const canRetry = error.failure !== 'refused' && (await remotes.retry(name));
  if (!canRetry) await reloadPage();
  return canRetry;
}
