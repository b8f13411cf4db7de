export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** SHA-256 by the browser itself. It offers that to pages over https and on this machine only. */
export async function sha256(...parts: readonly Bytes[]): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', concat(parts)));
}

/**
 * A text as it is hashed: its length in bytes (32 bits, big-endian), then its UTF-8. No two lists of texts give the
 * same bytes.
 */
export function field(text: string): Bytes {
  const utf8 = encoder.encode(text);
  const bytes = new Uint8Array(4 + utf8.length);
  new DataView(bytes.buffer).setUint32(0, utf8.length);
  bytes.set(utf8, 4);
  return bytes;
}

export function concat(parts: readonly Bytes[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

export function toHex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Of a text of hex digits. */
export function fromHex(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
