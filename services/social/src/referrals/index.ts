export { earningEvents } from './earning-events.ts';
export { memberReferralRoutes } from './member-routes.ts';
export { operatorReferralRoutes } from './operator-routes.ts';
