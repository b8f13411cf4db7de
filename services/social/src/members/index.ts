export { memberEvents } from './member-events.ts';
export { findMember, Member } from './member.ts';
