export { StatCards } from './stat-cards.tsx';
export { useOverview } from './use-overview.ts';
