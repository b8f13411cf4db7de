import type { Cohort, RegistryRecord } from '@facet/remote-kit';

/** The version of one remote that this visitor gets. */
export interface RegistryEntry extends Omit<
  RegistryRecord['extras'],
  'frame' | 'preload' | 'pages' | 'firstCalls' | 'cohort' | 'revision' | 'fallback'
> {
  name: string;
  version: string;
  /** Address of its federation manifest. */
  url: string;
  /** Of the manifest, as browsers take it; null: that version was published before there were hashes. */
  integrity: string | null;
  cohort: Cohort;
  /** Who draws what is around its pages: the shell, for members only, or the remote itself, for everybody. */
  frame: 'member' | 'own';
  /** The version to try when this one does not load. */
  fallback: RegistryEntry | null;
}
