export { earnedNames, typesOf, type EarnedName } from './figures.ts';
export { figureRoutes, internalFigureRoutes } from './routes.ts';
