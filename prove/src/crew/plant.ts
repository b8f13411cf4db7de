import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { PlantedBug } from '../../planted-bugs/planted-bug.ts';

const root = join(import.meta.dirname, '../../..');

/** Whether the place still is as the catalogue says. */
export const stillApplies = ({ file, find }: PlantedBug): boolean => readFileSync(join(root, file), 'utf8').split(find).length === 2;

/** The file as it is with the bug. */
export const withBug = ({ file, find, replace }: PlantedBug): string => readFileSync(join(root, file), 'utf8').replace(find, () => replace);

/** From now on the file is loaded with the bug; nothing on the disk changes. Before the first import of it. */
export function plant(bug: PlantedBug): void {
  const address = pathToFileURL(join(root, bug.file)).href;
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (url !== address) return loaded;
      return { ...loaded, source: withBug(bug) };
    },
  });
}
