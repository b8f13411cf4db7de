import { inTransaction, uuidv7, type Service } from '../../src/index.ts';
import { startFakeService, testEnvironment, type FakeService } from '../../src/testing/index.ts';
import { buildService, migrationsDirectory } from '../notes/app.ts';

/** A service that sends to two others; what each of them was told, in the order of arrival. */
export interface Lanes {
  service: Service;
  wallet: FakeService;
  social: FakeService;
  /** Another replica: its own relay over the same database. */
  replica(): Promise<Service>;
  send(to: 'wallet' | 'social', text: string, subject?: string): Promise<string>;
  /** Many messages at once, as an hour of absence leaves them. */
  pile(to: 'wallet' | 'social', count: number): Promise<void>;
  /** Those about `noteId` in the outbox are due now, as if their back-off had passed. */
  hurry(): Promise<void>;
  admin(method: 'GET' | 'POST', url: string): Promise<{ status: number; body: unknown }>;
  close(): Promise<void>;
}

export const textsOf = ({ calls }: FakeService): string[] => calls.map(({ body }) => (body as { text: string }).text);

export async function startLanes(): Promise<Lanes> {
  const wallet = await startFakeService(() => ({ status: 200, body: {} }));
  const social = await startFakeService(() => ({ status: 200, body: {} }));
  const env = await testEnvironment('earn', { migrationsDirectory, peers: { wallet: wallet.url, social: social.url } });
  const services: Service[] = [];
  const replica = async (): Promise<Service> => {
    const service = buildService({ ...env.variables, CALL_DEADLINE_MS: '2000' });
    await service.ready();
    services.push(service);
    return service;
  };
  const service = await replica();
  const { database, outbox } = service.kit;
  return {
    service,
    wallet,
    social,
    replica,
    send: (to, text, subject) =>
      inTransaction(database, (transaction) =>
        outbox.send(transaction, { to, path: '/internal/told', body: { noteId: uuidv7(), text }, ...(subject && { subject }) }),
      ),
    async pile(to, count) {
      await database.raw(
        `insert into outbox (id, destination, path, body)
         select uuidv7(), ?, '/internal/told', jsonb_build_object('noteId', uuidv7(), 'text', 'piled') from generate_series(1, ?)`,
        [to, count],
      );
    },
    async hurry() {
      await database.raw('update outbox set due_at = clock_timestamp() where parked_at is null and lease_owner is null');
      outbox.written(database, 'wallet');
    },
    async admin(method, url) {
      const headers = { authorization: env.keys.serviceAuthorization('admin', 'earn') };
      const answer = await service.internal.inject({ method, url, headers });
      return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
    },
    async close() {
      for (const each of services) await each.close();
      await wallet.stop();
      await social.stop();
      await env.remove();
    },
  };
}
