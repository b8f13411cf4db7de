const UUID_BYTES = 16;
const TOKENS = 2 ** 32;

/**
 * Which of so many shards a member lies on, as Citus spreads a `uuid`: PostgreSQL's own hash of it (`uuid_hash`), whose
 * values are cut into ranges of one length. What is no UUID lies on the first: the ledger refuses it.
 */
export function shardOf(memberId: string, shards: number): number {
  if (shards === 1) return 0;
  const bytes = Buffer.alloc(UUID_BYTES);
  bytes.write(memberId.replaceAll('-', ''), 'hex');
  return Math.min(shards - 1, Math.floor((hashOf(bytes) + TOKENS / 2) / Math.floor(TOKENS / shards)));
}

/** `hash_bytes` of PostgreSQL (Bob Jenkins' lookup3) of 16 bytes, as a signed number. */
function hashOf(bytes: Buffer): number {
  const begin = (0x9e3779b9 + UUID_BYTES + 3_923_095) | 0;
  let a = (begin + bytes.readInt32LE(0)) | 0;
  let b = (begin + bytes.readInt32LE(4)) | 0;
  let c = (begin + bytes.readInt32LE(8)) | 0;
  for (const [one, two, three] of [
    [4, 6, 8],
    [16, 19, 4],
  ] as const) {
    a = ((a - c) ^ turned(c, one)) | 0;
    c = (c + b) | 0;
    b = ((b - a) ^ turned(a, two)) | 0;
    a = (a + c) | 0;
    c = ((c - b) ^ turned(b, three)) | 0;
    b = (b + a) | 0;
  }
  a = (a + bytes.readInt32LE(12)) | 0;
  c = ((c ^ b) - turned(b, 14)) | 0;
  a = ((a ^ c) - turned(c, 11)) | 0;
  b = ((b ^ a) - turned(a, 25)) | 0;
  c = ((c ^ b) - turned(b, 16)) | 0;
  a = ((a ^ c) - turned(c, 4)) | 0;
  b = ((b ^ a) - turned(a, 14)) | 0;
  return ((c ^ b) - turned(b, 24)) | 0;
}

const turned = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));
