import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** Signs what services show. */
export interface Authority {
  caFile: string;
  /** PEM. */
  certificateFor(name: string): Promise<{ cert: string; key: string }>;
  remove(): void;
}

export async function createAuthority(): Promise<Authority> {
  const own = await generate([{ name: 'commonName', value: 'authority' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'basicConstraints', cA: true, critical: true }],
  });
  const folder = mkdtempSync(join(tmpdir(), 'authority-'));
  const caFile = join(folder, 'ca.crt');
  writeFileSync(caFile, own.cert);
  return {
    caFile,
    async certificateFor(name) {
      const { cert, private: key } = await generate([{ name: 'commonName', value: name }], {
        keyType: 'ec',
        algorithm: 'sha256',
        ca: { key: own.private, cert: own.cert },
        extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
      });
      return { cert, key };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
