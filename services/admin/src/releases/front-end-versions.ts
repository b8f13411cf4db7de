import type { Database } from '@facet/service-kit';
import { ReleaseVersion } from './release-version.ts';

/** Every version of what runs in browsers that was ever published, as `mfe-earn@1.0.0`. */
export async function frontEndVersions(database: Database): Promise<ReadonlySet<string>> {
  const versions = await ReleaseVersion.query(database).select('deployable', 'version').whereNot('deployable', 'like', 'services/%');
  return new Set(versions.map(({ deployable, version }) => `${deployable}@${version}`));
}
