import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { someRegistry } from './some-registry.ts';

interface MenuParts {
  menuEntry: string;
  quickEntry: string;
  quickEntries: number;
  icons: Record<string, string>;
}

/**
 * What the gateway makes of a frame that came drawn (gateway/lua/pages/member-frame.lua), on a page that no remote has.
 */
export function fillFrame(html: string, folder: string, { microFrontends }: ReturnType<typeof someRegistry>): string {
  const { menuEntry, quickEntry, quickEntries, icons } = JSON.parse(readFileSync(join(folder, 'menu.json'), 'utf8')) as MenuParts;
  const entries = Object.values(microFrontends).flatMap((records) => records.flatMap(({ extras }) => extras.navigation));
  const draw = (template: string) =>
    entries.map(({ path, label, icon }) =>
      template
        .replace('__ENTRY_PATH__', path)
        .replace('__ENTRY_CURRENT__', '')
        .replace('__ENTRY_ICON__', icons[icon] ?? icons['square'] ?? '')
        .replace('__ENTRY_LABEL__', label),
    );
  return html
    .replace('__MENU_ENTRIES__', draw(menuEntry).join(''))
    .replace('__QUICK_ENTRIES__', draw(quickEntry).slice(0, quickEntries).join(''));
}
