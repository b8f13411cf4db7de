export { memberEvents } from './member-events.ts';
export { type Member, Members } from './members.ts';
