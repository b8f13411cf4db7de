import type { Setting } from './settings-api.ts';

export type Shown = 'all' | 'changed' | 'public';

const isShown: Record<Shown, (setting: Setting) => boolean> = {
  all: () => true,
  changed: isChanged,
  public: (setting) => setting.public,
};

export function isChanged({ value, default: byDefault }: Setting): boolean {
  return value !== byDefault;
}

/** The settings that hold every word that was typed, by group, each group and the groups themselves by name. */
export function findSettings(settings: readonly Setting[], typed: string, shown: Shown): [group: string, settings: Setting[]][] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ title, group, key, description }: Setting): boolean => {
    const text = `${title} ${group} ${key} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const found = settings.filter((setting) => isShown[shown](setting) && fits(setting));
  return [...Map.groupBy(found, ({ group }) => group)].toSorted(([one], [other]) => one.localeCompare(other));
}
