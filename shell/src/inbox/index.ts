export { noticeText } from './notice-text.ts';
export { useNoticeKinds } from './use-notice-kinds.ts';
export { SidebarBell } from './sidebar-bell.tsx';
