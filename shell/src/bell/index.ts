export { newNoticesAre } from './bell-api.ts';
export { InboxBell } from './inbox-bell.tsx';
