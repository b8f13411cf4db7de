import { CONTRACT_VERSION, defineRemote } from '@facet/remote-kit';
import { gamesApi } from './api/games-api.ts';

export default defineRemote({
  contract: CONTRACT_VERSION,
  api: gamesApi,
  routes: [{ path: '/games', handle: { title: 'Games' }, lazy: () => import('./lobby/games-page.tsx') }],
});
