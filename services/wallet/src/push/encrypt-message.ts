import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

/** What a browser made for one subscription. */
export interface DeviceKeys {
  p256dh: Buffer;
  auth: Buffer;
}

const RECORD_BYTES = 4096;
const LAST_RECORD = 2;

/** A point that is none on the curve, or no point at all, is not a key. */
export function areDeviceKeys({ p256dh, auth }: DeviceKeys): boolean {
  try {
    const own = createECDH('prime256v1');
    own.generateKeys();
    own.computeSecret(p256dh);
    return p256dh.length === 65 && auth.length === 16;
  } catch {
    return false;
  }
}

/** Sealed for one browser: its push service cannot read it (RFC 8291, `aes128gcm` of RFC 8188, one record). */
export function encryptMessage(text: string, device: DeviceKeys, own: ECDH = newKeys(), salt: Buffer = randomBytes(16)): Buffer {
  const ownPublic = own.getPublicKey();
  const secret = hkdf(own.computeSecret(device.p256dh), device.auth, Buffer.concat([info('WebPush: info'), device.p256dh, ownPublic]), 32);
  const key = hkdf(secret, salt, info('Content-Encoding: aes128gcm'), 16);
  const nonce = hkdf(secret, salt, info('Content-Encoding: nonce'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.of(LAST_RECORD)), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.of(ownPublic.length), ownPublic, sealed]);
}

const info = (name: string): Buffer => Buffer.from(`${name}\0`);

function hkdf(key: Buffer, salt: Buffer, what: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, what, bytes));
}

function newKeys(): ECDH {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return keys;
}
