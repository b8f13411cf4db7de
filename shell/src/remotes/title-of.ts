import { declaredText } from '@facet/remote-kit';
import type { RegistryEntry } from './registry-entry.ts';

/** What a remote is called in the language of the page: as in the navigation, when it is called so there. */
export function titleOf({ title, navigation }: Pick<RegistryEntry, 'title' | 'navigation'>): string {
  return declaredText(title, navigation.find(({ label }) => label === title)?.labels);
}
