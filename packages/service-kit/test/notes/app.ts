import { join } from 'node:path';
import {
  createKit,
  createService,
  dataOf,
  ErrorAnswer,
  eventRoutes,
  inTransaction,
  kitConfig,
  MessageRefused,
  MoneyInput,
  parseMoney,
  formatMoney,
  readConfig,
  Type,
  uuidv7,
  type App,
  type Kit,
  type Service,
} from '../../src/index.ts';

/**
 * The smallest real service: what the kit's tests go through. A note is kept, and the service `wallet` is told of it.
 */
export const migrationsDirectory = join(import.meta.dirname, 'migrations');

export function buildService(environment: NodeJS.ProcessEnv, extraRoutes: (app: App) => void = () => undefined): Service {
  const kit = createKit('earn', readConfig(Type.Object(kitConfig), environment));
  return createService({
    kit,
    migrationsDirectory,
    areas: {
      Notes: {
        about: 'Notes.',
        routes: (app) => {
          noteRoutes(app, kit);
          extraRoutes(app);
        },
        internalRoutes: (app) => {
          app.get(
            '/internal/whoami',
            {
              schema: { summary: 'Who calls', response: { 200: Type.Object({ caller: Type.String() }) } },
              config: { permission: { services: ['wallet'] } },
            },
            async (request) => ({ caller: request.caller }),
          );
          app.get(
            '/internal/notes/count',
            {
              schema: { summary: 'How many notes', querystring: Type.Object({ without: Type.String() }), response: { 200: Count } },
              config: { permission: { services: ['earn'] } },
            },
            async ({ query }) => {
              const { rows } = await kit.database.raw<{ rows: { notes: number }[] }>(
                `select count(*)::int as notes from notes where text not in (?, 'a secret in the text')`,
                [query.without],
              );
              return { notes: rows[0]?.notes ?? 0 };
            },
          );
        },
      },
    },
    amongServices: (app) =>
      eventRoutes(app, {
        database: kit.database,
        publishers: ['wallet'],
        handlers: {
          'rewards.test.note.dated.v1': async (transaction, event) => {
            await transaction.raw('select ?::timestamptz', [dataOf(event, Type.Object({ at: Type.String() })).at]);
          },
          'rewards.test.note.written.v1': async (transaction, event) => {
            await transaction('notes').insert({ id: uuidv7(), text: `heard ${event.subject}` });
          },
        },
      }),
    onDelivered: async (transaction, message, answer) => {
      if (message.path !== '/internal/told') return;
      if ((answer as { refused?: boolean } | null)?.refused) throw new MessageRefused('it would not');
      await transaction('notes')
        .where({ id: (message.body as { noteId: string }).noteId })
        .increment('told_times', 1);
    },
  });
}

const Count = Type.Object({ notes: Type.Integer() });

function noteRoutes(app: App, kit: Kit): void {
  app.post(
    '/api/notes',
    {
      schema: {
        summary: 'Writes a note',
        again: 'more',
        body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 100 }), price: MoneyInput }, { additionalProperties: false }),
        response: { 200: Type.Object({ id: Type.String(), price: Type.String(), member: Type.String() }), '4xx': ErrorAnswer },
      },
      config: { permission: 'member' },
    },
    async (request) => {
      const price = parseMoney(request.body.price, 'price');
      const id = uuidv7();
      await inTransaction(kit.database, async (transaction) => {
        await transaction('notes').insert({ id, text: request.body.text });
        await kit.outbox.send(transaction, { to: 'wallet', path: '/internal/told', body: { noteId: id } });
        if (request.body.text === 'fail late') throw new Error('select * from secrets: it broke');
        if (request.body.text === 'undone for another')
          await transaction.raw(`do $$ begin raise exception using errcode = '40P01'; end $$`);
      });
      return { id, price: formatMoney(price), member: request.member.id };
    },
  );
  app.get(
    '/api/notes/by/:id',
    {
      schema: {
        summary: 'One note',
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        querystring: Type.Object({ search: Type.Optional(Type.String()), since: Type.Optional(Type.String()) }),
        response: { 200: Type.Object({ ok: Type.Boolean() }) },
      },
      config: { permission: 'anyone' },
    },
    async ({ query: { since = '2026-01-01' } }) => {
      await kit.database.raw('select ?::timestamptz', [since]);
      return { ok: true };
    },
  );
  app.get(
    '/api/notes/kept/:key/:id',
    {
      schema: {
        summary: 'One note, to who has its key',
        params: Type.Object({ key: Type.String(), id: Type.String() }),
        response: { 200: Type.Object({ ok: Type.Boolean() }) },
      },
      config: { permission: 'anyone', secretParams: ['key'] },
    },
    async () => ({ ok: true }),
  );
  app.get(
    '/api/notes/count',
    { schema: { summary: 'How many notes, as a replica knows', response: { 200: Count } }, config: { permission: 'anyone' } },
    async () => {
      const answer = await kit.fetchOf('earn')({ path: '/internal/notes/count?without=a%20secret' });
      return (await answer.json()) as { notes: number };
    },
  );
  app.get(
    '/api/notes',
    { schema: { summary: 'All notes', response: { 200: Type.Object({ ok: Type.Boolean() }) } }, config: { permission: 'anyone' } },
    async () => ({ ok: true }),
  );
}
