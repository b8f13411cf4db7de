import { CONTRACT_VERSION, defineRemote } from '@facet/remote-kit';
import { gamesApi } from './api/games-api.ts';
import { t } from './texts.ts';

export default defineRemote({
  contract: CONTRACT_VERSION,
  api: gamesApi,
  routes: [
    { path: '/games', handle: { title: () => t('Games') }, lazy: () => import('./lobby/games-page.tsx') },
    { path: '/games/bombs', handle: { title: () => t('Bombs') }, lazy: () => import('./bombs/bombs-page.tsx') },
    { path: '/games/crash', handle: { title: () => t('Crash') }, lazy: () => import('./crash/crash-page.tsx') },
    { path: '/games/fairness', handle: { title: () => t('Past rounds') }, lazy: () => import('./fairness/fairness-page.tsx') },
  ],
});
