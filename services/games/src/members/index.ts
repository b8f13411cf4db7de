export { findMember, findMemberNamed, type Member } from './find-member.ts';
export { KnownMember } from './known-member.ts';
export { memberEvents } from './member-events.ts';
