import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

export interface TestAuthority {
  caFile: string;
  /** Its own certificate, PEM. */
  ca: string;
  /** PEM, and the files that hold them; the next one for the same name takes the place of those. */
  certificateFor(name: string): Promise<{ cert: string; key: string; certFile: string; keyFile: string }>;
  remove(): void;
}

/** Signs certificates as the authority of an installation does. */
export async function testAuthority(): Promise<TestAuthority> {
  const folder = mkdtempSync(join(tmpdir(), 'authority-'));
  const own = await generate([{ name: 'commonName', value: 'authority of tests' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ],
  });
  const caFile = join(folder, 'ca.crt');
  writeFileSync(caFile, own.cert);
  return {
    caFile,
    ca: own.cert,
    async certificateFor(name) {
      const { cert, private: key } = await generate([{ name: 'commonName', value: name }], {
        keyType: 'ec',
        algorithm: 'sha256',
        ca: { key: own.private, cert: own.cert },
        extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
      });
      const [certFile, keyFile] = [join(folder, `${name}.crt`), join(folder, `${name}.key`)];
      writeFileSync(certFile, cert);
      writeFileSync(keyFile, key);
      return { cert, key, certFile, keyFile };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
