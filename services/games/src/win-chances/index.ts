export { overrideChangeRoutes } from './change-routes.ts';
export { overrideListRoutes } from './list-routes.ts';
export { chanceOf, CHANCE_COLUMNS, games, winChanceOf, type Game, type WinChance, type WinChanceFields } from './win-chance.ts';
