import { defineErrors, ErrorAnswer, Type, type App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { readAnswer } from '../clients/index.ts';
import { ChangedSetting, Setting, SettingChange } from './setting.ts';

const settingErrors = defineErrors({ unknown_setting: 400, role_required: 403 });
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };

export function siteSettingRoutes(app: App, { clients: { identity }, auditLog }: AdminContext): void {
  /** Each service says who may change its settings; most decide over money or access and are the owner's, as all are where it is not said. */
  const readAll = async () => {
    const { settings } = await readAnswer('identity', identity.GET('/internal/settings/listed'));
    return settings.map((setting) => ({ ...setting, changeableBy: setting.changeableBy ?? 'owner' }));
  };

  app.get(
    '/api/admin/settings',
    {
      schema: {
        operationId: 'listSettings',
        summary: 'Every setting of the site: its value, default and effect, and who may change it',
        // None in the example: Spectral takes what has a `type` and a `default` for a schema.
        response: { 200: Type.Object({ settings: Type.Array(Setting, { examples: [[]] }) }), ...errors },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async () => ({ settings: await readAll() }),
  );

  app.post(
    '/api/admin/settings',
    {
      schema: {
        operationId: 'changeSetting',
        summary: 'Changes a setting of the site',
        description: 'In force everywhere within 30 s. `expected` refuses it when somebody else was quicker.',
        again: 'same',
        errors: { bad_setting: 400, unknown_setting: 400, setting_changed: 409 },
        body: SettingChange,
        response: { 200: ChangedSetting, ...errors },
      },
      config: { permission: { operator: 'admin', fresh: true }, action: 'setting.change' },
    },
    async (request) => {
      const { body: input, operator } = request;
      const setting = (await readAll()).find(({ key }) => key === input.key);
      if (!setting) throw settingErrors('unknown_setting', 'There is no such setting');
      if (setting.changeableBy === 'owner' && operator.role !== 'owner')
        throw settingErrors('role_required', `${setting.title} needs the role owner. You are ${operator.role}.`);
      const object = { type: 'setting', id: input.key, label: setting.title };
      const info = { action: 'setting.change', object, input, before: { value: setting.value } };
      return auditLog.record(request, info, async () => {
        const body = { ...input, by: operator.username };
        const changed = await readAnswer('identity', identity.POST('/internal/settings', { body }));
        return { result: changed, after: { value: changed.value } };
      });
    },
  );
}
