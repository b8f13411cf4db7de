export { earnedNames, typesOf, type EarnedName } from './figures.ts';
export { figureRoutes, internalFigureRoutes, memberFigureRoutes } from './routes.ts';
