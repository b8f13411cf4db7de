import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A remote with pages, as the registry of the site lists it: nothing of it is known by name here. */
export interface Remote {
  name: string;
  title: string;
  version: string;
  /** Its first page. */
  path: string;
  manifestUrl: string;
  entryUrl: string;
  folderUrl: string;
}

interface Listed {
  url: string;
  metadata: { version: string };
  extras: { title: string; routes: string[]; preload: string[] };
}

export async function readRemotes(siteUrl: string): Promise<Remote[]> {
  const response = await fetch(`${siteUrl}/registry.json`);
  const { microFrontends } = (await response.json()) as { microFrontends: Record<string, Listed[]> };
  const inOrder = Object.entries(microFrontends).toSorted(([one], [other]) => one.localeCompare(other));
  return inOrder.flatMap(([name, [listed]]) => {
    if (!listed) throw new Error(`${name} has no version`);
    const manifestUrl = new URL(listed.url, siteUrl).href;
    const { title, routes, preload } = listed.extras;
    const [path] = routes;
    // What is for operators alone brings none.
    if (path === undefined) return [];
    return {
      name,
      title,
      version: listed.metadata.version,
      path,
      manifestUrl,
      entryUrl: new URL(preload[0] ?? '', manifestUrl).href,
      folderUrl: new URL('.', manifestUrl).href,
    };
  });
}

/** Every service that browsers call. */
export function readServices(): string[] {
  const files = globSync('services/*/service.json', { cwd: join(import.meta.dirname, '../..') });
  return files.map((file) => basename(dirname(file))).toSorted();
}
