export { memberEvents } from './member-events.ts';
export { findMember, type Member } from './find-member.ts';
