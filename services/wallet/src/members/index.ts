export { ineligibilityOf, readIneligibility, type Standing } from './ineligibility.ts';
export { findActiveMember, findMember, refuseDisabled, type Member } from './find-member.ts';
export { memberEvents } from './member-events.ts';
export { memberMoneyRoutes } from './member-money-routes.ts';
export { memberRoutes } from './member-routes.ts';
export { rankingJob } from './rank-members.ts';
export { findInDirectory } from './find-in-directory.ts';
