export { abandonedBombs } from './abandoned-bombs.ts';
export { bombRoutes } from './bomb-routes.ts';
export { bombsOf, currentMultiplier } from './bomb-answers.ts';
export { placeBombs } from './board.ts';
export { bombCounts, multiplierAfter, safeTilesOf, type BombCount } from './multiplier.ts';
