import { getCACertificates, connect, setDefaultCACertificates, type TLSSocket } from 'node:tls';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sendCall } from '../src/client/send-call.ts';
import { restBy, testAuthority, testEnvironment, type TestAuthority, type TestEnvironment } from '../src/testing/index.ts';
import { buildService, migrationsDirectory } from './notes/app.ts';

let authority: TestAuthority;
let env: TestEnvironment;
const trusted = getCACertificates('default');
beforeAll(async () => {
  authority = await testAuthority();
  // As NODE_EXTRA_CA_CERTS does it for a process of its own.
  setDefaultCACertificates([...trusted, authority.ca]);
  env = await testEnvironment('earn', { migrationsDirectory, peers: { wallet: 'http://localhost:1' } });
});
afterAll(async () => {
  setDefaultCACertificates(trusted);
  await env.remove();
  authority.remove();
});

async function serve(name = 'localhost', own: TestAuthority = authority) {
  const { certFile, keyFile } = await own.certificateFor(name);
  const service = buildService({ ...env.variables, TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile });
  const ports = await service.listen();
  onTestFinished(() => service.close());
  return { ...ports, certFile };
}

/** Lets the job of this name take its next turn, and waits until that is over. */
function turnsOf(job: string): { next: () => Promise<void> } {
  let rested = Promise.withResolvers<void>();
  let turn = Promise.withResolvers<void>();
  restBy(({ name, stopping }) => {
    stopping.addEventListener('abort', () => turn.resolve());
    if (name !== job) return new Promise((resolve) => stopping.addEventListener('abort', resolve));
    rested.resolve();
    return turn.promise;
  });
  onTestFinished(() => restBy(undefined));
  return {
    async next() {
      await rested.promise;
      const begun = turn;
      [rested, turn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      begun.resolve();
      await rested.promise;
    },
  };
}

const health = (scheme: string, port: number) => sendCall(`${scheme}://localhost:${port}`, { path: '/healthz' }, { withinMs: 5_000 });

test('with a certificate both ports speak TLS, and nothing else', async () => {
  const { port, internalPort } = await serve();
  expect((await health('https', internalPort)).status).toBe(200);
  expect((await sendCall(`https://localhost:${port}`, { path: '/api/nothing' }, { withinMs: 5_000 })).status).toBe(404);
  await expect(health('http', internalPort)).rejects.toThrow('other side closed');
  await expect(health('http', port)).rejects.toThrow('other side closed');
});

test('a certificate for another name, or of another authority, is believed by no caller', async () => {
  const another = await serve('wallet');
  await expect(health('https', another.internalPort)).rejects.toMatchObject({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' });
  const stranger = await testAuthority();
  onTestFinished(() => stranger.remove());
  const { internalPort } = await serve('localhost', stranger);
  await expect(health('https', internalPort)).rejects.toMatchObject({ code: 'CERT_SIGNATURE_FAILURE' });
});

test('a renewed certificate is shown on the next connection; half of one changes nothing', async () => {
  const turns = turnsOf('certificate: looking for a renewed one');
  const { internalPort, certFile } = await serve();
  const look = turns.next;
  const shown = async () => {
    const socket: TLSSocket = connect({ port: internalPort, host: 'localhost' });
    await once(socket, 'secureConnect');
    const { serialNumber } = socket.getPeerCertificate();
    socket.destroy();
    return serialNumber;
  };
  const first = await shown();
  const { cert } = await authority.certificateFor('another');
  writeFileSync(certFile, cert);
  await look();
  expect(await shown()).toBe(first);
  await authority.certificateFor('localhost');
  await look();
  expect(await shown()).not.toBe(first);
});

test('a certificate without its key keeps the service from starting, and says what to set', async () => {
  const { certFile } = await authority.certificateFor('localhost');
  const build = () => buildService({ ...env.variables, TLS_CERT_FILE: certFile });
  expect(build).toThrow('TLS_CERT_FILE and TLS_KEY_FILE are given together or not at all');
});
