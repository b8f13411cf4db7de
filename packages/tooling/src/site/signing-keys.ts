import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** File of the public keys of all services and the gateway. */
const PUBLIC_KEYS = 'services.json';

/** An ES256 key for each name, made once, and one JWKS of their public halves (key id = name). */
export function signingKeys(folder: string, names: readonly string[]): { publicKeysFile: string; keyFile: (name: string) => string } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const keyFile = (name: string): string => join(folder, `${name}.pem`);
  const keys = names.map((name) => ({ kid: name, alg: 'ES256', use: 'sig', ...publicKey(keyFile(name)) }));
  const publicKeysFile = join(folder, PUBLIC_KEYS);
  writeFileSync(publicKeysFile, JSON.stringify({ keys }, null, 2));
  return { publicKeysFile, keyFile };
}

function publicKey(file: string): object {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  }
  return createPublicKey(readFileSync(file)).export({ format: 'jwk' });
}
