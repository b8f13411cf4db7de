export { memberEvents } from './member-events.ts';
export { findMember, Member, nameFor } from './member.ts';
