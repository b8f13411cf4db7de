export { DrawSeeds, sealedSeeds } from './draw-seeds.ts';
export { endDueEvents } from './end-event.ts';
export { eventRoutesForMembers } from './member-routes.ts';
export { eventChangeRoutes } from './change-routes.ts';
export { eventListRoutes, eventSummaryRoute } from './list-routes.ts';
export { openFees } from './fees.ts';
export { redrawSeeds } from './redraw-seeds.ts';
export { factRoutes } from './fact-routes.ts';
