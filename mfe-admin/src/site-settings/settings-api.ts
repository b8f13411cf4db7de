import { identityApi, type ListSettingsApiResponse } from '../api/identity.generated.ts';

const settingsApi = identityApi.enhanceEndpoints({
  endpoints: {
    listSettings: { providesTags: ['Settings'] },
    // A colleague may have been quicker: what is in force is asked again whatever came of it.
    changeSetting: { invalidatesTags: ['Settings', 'Audit'] },
  },
});

export type Setting = ListSettingsApiResponse['settings'][number];
export const { useListSettingsQuery, useChangeSettingMutation } = settingsApi;
