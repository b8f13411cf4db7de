export { KnownMember } from './known-member.ts';
export { rememberMember } from './member-events.ts';
export { Members } from './members.ts';
