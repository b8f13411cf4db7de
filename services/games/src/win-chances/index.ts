export { overrideChangeRoutes } from './change-routes.ts';
export { overrideListRoutes } from './list-routes.ts';
export { games, winChanceOf, type Game, type WinChance } from './win-chance.ts';
