export { memberEvents } from './member-events.ts';
export { findMember } from './find-member.ts';
