import { ErrorAnswer, Type, type App } from '@facet/service-kit';
import type { SiteSettings } from './site-settings.ts';

const Key = Type.Object({ key: Type.String({ maxLength: 100 }) });
const Value = Type.Object({ value: Type.String({ description: 'as entered, such as "100"' }) });
const Values = Type.Array(Type.Object({ key: Type.String(), value: Type.String() }));

export function publicSettingRoutes(app: App, { settings }: { settings: SiteSettings }): void {
  app.get(
    '/api/settings/:key',
    {
      schema: {
        operationId: 'getSetting',
        summary: 'One public setting',
        errors: { setting_not_found: 404 },
        params: Key,
        response: { 200: Value, '4xx': ErrorAnswer },
      },
      config: { permission: 'anyone' },
    },
    async (request) => ({ value: await settings.publicValue(request.params.key) }),
  );
  app.get(
    '/api/public/settings',
    {
      schema: { operationId: 'listPublicSettings', summary: 'All public settings', response: { 200: Values } },
      config: { permission: 'anyone' },
    },
    () => settings.publicOnes(),
  );
}
