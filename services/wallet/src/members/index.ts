export { findActiveMember, refuseDisabled, type Member } from './find-member.ts';
export { memberEvents, type StreamsEnded } from './member-events.ts';
