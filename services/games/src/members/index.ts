export { memberEvents } from './member-events.ts';
export { usernameOf } from './username-of.ts';
