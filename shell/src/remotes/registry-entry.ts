import type { RegistryRecord } from '@facet/remote-kit';

/** The version of one remote that this visitor gets. */
export interface RegistryEntry extends Omit<RegistryRecord['extras'], 'preload'> {
  name: string;
  version: string;
  /** Address of its federation manifest. */
  url: string;
}
