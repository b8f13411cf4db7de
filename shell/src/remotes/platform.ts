import * as kit from '@facet/remote-kit';
import * as ui from '@facet/ui';
import type { Platform } from './unmet-requirement.ts';

/** Put in by the build: the versions that this shell was built with. */
declare const PLATFORM_VERSIONS: Record<string, string>;

export const platform: Platform = {
  versions: PLATFORM_VERSIONS,
  exports: { '@facet/remote-kit': Object.keys(kit), '@facet/ui': Object.keys(ui) },
};
