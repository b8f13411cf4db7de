import { CONTRACT_VERSION, defineRemote } from '@facet/remote-kit';
import { gamesApi } from './api/games-api.ts';

export default defineRemote({
  contract: CONTRACT_VERSION,
  api: gamesApi,
  routes: [
    { path: '/games', handle: { title: 'Games' }, lazy: () => import('./lobby/games-page.tsx') },
    { path: '/games/bombs', handle: { title: 'Bombs' }, lazy: () => import('./bombs/bombs-page.tsx') },
    { path: '/games/crash', handle: { title: 'Crash' }, lazy: () => import('./crash/crash-page.tsx') },
    { path: '/games/fairness', handle: { title: 'Past rounds' }, lazy: () => import('./fairness/fairness-page.tsx') },
  ],
});
