import { ErrorAnswer, inTransaction, Type, type App, type Database } from '@facet/service-kit';
import type { SiteSettings } from './site-settings.ts';

const READERS = ['wallet', 'earn', 'games', 'social', 'admin'];

const All = Type.Object({ settings: Type.Record(Type.String(), Type.String(), { description: 'every key with its value in force' }) });
const Change = Type.Object(
  { key: Type.String({ maxLength: 100 }), value: Type.String({ maxLength: 1000 }) },
  { additionalProperties: false },
);
const Changed = Type.Object({ key: Type.String(), value: Type.String(), previous: Type.String({ description: 'in force before' }) });

export function internalSettingRoutes(app: App, { database, settings }: { database: Database; settings: SiteSettings }): void {
  app.get(
    '/internal/settings',
    { schema: { operationId: 'listSettings', response: { 200: All } }, config: { permission: { services: READERS } } },
    async () => ({ settings: Object.fromEntries(await settings.all()) }),
  );
  app.post(
    '/internal/settings',
    {
      schema: {
        operationId: 'changeSetting',
        summary: 'Puts a value in force',
        body: Change,
        response: { 200: Changed, '4xx': ErrorAnswer },
      },
      config: { permission: { services: ['admin'] } },
    },
    (request) => inTransaction(database, (transaction) => settings.change(transaction, request.body.key, request.body.value)),
  );
}
