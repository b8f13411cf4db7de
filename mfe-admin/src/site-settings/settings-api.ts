import { adminApi } from '../api/admin-api.ts';
import type { ListSettingsApiResponse } from '../api/admin.generated.ts';

const settingsApi = adminApi.enhanceEndpoints({
  endpoints: {
    listSettings: { providesTags: ['Settings'] },
    // A colleague may have been quicker: what is in force is asked again whatever came of it.
    changeSetting: { invalidatesTags: ['Settings', 'Audit'] },
  },
});

export type Setting = ListSettingsApiResponse['settings'][number];
export const { useListSettingsQuery, useChangeSettingMutation } = settingsApi;
