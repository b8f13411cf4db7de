export { InboxBell } from './inbox-bell.tsx';
export { InboxPage } from './inbox-page.tsx';
export { InboxSettingsPage } from './inbox-settings-page.tsx';
