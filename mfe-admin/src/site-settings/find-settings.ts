import { isSameValue } from './setting-label.ts';
import type { Setting } from './settings-api.ts';

export type Shown = 'all' | 'changed' | 'public';

const isShown: Record<Shown, (setting: Setting) => boolean> = {
  all: () => true,
  changed: isChanged,
  public: (setting) => setting.public,
};

export function isChanged(setting: Setting): boolean {
  return !isSameValue(setting, setting.value, setting.default);
}

/** The settings that hold every word that was typed, by group, each group and the groups themselves by name. */
export function findSettings(settings: readonly Setting[], typed: string, shown: Shown): [group: string, settings: Setting[]][] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const fits = ({ title, group, key, description, service = '' }: Setting): boolean => {
    const text = plain(`${title} ${group} ${key} ${description} ${service}`);
    return words.every((word) => text.includes(word));
  };
  const found = settings.filter((setting) => isShown[shown](setting) && fits(setting));
  return [...Map.groupBy(found, ({ group }) => group)].toSorted(([one], [other]) => one.localeCompare(other));
}

/** Without capitals and accents: who looks for "limite" finds "Límite". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}
