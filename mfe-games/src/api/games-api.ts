import { gamesApi as generated } from './games.generated.ts';

/** The calls of services/games, and what makes an answer old. */
export const gamesApi = generated.enhanceEndpoints({
  addTagTypes: ['Rules', 'Limits', 'Fairness', 'Active'],
  endpoints: {
    getBombsRules: { providesTags: ['Rules'] },
    getCrashRules: { providesTags: ['Rules'] },
    getPlayLimits: { providesTags: ['Limits'] },
    setPlayLimits: { invalidatesTags: ['Limits'] },
    confirmAge: { invalidatesTags: ['Limits'] },
    getFairness: { providesTags: ['Fairness'] },
    setClientSeed: { invalidatesTags: ['Fairness'] },
  },
});

export const { useGetBombsRulesQuery, useGetCrashRulesQuery, useGetPlayLimitsQuery } = gamesApi;
