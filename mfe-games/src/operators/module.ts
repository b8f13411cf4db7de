import { CONTRACT_VERSION, defineOperators } from '@facet/remote-kit';
import { emptyApi } from './api/empty-api.ts';

export default defineOperators({
  contract: CONTRACT_VERSION,
  api: emptyApi,
  routes: {
    probability: () => import('./win-chances/win-chances-tab.tsx'),
  },
  memberPanels: {
    rounds: () => import('./members/rounds-panel.tsx'),
    play: () => import('./members/play-card.tsx'),
  },
});
