import { Type, type App } from '@facet/service-kit';
import type { SiteSettings } from './site-settings.ts';

const READERS = ['wallet', 'earn', 'games', 'social', 'admin'];

const All = Type.Object({ settings: Type.Record(Type.String(), Type.String(), { description: 'every key with its value in force' }) });

export function internalSettingRoutes(app: App, { settings }: { settings: SiteSettings }): void {
  app.get(
    '/internal/settings',
    {
      schema: { operationId: 'listSettings', summary: 'Every setting with its value in force', response: { 200: All } },
      config: { permission: { services: READERS } },
    },
    async () => ({ settings: Object.fromEntries(await settings.all()) }),
  );
}
