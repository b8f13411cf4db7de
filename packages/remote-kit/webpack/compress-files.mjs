import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|html|json|svg|txt|webmanifest)$/;

/** Writes `.br` and `.gz` beside each text file, for a server that sends them as they are. Returns `{ file, brotliBytes }` of each. */
export async function compressFiles(folder, files) {
  const texts = files.filter((file) => TEXT.test(file));
  return Promise.all(texts.map(async (file) => ({ file, brotliBytes: await compressFile(path.join(folder, file)) })));
}

async function compressFile(file) {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [brotli, zipped] = await Promise.all([promisify(brotliCompress)(bytes, { params }), promisify(gzip)(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
  return brotli.length;
}
