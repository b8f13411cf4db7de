export { endDueEvents } from './end-event.ts';
export { eventRoutesForMembers } from './member-routes.ts';
export { eventChangeRoutes } from './change-routes.ts';
export { eventListRoutes } from './list-routes.ts';
export { Fees } from './fees.ts';
export { redrawSeeds } from './redraw-seeds.ts';
export { refundDeleted } from './refund-deleted.ts';
export { sweepEntries } from './sweep-entries.ts';
