import { ReleaseError } from '../registry/index.ts';
import { RunningSite } from '../release/running-site.ts';
import { foldersOf, ownerLabel, startSite, type SiteOptions } from '../site/index.ts';

export interface SiteForWork {
  /** Where this machine reaches the gateway. */
  readonly url: string;
  /** What the site calls itself. */
  readonly publicUrl: string;
  readonly running: RunningSite;
  /** Ends the site when it was started for this work. */
  readonly stop: () => Promise<void>;
}

/** The site of DATA_DIR: the one that runs, else one that is started now. */
export async function siteForWork(options: SiteOptions, signal: AbortSignal): Promise<SiteForWork> {
  const running = new RunningSite(foldersOf(options.dataDir).controlSocket, options.dataDir);
  const found = await running.describe().catch((error: unknown) => {
    if (error instanceof ReleaseError && error.code === 'site_not_running') return null;
    throw error;
  });
  if (found) return { url: found.gatewayUrl, publicUrl: found.publicUrl, running, stop: async () => undefined };
  console.log('no site runs yet: starting it');
  const site = await startSite({ ...options, signal, say: (message) => console.log(message) });
  console.log(`ready ${site.url}  ${ownerLabel(site.owner, options)}`);
  return { url: site.url, publicUrl: options.publicUrl ?? site.url, running, stop: site.stop };
}
