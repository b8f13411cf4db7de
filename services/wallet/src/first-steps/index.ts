export { firstStepRoutes } from './routes.ts';
export { readFirstSteps } from './read-first-steps.ts';
