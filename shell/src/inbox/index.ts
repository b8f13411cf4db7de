/** Each page in a file of its own: most who come do not open it. */
export const loadInbox = () => import('./inbox-page.tsx').then(({ InboxPage: Component }) => ({ Component }));
export const loadInboxSettings = () => import('./inbox-settings-page.tsx').then(({ InboxSettingsPage: Component }) => ({ Component }));
export { noticeText } from './notice-text.ts';
export { useNoticeKinds } from './use-notice-kinds.ts';
export { SidebarBell } from './sidebar-bell.tsx';
