export { MemberDrawer } from './member-drawer.tsx';
