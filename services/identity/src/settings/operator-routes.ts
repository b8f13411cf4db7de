import { ErrorAnswer, operatorAct, Type, type App, type Kit } from '@facet/service-kit';
import { ChangedSetting, ListedSetting, presentListed, SettingChange } from './setting-schemas.ts';
import type { SiteSettings } from './site-settings.ts';

const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };

/** Settings as operators see and change them. Each service says who may change its own. */
export function operatorSettingRoutes(app: App, kit: Pick<Kit, 'database' | 'outbox' | 'log'>, settings: SiteSettings): void {
  app.get(
    '/api/admin/settings',
    {
      schema: {
        operationId: 'listSettings',
        summary: 'Every setting of the site: its value, default and effect, and who may change it',
        // None in the example: Spectral takes what has a `type` and a `default` for a schema.
        response: { 200: Type.Object({ settings: Type.Array(ListedSetting, { examples: [[]] }) }), ...errors },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async () => ({ settings: (await settings.listed()).map(presentListed) }),
  );

  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/settings',
      role: 'admin',
      action: 'setting.change',
      schema: {
        operationId: 'changeSetting',
        summary: 'Changes a setting of the site',
        description: 'In force everywhere within 30 s. `expected` refuses it when somebody else was quicker.',
        again: 'same',
        errors: { bad_setting: 400, unknown_setting: 400, setting_changed: 409 },
        body: SettingChange,
        response: { 200: ChangedSetting, ...errors },
      },
      asked: ({ body }) => ({ subject: { type: 'setting', id: body.key, label: body.key }, input: body }),
    },
    async (transaction, { body, operator }) => {
      const { title, ...changed } = await settings.change(transaction, { ...body, by: operator });
      return {
        result: changed,
        subject: { type: 'setting', id: body.key, label: title },
        before: { value: changed.previous },
        after: { value: changed.value },
      };
    },
  );
}
