import { identityApi } from './identity.generated.ts';

export const devicesApi = identityApi.enhanceEndpoints({ endpoints: { listDevices: { providesTags: ['Session'] } } });
