export { automaticRollBack } from './automatic-roll-back.ts';
export { trialRoutes } from './trial-routes.ts';
