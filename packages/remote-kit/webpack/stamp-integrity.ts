import path from 'node:path';
import { bytesOf, type BuiltFiles } from './built-files.ts';
import { CHUNKS_MARK } from './chunk-integrity-plugin.ts';
import { integrityOf } from './integrity.ts';

const CODE = /\.(js|css)$/;

/**
 * Writes into the script that loads the others what each of them must be, once their bytes are final. So one hash
 * vouches for a whole version: the registry names the manifest's, that names the entry's, and the entry those of all
 * that it may load.
 */
export function stampChunks(files: BuiltFiles): void {
  const loaders = [...files].filter(([file, bytes]) => file.endsWith('.js') && bytes.includes(CHUNKS_MARK));
  const [loader, another] = loaders;
  if (loader === undefined || another !== undefined) throw new Error(`one script loads the others, not ${loaders.length}`);
  const [name, bytes] = loader;
  const others = [...files.keys()].filter((file) => CODE.test(file) && file !== name).toSorted();
  const pairs = others.map((file) => `${path.basename(file)} ${integrityOf(bytesOf(files, file)).slice('sha384-'.length)}`);
  files.set(name, Buffer.from(bytes.toString().replaceAll(CHUNKS_MARK, pairs.join(','))));
}

/** Adds the hashes of what the shell fetches first to a remote's federation manifest. */
export function stampManifest(files: BuiltFiles, name: string, first: readonly string[]): void {
  const integrity = Object.fromEntries(first.toSorted().map((file) => [file, integrityOf(bytesOf(files, file))]));
  const manifest = JSON.parse(bytesOf(files, name).toString()) as object;
  files.set(name, Buffer.from(JSON.stringify({ ...manifest, integrity })));
}

/** The scripts and style sheets that the shell's page names, with the hash that each must have. */
export function stampPage(files: BuiltFiles, name: string): void {
  const named = / (?:src|href)="\/([\w.-]+\.(?:js|css))"/g;
  const stamped = bytesOf(files, name)
    .toString()
    .replaceAll(named, (found, file: string) => `${found} integrity="${integrityOf(bytesOf(files, file))}"`);
  files.set(name, Buffer.from(stamped));
}
