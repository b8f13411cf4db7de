import type { BuiltFiles } from './built-files.ts';

/**
 * In scripts: what follows it in the name of a global keeps two versions of one remote apart that a page has both
 * loaded.
 */
export const HASH_MARK = '__CONTENT_HASH__';
/** In the shell's page. */
const VERSION_MARK = '__CONTENT_VERSION__';

/**
 * Writes a build's own version into its files. The version comes from the content, so it can only be put in afterwards.
 */
export function stampVersion(files: BuiltFiles, version: string): void {
  const hash = version.slice(version.lastIndexOf('-') + 1);
  for (const [file, bytes] of files) {
    if (!/\.(js|html)$/.test(file)) continue;
    const text = bytes.toString();
    const stamped = text.replaceAll(HASH_MARK, hash).replaceAll(VERSION_MARK, version);
    if (stamped !== text) files.set(file, Buffer.from(stamped));
  }
}
