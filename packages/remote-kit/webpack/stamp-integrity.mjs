import path from 'node:path';
import { CHUNKS_MARK } from './chunk-integrity-plugin.mjs';
import { integrityOf } from './integrity.mjs';

const CODE = /\.(js|css)$/;

/**
 * Writes into the script that loads the others what each of them must be, once their bytes (a `Map` of names and buffers) are final. So one hash
 * vouches for a whole version: the registry names the manifest's, that names the entry's, and the entry those of all that it may load.
 */
export function stampChunks(files) {
  const loaders = [...files.keys()].filter((file) => file.endsWith('.js') && files.get(file).includes(CHUNKS_MARK));
  const [loader, another] = loaders;
  if (loader === undefined || another !== undefined) throw new Error(`one script loads the others, not ${loaders.length}`);
  const others = [...files.keys()]
    .map(String)
    .filter((file) => CODE.test(file) && file !== loader)
    .toSorted();
  const pairs = others.map((file) => `${path.basename(file)} ${integrityOf(files.get(file)).slice('sha384-'.length)}`);
  files.set(loader, Buffer.from(files.get(loader).toString().replaceAll(CHUNKS_MARK, pairs.join(','))));
}

/** Adds the hashes of what the shell fetches first to a remote's federation manifest. */
export function stampManifest(files, name, first) {
  const integrity = Object.fromEntries(first.toSorted().map((file) => [file, integrityOf(files.get(file))]));
  files.set(name, Buffer.from(JSON.stringify({ ...JSON.parse(files.get(name)), integrity })));
}

/** The scripts and style sheets that the shell's page names, with the hash that each must have. */
export function stampPage(files, name) {
  const named = / (?:src|href)="\/([\w.-]+\.(?:js|css))"/g;
  const stamped = files
    .get(name)
    .toString()
    .replaceAll(named, (found, file) => `${found} integrity="${integrityOf(files.get(file))}"`);
  files.set(name, Buffer.from(stamped));
}
