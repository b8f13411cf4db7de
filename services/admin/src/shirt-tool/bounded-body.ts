import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { shirtToolErrors } from './shirt-tool-errors.ts';

const TEMPLATE_BYTES_MAX = 2 * 1024 * 1024;

/**
 * The whole body, unpacked: bounded on the wire and again after unpacking, since a small packed body may unpack to
 * anything.
 */
export async function boundedBody(response: IncomingMessage): Promise<Buffer> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  switch (encoding) {
    case 'identity':
      return pipeline(response, bounded, gather);
    case 'gzip':
      return pipeline(response, bounded, createGunzip(), bounded, gather);
    default:
      response.destroy();
      throw shirtToolErrors('template_invalid', 'The platform sent the template in an unexpected format');
  }
}

async function* bounded(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > TEMPLATE_BYTES_MAX) throw shirtToolErrors('template_too_large', 'The template is larger than 2 MB');
    yield chunk;
  }
}

async function gather(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(chunks));
}
