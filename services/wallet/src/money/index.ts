export { addTransfer, fromWalls, houseResult, nothing, otherwise } from './flow-rules.ts';
export { moneyRoutes } from './money-routes.ts';
