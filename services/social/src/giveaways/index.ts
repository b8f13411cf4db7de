export { DrawSeeds, sealedSeeds } from './draw-seeds.ts';
export { endDueGiveaways } from './end-giveaway.ts';
export { giveawayRoutesForMembers } from './member-routes.ts';
export { giveawayChangeRoutes } from './change-routes.ts';
export { giveawayListRoutes, giveawaySummaryRoute } from './list-routes.ts';
export { tellNews } from './tell-news.ts';
export { openFees } from './fees.ts';
export { redrawSeeds } from './redraw-seeds.ts';
export { factRoutes } from './fact-routes.ts';
