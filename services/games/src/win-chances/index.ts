export { overrideRoutes } from './override-routes.ts';
export { games, winChanceOf, type Game, type WinChance } from './win-chance.ts';
