/** Width and height that a PNG declares; null when the bytes are no PNG. */
export function pngSize(bytes: Buffer): { width: number; height: number } | null {
  const isPng = bytes.length >= 33 && bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a';
  if (!isPng || bytes.subarray(12, 16).toString('latin1') !== 'IHDR') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
