import { walletApi } from '../api/wallet.generated.ts';

export interface BotState {
  status: 'online' | 'offline';
  username: string | null;
  /** What it has to spend; whole R$. */
  robux: number | null;
  error: string | null;
}

const botApi = walletApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asked every 30 s, so it keeps no session alive. */
    watchBot: build.query<BotState, void>({
      query: () => ({ path: '/api/admin/roblox-status', background: true }),
      providesTags: ['Bot'],
    }),
    replaceCookie: build.mutation<{ testResult: { username: string; robux: number } }, { roblosecurityCookie: string }>({
      query: (body) => ({ path: '/api/admin/update-roblox-cookie', method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Bot']),
    }),
  }),
});

export const { useWatchBotQuery, useReplaceCookieMutation } = botApi;
