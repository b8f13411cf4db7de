import type { Database } from '@facet/service-kit';

/** Every version of what runs in browsers that was ever published, as `mfe-earn@1.0.0`. */
export async function frontEndVersions(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database<{ deployable: string; version: string }>('release_versions')
    .select('deployable', 'version')
    .whereNot('deployable', 'like', 'services/%');
  return new Set(rows.map(({ deployable, version }) => `${deployable}@${version}`));
}
