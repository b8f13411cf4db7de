import type { IconName } from '@facet/ui';

/** Something that the palette leads to. */
export interface PaletteEntry {
  id: string;
  group: string;
  icon: IconName;
  label: string;
  /** What stands beside it: "R$ 12.00, banned". */
  detail?: string | undefined;
  /** Within the operators' area; outside of it `act` goes there itself. */
  to?: string | undefined;
  act?: (() => void) | undefined;
}

/** Whether each word that was typed begins a word of the entry. */
export function matches({ label, group }: Pick<PaletteEntry, 'label' | 'group'>, typed: string): boolean {
  const words = `${label} ${group}`.toLowerCase().split(/[\s,]+/);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}
