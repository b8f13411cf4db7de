import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { RegistryClient } from '../registry/index.ts';
import { foldersOf, type SiteDescription, type SiteOptions } from '../site/index.ts';
import { RunningSite } from './running-site.ts';

/** Everything that a command of the release tool reaches for. */
export interface ReleaseContext {
  readonly folders: ReturnType<typeof foldersOf>;
  readonly site: RunningSite;
  readonly description: SiteDescription;
  readonly registry: RegistryClient;
  /** Who releases, for the registry's history. */
  readonly by: string;
  readonly say: (message: string) => void;
}

/** Throws `site_not_running`. */
export async function openContext({ dataDir }: SiteOptions, say: (message: string) => void): Promise<ReleaseContext> {
  const folders = foldersOf(dataDir);
  const site = new RunningSite(folders.controlSocket, dataDir);
  const description = await site.describe();
  const registry = new RegistryClient(() => registryUrl(folders.serviceUrls), join(folders.keys, 'releaser.pem'));
  return { folders, site, description, registry, by: userInfo().username, say };
}

/** Asked each time: services/admin may itself have been released a moment ago. */
function registryUrl(serviceUrlsFile: string): string | undefined {
  const urls = JSON.parse(readFileSync(serviceUrlsFile, 'utf8')) as Record<string, string[]>;
  return urls['admin']?.[0];
}
