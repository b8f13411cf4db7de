import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** In scripts: what follows it in the name of a global keeps two versions of one remote apart that a page has both loaded. */
export const HASH_MARK = '__CONTENT_HASH__';
/** In the shell's page. */
const VERSION_MARK = '__CONTENT_VERSION__';

/** Writes a build's own version into its files. The version comes from the content, so it can only be put in afterwards. */
export function stampVersion(folder, files, version) {
  const hash = version.slice(version.lastIndexOf('-') + 1);
  for (const file of files.filter((name) => /\.(js|html)$/.test(name))) {
    const place = path.join(folder, file);
    const text = readFileSync(place, 'utf8');
    const stamped = text.replaceAll(HASH_MARK, hash).replaceAll(VERSION_MARK, version);
    if (stamped !== text) writeFileSync(place, stamped);
  }
}
