import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHUNKS_MARK } from './chunk-integrity-plugin.mjs';
import { integrityOf, integrityOfFiles } from './integrity.mjs';

const CODE = /\.(js|css)$/;

/**
 * Writes into the script that loads the others what each of them must be, once their bytes are final. So one hash vouches for a whole
 * version: the registry names the manifest's, that names the entry's, and the entry those of all that it may load.
 */
export function stampChunks(folder, files) {
  const loaders = files.filter((file) => file.endsWith('.js') && readFileSync(path.join(folder, file), 'utf8').includes(CHUNKS_MARK));
  const [loader, another] = loaders;
  if (loader === undefined || another !== undefined) throw new Error(`one script loads the others, not ${loaders.length}`);
  const hashes = integrityOfFiles(
    folder,
    files.filter((file) => CODE.test(file) && file !== loader),
  );
  const pairs = Object.entries(hashes).map(([file, integrity]) => `${path.basename(file)} ${integrity.slice('sha384-'.length)}`);
  replaceIn(path.join(folder, loader), CHUNKS_MARK, pairs.join(','));
}

/** Adds the hashes of what the shell fetches first to a remote's federation manifest. */
export function stampManifest(file, first) {
  const folder = path.dirname(file);
  const manifest = { ...JSON.parse(readFileSync(file, 'utf8')), integrity: integrityOfFiles(folder, first) };
  writeFileSync(file, JSON.stringify(manifest));
}

/** The scripts and style sheets that the shell's page names, with the hash that each must have. */
export function stampPage(file) {
  const folder = path.dirname(file);
  const ofFile = (name) => integrityOf(readFileSync(path.join(folder, name)));
  const page = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    page.replaceAll(/ (?:src|href)="\/([\w.-]+\.(?:js|css))"/g, (named, name) => `${named} integrity="${ofFile(name)}"`),
  );
}

function replaceIn(file, mark, text) {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(mark, text));
}
